import { type Decision, optionAt, type Random } from '@swordtable/kernel';
import type { BotInput, Rules } from './bot.ts';

/** How many answers may still be tried. */
interface Tries {
  left: number;
}

/** Thrown where the rest of the game can't be tried out: chance or something hidden decides, or there is too much of it. */
const UNSOLVED = Symbol('unsolved');

/** What the position is worth to a seat if both play their best, as far as it lies between `low` and `high` (alpha-beta). */
const valueAt = <State, Action>(
  game: Rules<State, Action>,
  state: State,
  decisions: readonly Decision<Action>[],
  seat: number,
  worthOf: (state: State) => number,
  tries: Tries,
  low: number,
  high: number,
): number => {
  const [asked] = decisions;
  if (asked === undefined) return worthOf(state);
  if (decisions.length > 1 || asked.prompt.sealed !== undefined) throw UNSOLVED;
  const isOwn = asked.seat === seat;
  const revealed = game.revealCount(state);
  let [from, to] = [low, high];
  for (let i = 0; i < asked.options.length && from < to; i++) {
    if (tries.left-- <= 0) throw UNSOLVED;
    const after = game.clone(state);
    const next = game.advance(after, asked.seat, optionAt(asked.options, i));
    if (game.revealCount(after) !== revealed) throw UNSOLVED;
    const value = valueAt(game, after, next, seat, worthOf, tries, from, to);
    if (isOwn) from = Math.max(from, value);
    else to = Math.min(to, value);
  }
  return isOwn ? from : to;
};

/**
 * What each answer leads to if the rest of a game between two can be tried out: near the end, when nothing hidden matters anymore. Answers
 * that are worse than one before them get no value, because finding it takes longest, unless `all` are wanted. Undefined if it can't be
 * done in this many tries.
 */
export const solve = <State, Action>(
  { game, seat, decision, imagine }: BotInput<State, Action>,
  triesMax: number,
  worthOf: (state: State) => number,
  all: boolean,
  rng: Random,
): readonly (number | undefined)[] | undefined => {
  const world = imagine(rng);
  if (game.standing(world).points.length !== 2 || decision.prompt.sealed !== undefined || game.decisions(world).length > 1)
    return undefined;
  const tries = { left: triesMax };
  const revealed = game.revealCount(world);
  let best = Number.NEGATIVE_INFINITY;
  try {
    return Array.from({ length: decision.options.length }, (_, i) => {
      if (tries.left-- <= 0) throw UNSOLVED;
      const after = game.clone(world);
      const next = game.advance(after, seat, optionAt(decision.options, i));
      if (game.revealCount(after) !== revealed) throw UNSOLVED;
      const low = all ? Number.NEGATIVE_INFINITY : best;
      const value = valueAt(game, after, next, seat, worthOf, tries, low, Number.POSITIVE_INFINITY);
      if (value <= low) return undefined;
      best = Math.max(best, value);
      return value;
    });
  } catch (error) {
    if (error === UNSOLVED) return undefined;
    throw error;
  }
};
