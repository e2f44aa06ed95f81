import { type Decision, optionAt, type Random, randomBelow, type Seat } from '@swordtable/kernel';
import { forSearch, type Rules } from './bot.ts';

/** How many answers in a row by one seat are followed, and how many options of each question are tried. */
const DEPTH = 4;
const WIDTH = 12;

/** The lead over the best other seat; without others, the points themselves. */
export const marginOf = (points: readonly number[], seat: Seat): number => {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < points.length; other++) if (other !== seat) best = Math.max(best, points[other] as number);
  return (points[seat] as number) - (points.length > 1 ? best : 0);
};

/**
 * A quick estimate of an answer: the margin right after it, to which `state` is advanced. If the same seat decides again, as in the middle
 * of an ability, it continues with what looks best, as long as nothing new is revealed. Others who decide at the same time answer at random
 * if the game waits for them.
 */
export const marginAfter = <State, Action>(
  rules: Rules<State, Action>,
  state: State,
  asked: readonly Decision<Action>[],
  seat: Seat,
  action: Action,
  rng: Random,
): number => {
  const revealed = rules.revealCount(state);
  let decisions = rules.advance(state, seat, action);
  // A game that evaluates positions sees further than this would.
  const expected = rules.evaluate?.(state);
  if (expected !== undefined) return marginOf(expected.points, seat);
  for (let i = 1; i < asked.length; i++) {
    const other = decisions.find((decision) => decision.seat !== seat && asked.some((before) => before.seat === decision.seat));
    if (other === undefined || decisions.some((decision) => decision.seat === seat)) break;
    decisions = rules.advance(state, other.seat, optionAt(other.options, randomBelow(rng, other.options.length)));
  }
  for (let depth = 0; depth < DEPTH && rules.revealCount(state) === revealed; depth++) {
    const decision = decisions.find((each) => each.seat === seat);
    if (decision === undefined) break;
    decisions = rules.advance(state, seat, bestNow(rules, state, forSearch(decision), rng));
  }
  return marginOf(rules.standing(state).points, seat);
};

/** The answer with the best margin right after it; of many answers, a random sample is tried. */
const bestNow = <State, Action>(rules: Rules<State, Action>, state: State, { seat, options }: Decision<Action>, rng: Random): Action => {
  const from = options.length > WIDTH ? randomBelow(rng, options.length) : 0;
  let [best, most] = [optionAt(options, from), Number.NEGATIVE_INFINITY];
  if (options.length === 1) return best;
  for (let i = 0; i < options.length && i < WIDTH; i++) {
    const option = optionAt(options, (from + Math.floor((i * options.length) / Math.min(WIDTH, options.length))) % options.length);
    const trial = rules.clone(state);
    rules.advance(trial, seat, option);
    const margin = marginOf(rules.standing(trial).points, seat);
    if (margin > most) [best, most] = [option, margin];
  }
  return best;
};
