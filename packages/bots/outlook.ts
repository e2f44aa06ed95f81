import { below, type Decision, optionAt, type Random, type Seat } from '@swordtable/kernel';
import { narrowed, type Rules } from './bot.ts';

/** How far the answers of one seat in a row are followed, and how many of each question are tried. */
const DEPTH = 4;
const WIDTH = 12;

/** How far ahead of the best other seat; with nobody else at the table, the points themselves. */
export const marginOf = (points: readonly number[], seat: Seat): number => {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < points.length; other++) if (other !== seat) best = Math.max(best, points[other] as number);
  return (points[seat] as number) - (points.length > 1 ? best : 0);
};

/**
 * What an answer is worth at a glance: the margin right after it, to which `state` is played on. Where the same seat is asked on, as in
 * the middle of an ability, it goes on with what looks best, as long as nothing new comes to light. Those who decide at the same moment
 * answer by the dice where everything waits for them.
 */
export const outlook = <State, Action>(
  rules: Rules<State, Action>,
  state: State,
  asked: readonly Decision<Action>[],
  seat: Seat,
  action: Action,
  dice: Random,
): number => {
  const horizon = rules.horizon(state);
  let decisions = rules.advance(state, seat, action);
  // A game that can tell what will come of it has looked further than a glance would.
  const prospects = rules.prospects?.(state);
  if (prospects !== undefined) return marginOf(prospects.points, seat);
  for (let i = 1; i < asked.length; i++) {
    const other = decisions.find((decision) => decision.seat !== seat && asked.some((before) => before.seat === decision.seat));
    if (other === undefined || decisions.some((decision) => decision.seat === seat)) break;
    decisions = rules.advance(state, other.seat, optionAt(other.options, below(dice, other.options.length)));
  }
  for (let depth = 0; depth < DEPTH && rules.horizon(state) === horizon; depth++) {
    const decision = decisions.find((each) => each.seat === seat);
    if (decision === undefined) break;
    decisions = rules.advance(state, seat, bestNow(rules, state, narrowed(decision), dice));
  }
  return marginOf(rules.standing(state).points, seat);
};

/** The answer with the best margin right after it; of many answers only some, taken by the dice, are tried. */
const bestNow = <State, Action>(rules: Rules<State, Action>, state: State, { seat, options }: Decision<Action>, dice: Random): Action => {
  const from = options.length > WIDTH ? below(dice, options.length) : 0;
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
