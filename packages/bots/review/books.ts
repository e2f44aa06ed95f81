import type { Seat } from '@swordtable/kernel';
import type { Expectation } from './expectation.ts';
import { isWhole, type Review } from './review.ts';

/** Where a seat's final margin came from, in points. It adds up exactly: `start + own + others + luck` is `end`. */
export interface Books {
  /** What could be expected at the start. */
  readonly start: number;
  /** What the seat's own answers changed against the best ones. */
  readonly own: number;
  /** What the others' answers changed for this seat. Between two, the opposite of what they changed for themselves. */
  readonly others: number;
  /** Everything that nobody decided: the deal, draws, what was revealed, and what the evaluation didn't foresee. */
  readonly luck: number;
  readonly end: number;
}

/** The books of a seat; undefined while the review isn't whole. */
export const booksOf = (review: Review, seat: Seat): Books | undefined => {
  const { steps, end } = review;
  if (!isWhole(review)) return undefined;
  const marginIn = ({ margins }: Expectation): number => margins[seat] ?? 0;
  let [own, others, luck] = [0, 0, 0];
  for (const [index, step] of steps.entries()) {
    const change = marginIn(step.after) - marginIn(step.before);
    if (step.seat === seat) own += change;
    else others += change;
    luck += marginIn(steps[index + 1]?.before ?? end) - marginIn(step.after);
  }
  return { start: marginIn(steps[0]?.before ?? end), own, others, luck, end: marginIn(end) };
};
