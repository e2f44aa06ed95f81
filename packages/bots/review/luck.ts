import { type Answer, type Game, type Position, randomFrom } from '@swordtable/kernel';
import { withLearned } from '../learned.ts';
import { type Expectation, expectationOf, meanOf } from './expectation.ts';

/** Enough for chance to even out, and soon done. */
const WORLDS = 32;

/**
 * What chance changed with an answer, in points by seat: what can be expected of the position right after it, compared with the average
 * over all that could have been drawn there instead. Both are the same look, so luck evens out however good or bad the look is. Everything
 * that anyone knows or has chosen is taken as known. Undefined where nothing was drawn or revealed.
 */
export const luckOf = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  { state }: Position<State, Action>,
  { state: next }: Position<State, Action>,
  { seat, action }: Answer,
  step: number,
): readonly number[] | undefined => {
  if (game.reshuffle === undefined || game.revealCount(next) === game.revealCount(state)) return undefined;
  // The seed of a step is fixed, so that a review can be repeated.
  const rng = randomFrom(`luck ${step}`);
  const rules = withLearned(game, state);
  const other = (): Expectation => {
    const world = game.reshuffle?.(state, rng) as State;
    // A record was replayed, so its answer is an option.
    rules.advance(world, seat, action as Action);
    return expectationOf(rules, world);
  };
  const expected = meanOf(Array.from({ length: WORLDS }, other));
  return expectationOf(rules, next).margins.map((margin, at) => margin - (expected.margins[at] as number));
};
