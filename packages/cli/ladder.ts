import { availableParallelism } from 'node:os';
import type { Played } from '@swordtable/bots';
import { botNamed, type Duel, ladderOf, overall, type Rate, type Rung, type ScheduledGame, schedule } from '@swordtable/bots';
import { type Game, type MatchOptions, open, type Standing } from '@swordtable/kernel';
import { openPool } from '@swordtable/server/pool/pool';
import { gameOf, newSeed, optionsFrom, seatsOf } from './arguments.ts';
import { writeText } from './files.ts';
import { type Grid, gridLines } from './screen/grid.ts';
import { lookOf } from './screen/look.ts';
import { progressOn } from './screen/progress.ts';
import { dealsIn, type LadderFile } from './shards/run-file.ts';
import { checkShard, type Shard } from './shards/shard.ts';
import { orStop, stop } from './stop.ts';
import { VERSION } from './version.ts';

export interface LadderOptions {
  readonly bots: string;
  readonly games: number;
  readonly seats?: number;
  readonly option?: readonly string[];
  readonly numbers?: string;
  readonly workers?: number;
  readonly json?: string;
  readonly seed?: string;
  readonly shard?: Shard;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
const keyOf = ({ seed, bots }: ScheduledGame): string => JSON.stringify([seed, bots]);

/** What a pairing shows, if anything, by its interval. */
const verdict = ({ one, other, low, high }: Rung): readonly string[] => {
  if (low > 0.5) return [`${one} beats ${other}`];
  return high < 0.5 ? [`${other} beats ${one}`] : [];
};

/** What all pairings show. With many pairs, only significant differences are named. */
const verdicts = (rungs: readonly Rung[]): string => {
  const told = rungs.flatMap(verdict);
  if (told.length === rungs.length) return `${told.join('; ')}.`;
  const [first] = rungs;
  const others = rungs.length === 1 ? `${first?.one} and ${first?.other}` : told.length === 0 ? 'They' : 'the others';
  return `${[...told, `${others} cannot be told apart by so few games`].join('; ')}.`;
};

const rateCells = ({ games, share, low, high, margin }: Rate & { readonly margin: number }) => [
  games,
  percent(share),
  `${percent(low)} to ${percent(high)}`,
  margin,
];

const rungGrid = ({ name }: Game, rungs: readonly Rung[]): Grid => ({
  title: `${name}: each deal from both sides`,
  columns: ['bot', 'against', 'games', 'wins', '95% interval', 'points ahead'],
  rows: rungs.map((rung) => [rung.one, rung.other, ...rateCells(rung)]),
});

const overallGrid = (rungs: readonly Rung[]): Grid => ({
  title: 'Each against all the others',
  columns: ['bot', 'games', 'wins', '95% interval', 'points ahead'],
  rows: overall(rungs).map((each) => [each.bot, ...rateCells(each)]),
});

const botsOf = (text: string, game: Game): readonly string[] => {
  const names = [...new Set(text.split(',').map((name) => name.trim()))];
  for (const name of names) orStop(botNamed(name, game));
  return names.length > 1 ? names : stop('A ladder needs at least two different bots, such as: --bots random,greedy.');
};

/** What a ladder shows, and all of it to a file. */
export const printLadder = (game: Game, file: LadderFile & { readonly rungs: readonly Rung[] }, json: string | undefined): void => {
  const { rungs, bots, seed } = file;
  const look = lookOf(process.stdout);
  console.log(gridLines(rungGrid(game, rungs), look).join('\n'));
  if (bots.length > 2) console.log(`\n${gridLines(overallGrid(rungs), look).join('\n')}`);
  console.log(`\n${verdicts(rungs)}\nSeed ${seed}.`);
  if (json !== undefined) writeText(json, `${JSON.stringify(file, null, 2)}\n`);
};

const playDuels = async (game: Game, options: MatchOptions, duels: readonly Duel[], workers: number): Promise<readonly Rung[]> => {
  const games = duels.flatMap((duel) => duel.games);
  const standings = new Map<string, Standing>();
  const progress = progressOn(process.stderr, `${game.id} ladder`, games.length);
  const pool = openPool(new URL('./worker.js', import.meta.url), workers);
  const tell = ({ scheduled, standing }: Played): void => {
    standings.set(keyOf(scheduled), standing);
    progress.step(1);
  };
  try {
    orStop(await pool.playAll({ kind: 'play', game: game.id, options, games }, { tell }));
  } finally {
    progress.clear();
    await pool.close();
  }
  const standingOf = (scheduled: ScheduledGame): Standing =>
    standings.get(keyOf(scheduled)) ?? stop('A game of the ladder wasn’t played.', 1);
  return ladderOf(duels.map((duel) => ({ duel, standings: [standingOf(duel.games[0]), standingOf(duel.games[1])] })));
};

/** Plays every pair of bots against each other, each deal from both sides, and reports which is stronger. */
export const ladder = async (id: string, options: LadderOptions): Promise<void> => {
  const game = gameOf(id);
  const seats = seatsOf(game, options.seats);
  const bots = botsOf(options.bots, game);
  const { shard, games } = options;
  const deals = dealsIn(games, shard);
  checkShard(shard, options.seed, dealsIn(games, undefined).to, 'deals');
  const seed = options.seed ?? newSeed();
  const { options: whole } = orStop(open(game, seats, optionsFrom(game, options.option ?? [], options.numbers), seed));
  const duels = schedule(bots, seats, deals.to - deals.from, seed, deals.from);
  const rungs = await playDuels(game, whole, duels, options.workers ?? availableParallelism());
  const header = { program: VERSION, game: game.id, version: game.version, bots, seed, games, ...(shard && { shard }) };
  printLadder(game, { command: 'ladder', ...header, seats, options: whole, rungs }, options.json);
};
