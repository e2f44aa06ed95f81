import { type Decision, optionAt, type Random, randomBelow, type Seat } from '@swordtable/kernel';
import { forSearch, type Rules } from './bot.ts';
import type { Judge } from './judge.ts';
import { marginOf } from './outlook.ts';

/** How many answers in a row by one seat are followed, and how many options of each question are tried. */
const DEPTH = 4;
const WIDTH = 12;

/** The points that a game without a judge expects, for telling answers apart. */
export const expectedPoints = <State, Action>({ foresee, evaluate }: Rules<State, Action>, state: State): readonly number[] | undefined =>
  foresee === undefined ? evaluate?.(state)?.points : foresee(state);

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
  const expected = rules.judge === undefined ? expectedPoints(rules, state) : undefined;
  if (expected !== undefined) return marginOf(expected, seat);
  // Where everyone works apart, what others do next says nothing about this answer.
  const isApart = rules.judge !== undefined && asked.some(({ prompt }) => prompt.sealed === 'apart');
  for (let i = 1; i < asked.length && !isApart; i++) {
    const other = decisions.find((decision) => decision.seat !== seat && asked.some((before) => before.seat === decision.seat));
    if (other === undefined || decisions.some((decision) => decision.seat === seat)) break;
    decisions = rules.advance(state, other.seat, optionAt(other.options, randomBelow(rng, other.options.length)));
  }
  if (rules.judge !== undefined) return worthAfter(rules, rules.judge, state, decisions, seat, revealed);
  for (let depth = 0; depth < DEPTH && rules.revealCount(state) === revealed; depth++) {
    const decision = decisions.find((each) => each.seat === seat);
    if (decision === undefined) break;
    decisions = rules.advance(state, seat, bestNow(rules, state, forSearch(decision), rng));
  }
  return marginOf(rules.standing(state).points, seat);
};

/** Questions with more options than this begin something new, and what was learned says more about them than a look at all of them. */
const FOLLOWED = 24;

/** What was learned about the position after an answer, and after the best answers to what it asks of the same seat. */
const worthAfter = <State, Action>(
  rules: Rules<State, Action>,
  judge: Judge<State>,
  state: State,
  asked: readonly Decision<Action>[],
  seat: Seat,
  revealed: number,
): number => {
  let decisions = asked;
  for (let depth = 0; depth < DEPTH && rules.revealCount(state) === revealed; depth++) {
    const own = decisions.find((each) => each.seat === seat);
    if (own === undefined) break;
    const { options } = forSearch(own);
    if (options.length > FOLLOWED) break;
    let [best, most] = [optionAt(options, 0), Number.NEGATIVE_INFINITY];
    for (let i = 0; i < options.length && options.length > 1; i++) {
      const trial = rules.clone(state);
      const worth = worthNow(rules, judge, trial, rules.advance(trial, seat, optionAt(options, i)), seat);
      if (worth > most) [best, most] = [optionAt(options, i), worth];
    }
    decisions = rules.advance(state, seat, best);
  }
  return worthNow(rules, judge, state, decisions, seat);
};

const worthNow = <State, Action>(
  rules: Rules<State, Action>,
  judge: Judge<State>,
  state: State,
  { length }: readonly Decision<Action>[],
  seat: Seat,
): number => (length === 0 ? judge.worthOf(rules.standing(state), seat) : judge.worth(state, seat));

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
