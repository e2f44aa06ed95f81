import { spawnSync } from 'node:child_process';
import { botInput, botNamed } from '@swordtable/bots';
import { plural } from '@swordtable/games/grammar';
import { type Decision, type Game, type MatchOptions, optionAt, randomFrom, readOptions } from '@swordtable/kernel';
import { gameOf, seatsOf } from './arguments.ts';
import { GAMES } from './games.ts';
import { measurePeers } from './peers.ts';
import { type Grid, gridLines } from './screen/grid.ts';
import { lookOf } from './screen/look.ts';
import { FAILED, orStop, stop } from './stop.ts';

export interface BenchOptions {
  readonly seconds: number;
  readonly peers?: boolean;
  /** Measures only this game and prints JSON; the command starts itself this way for each game. */
  readonly measure?: string;
}

/** Marsaglia's xorshift, which is fast, so that we measure the rules and not the generator. */
const fastRandom = (seed: number): ((count: number) => number) => {
  let word = seed;
  return (count) => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return (word >>> 0) % count;
  };
};

/** Plays one random game without events; returns the number of decisions. */
const playRandomly = (
  game: Game,
  options: MatchOptions,
  round: number,
  rng: (count: number) => number,
  stopAfter = Number.POSITIVE_INFINITY,
): [unknown, number] => {
  const state = game.setup(seatsOf(game, undefined), options, { key: [round, rng(2 ** 30), 3, 4], drawn: 0 });
  let taken = 0;
  for (let decisions = game.decisions(state); decisions.length > 0 && taken < stopAfter; taken++) {
    const { seat, options: offered } = decisions[0] as Decision<unknown>;
    decisions = game.advance(state, seat, optionAt(offered, rng(offered.length)));
  }
  return [state, taken];
};

/** Repeats something for a number of seconds and returns the rate. As with the peers, the warm-up isn't counted. */
const rateOf = (seconds: number, once: (round: number) => void): number => {
  for (const until = performance.now() + 1000 * Math.max(WARM_UP, seconds / 3); performance.now() < until; ) once(0);
  const began = performance.now();
  let rounds = 0;
  while (performance.now() - began < 1000 * seconds) once(rounds++);
  return rounds / ((performance.now() - began) / 1000);
};

/** In seconds: until the compiler has optimized the rules. */
const WARM_UP = 1.5;
const SEARCH_ITERATIONS = 200;
/** After this many answers, the board is about half full. */
const MIDDLE = 30;

interface Measured {
  readonly game: string;
  readonly games: number;
  readonly decisions: number;
  readonly cloneNs: number;
  readonly iterations: number;
}

const measure = (game: Game, seconds: number): Measured => {
  const options = orStop(readOptions(game.options, {}));
  const rng = fastRandom(2463534242);
  let decisions = 0;
  let played = 0;
  const games = rateOf(seconds, (round) => {
    decisions += playRandomly(game, options, round, rng)[1];
    played++;
  });
  const [, length] = playRandomly(game, options, 1, fastRandom(88172645));
  // A shorter game is measured halfway.
  const [middle] = playRandomly(game, options, 1, fastRandom(88172645), length > MIDDLE ? MIDDLE : Math.floor(length / 2));
  const clones = rateOf(seconds / 4, () => {
    for (let i = 0; i < 100; i++) game.clone(middle);
  });
  const bot = orStop(botNamed(`search:${SEARCH_ITERATIONS}`));
  const [decision] = game.decisions(middle);
  const thoughts = decision === undefined ? stop('The game ended too soon to be measured.', 1) : botInput(game, middle, decision);
  const searches = rateOf(seconds / 2, (round) => void bot.choose(thoughts, randomFrom(`bench ${round}`)));
  const seats = game.seats.min < game.seats.max ? `, ${plural(seatsOf(game, undefined), 'seat')}` : '';
  return {
    game: `${game.name}${seats}`,
    games,
    decisions: (games * decisions) / played,
    cloneNs: 1e9 / (clones * 100),
    iterations: searches * SEARCH_ITERATIONS,
  };
};

const whole = (number: number): number => Math.round(number);

/** Each game gets its own process, like the peers, so that none profits from another's compiled code. */
const measureApart = (game: Game, seconds: number): Measured => {
  console.error(`Measuring ${game.name}…`);
  const [, program = ''] = process.argv;
  const args = [program, 'bench', '--measure', game.id, '--seconds', String(seconds)];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  if (status !== 0) stop(`${game.name} couldn’t be measured; see the lines above.`, FAILED);
  // The same program has just printed it.
  return JSON.parse(stdout) as Measured;
};

/** Measures the speed of the rules on one core and, with `peers`, of a similar game on boardgame.io. */
export const bench = ({ seconds, peers, measure: only }: BenchOptions): void => {
  if (only !== undefined) {
    console.log(JSON.stringify(measure(gameOf(only), seconds)));
    return;
  }
  const look = lookOf(process.stdout);
  const measured = GAMES.map((game) => measureApart(game, seconds));
  const grid: Grid = {
    title: 'One core, full rules, random play',
    columns: ['game', 'games/s', 'decisions/s', 'ns per clone', 'search iterations/s'],
    rows: measured.map(({ game, games, decisions, cloneNs, iterations }) => [
      game,
      whole(games),
      whole(decisions),
      whole(cloneNs),
      whole(iterations),
    ]),
  };
  console.log(gridLines(grid, look).join('\n'));
  if (peers !== true) return;
  const others = measurePeers(seconds);
  const first = measured[0] ?? stop('There is no game to compare with.', 1);
  const ratios: Grid = {
    title: `The simplified placement game on other engines, compared with the full rules of ${first.game}`,
    columns: ['written with', 'what', 'per second', 'ours to theirs'],
    rows: others.map(({ name, what, rate }) => [name, what, whole(rate), `${Number((first[what] / rate).toPrecision(2))} : 1`]),
  };
  console.log(`\n${gridLines(ratios, look).join('\n')}`);
};
