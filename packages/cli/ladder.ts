import { availableParallelism } from 'node:os';
import type { Played } from '@swordtable/bots';
import { botNamed, type Duel, ladderOf, overall, type Rate, type Rung, type ScheduledGame, schedule } from '@swordtable/bots';
import { type Game, open, type Standing } from '@swordtable/kernel';
import { openPool } from '@swordtable/server/pool/pool';
import { gameOf, newSeed, optionsFrom, seatsOf } from './arguments.ts';
import { writeText } from './files.ts';
import { type Grid, gridLines } from './screen/grid.ts';
import { lookOf } from './screen/look.ts';
import { progressOn } from './screen/progress.ts';
import { orStop, stop } from './stop.ts';

export interface LadderOptions {
  readonly bots: string;
  readonly games: number;
  readonly seats?: number;
  readonly option?: readonly string[];
  readonly numbers?: string;
  readonly workers?: number;
  readonly json?: string;
  readonly seed?: string;
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

/** Plays every pair of bots against each other, each deal from both sides, and reports which is stronger. */
export const ladder = async (id: string, options: LadderOptions): Promise<void> => {
  const game = gameOf(id);
  const seats = seatsOf(game, options.seats);
  const bots = botsOf(options.bots, game);
  const seed = options.seed ?? newSeed();
  const { options: whole } = orStop(open(game, seats, optionsFrom(game, options.option ?? [], options.numbers), seed));
  const duels = schedule(bots, seats, Math.ceil(options.games / 2), seed);
  const games = duels.flatMap((duel) => duel.games);
  const standings = new Map<string, Standing>();
  const progress = progressOn(process.stderr, `${game.id} ladder`, games.length);
  const pool = openPool(new URL('./worker.js', import.meta.url), options.workers ?? availableParallelism());
  const tell = ({ scheduled, standing }: Played): void => {
    standings.set(keyOf(scheduled), standing);
    progress.step(1);
  };
  try {
    orStop(await pool.playAll({ kind: 'play', game: game.id, options: whole, games }, { tell }));
  } finally {
    progress.clear();
    await pool.close();
  }
  const standingOf = (scheduled: ScheduledGame): Standing =>
    standings.get(keyOf(scheduled)) ?? stop('A game of the ladder wasn’t played.', 1);
  const results = duels.map((duel: Duel) => {
    const [one, other] = duel.games;
    return { duel, standings: [standingOf(one), standingOf(other)] as const };
  });
  const rungs = ladderOf(results);
  const look = lookOf(process.stdout);
  console.log(gridLines(rungGrid(game, rungs), look).join('\n'));
  if (bots.length > 2) console.log(`\n${gridLines(overallGrid(rungs), look).join('\n')}`);
  console.log(`\n${verdicts(rungs)}\nSeed ${seed}.`);
  if (options.json !== undefined) writeText(options.json, `${JSON.stringify({ game: game.id, seed, rungs }, null, 2)}\n`);
};
