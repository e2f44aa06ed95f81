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
  /** Measures this game alone and prints the figures as JSON: what the command starts for each game. */
  readonly measure?: string;
}

/** Marsaglia's xorshift: chooses fast, so that the rules are measured and not the dice. */
const fastDice = (seed: number): ((count: number) => number) => {
  let word = seed;
  return (count) => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return (word >>> 0) % count;
  };
};

/** Plays one game at random, telling nobody; returns how many decisions it took. */
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

/** Does something again and again for so long; returns how often in a second. As with the peers, a warm-up is thrown away. */
const rateOf = (seconds: number, once: (round: number) => void): number => {
  for (const until = performance.now() + 1000 * Math.max(WARM_UP, seconds / 3); performance.now() < until; ) once(0);
  const began = performance.now();
  let rounds = 0;
  while (performance.now() - began < 1000 * seconds) once(rounds++);
  return rounds / ((performance.now() - began) / 1000);
};

/** Until the compiler has seen enough of the rules. */
const WARM_UP = 1.5;
const SEARCH_ITERATIONS = 200;
/** So many answers into a game the board is half full. */
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
  const rng = fastDice(2463534242);
  let decisions = 0;
  let played = 0;
  const games = rateOf(seconds, (round) => {
    decisions += playRandomly(game, options, round, rng)[1];
    played++;
  });
  const [, length] = playRandomly(game, options, 1, fastDice(88172645));
  // A short game is over by then, and is measured halfway.
  const [middle] = playRandomly(game, options, 1, fastDice(88172645), length > MIDDLE ? MIDDLE : Math.floor(length / 2));
  const clones = rateOf(seconds / 4, () => {
    for (let i = 0; i < 100; i++) game.clone(middle);
  });
  const bot = orStop(botNamed(`search:${SEARCH_ITERATIONS}`));
  const [decision] = game.decisions(middle);
  const thoughts = decision === undefined ? stop('The game was over too soon to be measured.', 1) : botInput(game, middle, decision);
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

/** Each game in a process of its own, like the peers: none inherits what the compiler has learnt from another. */
const measureApart = (game: Game, seconds: number): Measured => {
  console.error(`Measuring ${game.name} …`);
  const [, program = ''] = process.argv;
  const args = [program, 'bench', '--measure', game.id, '--seconds', String(seconds)];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  if (status !== 0) stop(`${game.name} could not be measured: the lines above say why.`, FAILED);
  // It is what the same program printed a moment ago.
  return JSON.parse(stdout) as Measured;
};

/** Measures how fast the rules are on one core, and beside them, if asked, the same kind of game on boardgame.io. */
export const bench = ({ seconds, peers, measure: only }: BenchOptions): void => {
  if (only !== undefined) {
    console.log(JSON.stringify(measure(gameOf(only), seconds)));
    return;
  }
  const look = lookOf(process.stdout);
  const measured = GAMES.map((game) => measureApart(game, seconds));
  const grid: Grid = {
    title: 'One core, full rules, random play',
    columns: ['game', 'games/s', 'decisions/s', 'ns a clone', 'search iterations/s'],
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
  const first = measured[0] ?? stop('There is no game to compare.', 1);
  const ratios: Grid = {
    title: `The simplified placement game elsewhere, against ${first.game} with its full rules`,
    columns: ['written with', 'what', 'a second', 'ours to theirs'],
    rows: others.map(({ name, what, rate }) => [name, what, whole(rate), `${Number((first[what] / rate).toPrecision(2))} : 1`]),
  };
  console.log(`\n${gridLines(ratios, look).join('\n')}`);
};
