import { availableParallelism } from 'node:os';
import { botNamed } from '@swordtable/bots';
import { type Game, open } from '@swordtable/kernel';
import { gameOf, newSeed, optionsFrom, seatsOf } from '../arguments.ts';
import { progressOn } from '../screen/progress.ts';
import { checkShard, portionOf, type Shard } from '../shards/shard.ts';
import { orStop } from '../stop.ts';
import { VERSION } from '../version.ts';
import type { Batch, BatchResult } from './batch.ts';
import { addUp } from './collector.ts';
import type { Simulated } from './export.ts';
import { finish, gridsOf, printSetting, type SimulationFiles } from './report.ts';
import { type Setting, settingsOf, settingText } from './settings.ts';
import { playAll } from './worker-pool.ts';

export interface SimulateOptions extends SimulationFiles {
  readonly games: number;
  readonly bots: string;
  readonly seats?: number;
  readonly option?: readonly string[];
  readonly numbers?: string;
  readonly allOptions?: boolean;
  readonly workers?: number;
  readonly laws: boolean;
  readonly lawsOneIn: number;
  readonly seed?: string;
  readonly shard?: Shard;
}

/** One bot for each seat; with fewer names than seats, they repeat. */
const botsOf = (text: string, seats: number, game: Game): readonly string[] => {
  const names = text.split(',').map((name) => name.trim());
  for (const name of names) orStop(botNamed(name, game));
  return Array.from({ length: seats }, (_, seat) => names[seat % names.length] as string);
};

const simulateSetting = async (game: Game, batch: Batch, workers: number, setting: string): Promise<Simulated> => {
  const results: { readonly from: number; readonly result: BatchResult }[] = [];
  const games = batch.to - batch.from;
  const progress = progressOn(process.stderr, setting, games);
  await playAll(batch, workers, ({ from, to }, result) => {
    results.push({ from, result });
    progress.step(to - from);
  }).finally(progress.clear);
  // In the order of the games, whichever worker was the first to finish.
  const sorted = results.toSorted((one, other) => one.from - other.from).map(({ result }) => result);
  const tally = addUp(sorted.map((result) => result.tally));
  const broken = sorted.flatMap((result) => result.broken);
  return { setting, seats: batch.bots.length, options: batch.options, games, tally, broken, grids: gridsOf(game, batch.bots, tally) };
};

/** Plays many games between bots and prints what they show; ends with a failure if a law was broken. */
export const simulate = async (id: string, options: SimulateOptions): Promise<void> => {
  const game = gameOf(id);
  const given = optionsFrom(game, options.option ?? [], options.numbers);
  const base: Setting = { seats: seatsOf(game, options.seats), options: given };
  const settings = options.allOptions === true ? settingsOf(game, options.seats, base) : [base];
  const bots = botsOf(options.bots, Math.max(...settings.map(({ seats }) => seats)), game);
  const { shard, games } = options;
  checkShard(shard, options.seed, games, 'games');
  const seed = options.seed ?? newSeed();
  // Refused here, once, instead of in every worker; and from here on every option has a value.
  const opened = settings.map((setting) => ({ setting, options: orStop(open(game, setting.seats, setting.options, seed)).options }));
  const laws: number | false = options.laws && bots.every((bot) => bot === 'random') ? options.lawsOneIn : false;
  const workers = options.workers ?? availableParallelism();
  const simulated: Simulated[] = [];
  for (const { setting, options: whole } of opened) {
    const batch: Batch = { game: game.id, options: whole, bots: bots.slice(0, setting.seats), seed, ...portionOf(games, shard), laws };
    const began = performance.now();
    const result = await simulateSetting(game, batch, workers, settingText(game, setting.options, setting.seats));
    simulated.push(result);
    printSetting(game, result, laws, (performance.now() - began) / 1000);
  }
  const header = { program: VERSION, game: game.id, version: game.version, bots, seed, games, laws, ...(shard && { shard }) };
  finish(game, { command: 'simulate', ...header, settings: simulated }, options);
};
