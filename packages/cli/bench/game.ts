import { botInput, botNamed } from '@swordtable/bots';
import { type Decision, type Game, type MatchOptions, optionAt, randomFrom, readOptions } from '@swordtable/kernel';
import { seatsOf } from '../arguments.ts';
import { orStop, stop } from '../stop.ts';
import type { Rates } from './contestant.ts';
import { rateOf } from './rate.ts';

/** Marsaglia's xorshift, which is fast, so that we measure the rules and not the generator. */
const fastRandom = (seed: number): ((count: number) => number) => {
  let word = seed;
  return (count) => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    // Scaled like the peers' numbers: a remainder of such large numbers takes longer than many a rule.
    return Math.floor(((word >>> 0) / 2 ** 32) * count);
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

const SEARCH_ITERATIONS = 200;
const CLONES = 100;
/** After this many answers, the board is about half full. */
const MIDDLE = 30;

/** Two processes measure a game, because what the compiler learns from a search slows down the games that are played after it. */
export const PARTS = ['play', 'search'] as const;
export type Part = (typeof PARTS)[number];

type Meter = (seconds: number) => Rates;

const playMeter = (game: Game, options: MatchOptions): Meter => {
  const rng = fastRandom(2463534242);
  return (seconds) => {
    let [decisions, played] = [0, 0];
    const games = rateOf(seconds, (round) => {
      decisions += playRandomly(game, options, round, rng)[1];
      played++;
    });
    return { games, decisions: (games * decisions) / played };
  };
};

const cloneOften = (game: Game, state: unknown): void => {
  for (let i = 0; i < CLONES; i++) game.clone(state);
};

/** A decision that bots search, also where they usually draw their answer. */
const searched = <Action>({ seat, prompt, options, searchOptions }: Decision<Action>): Decision<Action> =>
  searchOptions === undefined ? { seat, prompt, options } : { seat, prompt, options, searchOptions };

const searchMeter = (game: Game, options: MatchOptions): Meter => {
  const [, length] = playRandomly(game, options, 1, fastRandom(88172645));
  // A shorter game is measured halfway.
  const [middle] = playRandomly(game, options, 1, fastRandom(88172645), length > MIDDLE ? MIDDLE : Math.floor(length / 2));
  const bot = orStop(botNamed(`search:${SEARCH_ITERATIONS}`));
  const [decision] = game.decisions(middle);
  const thoughts = decision === undefined ? stop('The game ended too soon to be measured.', 1) : botInput(game, middle, searched(decision));
  let round = 0;
  return (seconds) => {
    const clones = rateOf(seconds / 4, () => cloneOften(game, middle));
    // No search is the same as one before, also in the next round of measurements.
    const searches = rateOf(seconds / 2, () => void bot.choose(thoughts, randomFrom(`bench ${round++}`)));
    return { clones: clones * CLONES, iterations: searches * SEARCH_ITERATIONS };
  };
};

/** Measures one part of a game for a number of seconds, as often as it is asked to. */
export const gameMeter = (game: Game, part: Part): Meter => {
  const options = orStop(readOptions(game.options, {}));
  return part === 'play' ? playMeter(game, options) : searchMeter(game, options);
};
