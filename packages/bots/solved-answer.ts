import { copyRandom, optionAt, type Random } from '@swordtable/kernel';
import type { BotInput, PlannedAnswer, Report } from './bot.ts';
import { outlookOf } from './outlook.ts';
import { PLANS_MAX } from './plan.ts';
import { solve } from './solve.ts';

/** Trying one answer out takes much less time than an iteration. A search with a time limit alone tries as many as a long one. */
const TRIES_PER_ITERATION = 20;
const ITERATIONS_TIMED = 1_000;

/** How a seat would finish the action that it begins with an answer, by what its answers lead to. */
const solvedPlan = <State, Action>(
  { game, seat, imagine }: BotInput<State, Action>,
  action: Action,
  triesMax: number,
  worthOf: (state: State) => number,
  rng: Random,
): readonly PlannedAnswer<Action>[] => {
  const world = imagine(rng);
  const plan: PlannedAnswer<Action>[] = [];
  for (let decisions = game.advance(world, seat, action); ; ) {
    const own = decisions.find((each) => each.seat === seat);
    if (own?.planOptions === undefined) return plan;
    const decision = { ...own, options: own.planOptions() };
    const values = solve({ game, seat, decision, imagine: () => game.clone(world) }, triesMax, worthOf, false, rng);
    const best = bestFirst(values ?? [])[0];
    if (best === undefined) return plan;
    plan.push({ prompt: own.prompt, action: optionAt(decision.options, best) });
    decisions = game.advance(world, seat, optionAt(decision.options, best));
  }
};

/** The answers that have a value, by index, best first. */
const bestFirst = (values: readonly (number | undefined)[]): readonly number[] =>
  Array.from(values.keys())
    .filter((index) => values[index] !== undefined)
    .sort((a, b) => (values[b] as number) - (values[a] as number));

/** The best answer, by its index, where the rest of the game can be tried out; undefined where it can't. */
export const solvedAnswer = <State, Action>(
  input: BotInput<State, Action>,
  iterations: number | undefined,
  rng: Random,
  report: Report<Action> | undefined,
): number | undefined => {
  const { game, seat, decision } = input;
  // A tie that is won is worth half a point more than none, and one that is lost half a point less.
  const worthOf = (state: State): number => {
    const { margins, wins } = outlookOf(game.standing(state));
    return (margins[seat] as number) + (wins[seat] as number) - 0.5;
  };
  const triesMax = TRIES_PER_ITERATION * (iterations ?? ITERATIONS_TIMED);
  const values = solve(input, triesMax, worthOf, false, rng);
  if (values === undefined) return undefined;
  const known = report === undefined ? values : (solve(input, triesMax, worthOf, true, rng) ?? values);
  const sorted = bestFirst(known);
  const planRng = copyRandom(rng);
  report?.(
    sorted.map((index, rank) => {
      const action = optionAt(decision.options, index);
      const wins = 0.5 + 0.5 * Math.sign(known[index] as number);
      const plan = rank < PLANS_MAX ? solvedPlan(input, action, triesMax, worthOf, planRng) : [];
      return { action, visits: 1, margin: (known[index] as number) - wins + 0.5, wins, ...(plan.length === 0 ? {} : { plan }) };
    }),
  );
  return sorted[0];
};
