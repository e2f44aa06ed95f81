import { optionAt, type Random } from '@swordtable/kernel';
import type { BotInput, Report } from './bot.ts';
import { outlookOf } from './outlook.ts';
import { solve } from './solve.ts';

/** Trying one answer out takes much less time than an iteration. A search with a time limit alone tries as many as a long one. */
const TRIES_PER_ITERATION = 20;
const ITERATIONS_TIMED = 1_000;

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
  const sorted = Array.from(known.keys())
    .filter((index) => known[index] !== undefined)
    .sort((a, b) => (known[b] as number) - (known[a] as number));
  report?.(
    sorted.map((index) => {
      const wins = 0.5 + 0.5 * Math.sign(known[index] as number);
      return { action: optionAt(decision.options, index), visits: 1, margin: (known[index] as number) - wins + 0.5, wins };
    }),
  );
  return sorted[0];
};
