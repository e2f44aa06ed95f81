import { availableParallelism } from 'node:os';
import { botNamed } from '@swordtable/bots';
import { plural } from '@swordtable/games/grammar';
import { type Game, open } from '@swordtable/kernel';
import { gameOf, newSeed, optionsFrom, seatsOf } from '../arguments.ts';
import { writeText } from '../files.ts';
import { type Grid, gridLines } from '../screen/grid.ts';
import { lookOf } from '../screen/look.ts';
import { progressOn } from '../screen/progress.ts';
import { FAILED, orStop } from '../stop.ts';
import type { Batch, LawViolation } from './batch.ts';
import { addUp, type Tally } from './collector.ts';
import { collectorOf } from './collectors.ts';
import { asCsv, asJson, type Simulated } from './export.ts';
import { resultGrids } from './results.ts';
import { type Setting, settingsOf, settingText } from './settings.ts';
import { playAll } from './worker-pool.ts';

export interface SimulateOptions {
  readonly games: number;
  readonly bots: string;
  readonly seats?: number;
  readonly option?: readonly string[];
  readonly numbers?: string;
  readonly allOptions?: boolean;
  readonly workers?: number;
  readonly laws: boolean;
  readonly lawsOneIn: number;
  readonly json?: string;
  readonly csv?: string;
  readonly seed?: string;
}

/** One bot for each seat; with fewer names than seats, they repeat. */
const botsOf = (text: string, seats: number, game: Game): readonly string[] => {
  const names = text.split(',').map((name) => name.trim());
  for (const name of names) orStop(botNamed(name, game));
  return Array.from({ length: seats }, (_, seat) => names[seat % names.length] as string);
};

const gridsOf = (game: Game, bots: readonly string[], tally: Tally): readonly Grid[] => [
  ...resultGrids(game, bots, tally),
  ...collectorOf(game.id).grids(tally),
];

const simulateSetting = async (game: Game, batch: Batch, workers: number, setting: string): Promise<Simulated> => {
  const tallies: Tally[] = [];
  const broken: LawViolation[] = [];
  const progress = progressOn(process.stderr, setting, batch.to);
  await playAll(batch, workers, ({ from, to }, result) => {
    tallies.push(result.tally);
    broken.push(...result.broken);
    progress.step(to - from);
  }).finally(progress.clear);
  const tally = addUp(tallies);
  const grids = gridsOf(game, batch.bots, tally);
  return { setting, seats: batch.bots.length, options: batch.options, games: batch.to, tally, grids, broken };
};

/** Plays many games between bots and prints what they show; ends with a failure if a law was broken. */
export const simulate = async (id: string, options: SimulateOptions): Promise<void> => {
  const game = gameOf(id);
  const given = optionsFrom(game, options.option ?? [], options.numbers);
  const base: Setting = { seats: seatsOf(game, options.seats), options: given };
  const settings = options.allOptions === true ? settingsOf(game, options.seats, base) : [base];
  const bots = botsOf(options.bots, Math.max(...settings.map(({ seats }) => seats)), game);
  const seed = options.seed ?? newSeed();
  // Refused here, once, instead of in every worker; and from here on every option has a value.
  const opened = settings.map((setting) => ({ setting, options: orStop(open(game, setting.seats, setting.options, seed)).options }));
  const laws = options.laws && bots.every((bot) => bot === 'random') ? options.lawsOneIn : false;
  const workers = options.workers ?? availableParallelism();
  const look = lookOf(process.stdout);
  const print = (title: string, grids: readonly Grid[]): void => {
    console.log(look.paint.bold(look.paint.cyan(`${game.name}, ${title}`)));
    for (const grid of grids) console.log(`\n${gridLines(grid, look).join('\n')}`);
  };
  const simulated: Simulated[] = [];
  for (const { setting, options: whole } of opened) {
    const batch: Batch = { game: game.id, options: whole, bots: bots.slice(0, setting.seats), seed, from: 0, to: options.games, laws };
    const text = settingText(game, setting.options, setting.seats);
    const began = performance.now();
    const result = await simulateSetting(game, batch, workers, text);
    const seconds = (performance.now() - began) / 1000;
    simulated.push(result);
    print(`${text}: ${plural(options.games, 'game')} in ${seconds.toFixed(1)} s`, result.grids);
    console.log(`\n${laws === false ? 'The laws were not checked.' : lawsText(result, laws)}\n`);
  }
  if (simulated.length > 1) {
    // Some abilities cannot fire under some terrains; here it shows whether one never fires at all.
    const tally = addUp(simulated.map((result) => result.tally));
    print('all settings together', gridsOf(game, bots, tally));
    console.log(`\n${plural(simulated.flatMap(({ broken }) => broken).length, 'broken law')} in ${simulated.length} settings.\n`);
  }
  if (options.json !== undefined) writeText(options.json, asJson(game.id, bots, seed, simulated));
  if (options.csv !== undefined) writeText(options.csv, asCsv(game.id, simulated));
  console.log(`Seed ${seed}.`);
  const first = simulated.flatMap(({ broken }) => broken)[0];
  if (first === undefined) return;
  console.error(`A law was broken: ${first.law}. ${first.sentence}\nThe record of the match:\n${JSON.stringify(first.record)}`);
  process.exitCode = FAILED;
};

const lawsText = ({ games, broken }: Simulated, oneIn: number): string => {
  const where = `${plural(games, 'game')}${oneIn === 1 ? '' : `, at one step out of ${oneIn}`}.`;
  return broken.length === 0 ? `Every law held in all ${where}` : `A law was broken in ${broken.length} of ${where}`;
};
