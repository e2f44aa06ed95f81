import type { Seat } from '@swordtable/kernel';
import type { Expectation } from './expectation.ts';
import { isWhole, type Review } from './review.ts';

/** Where a seat's final margin came from, in points. It adds up exactly: `start + own + others + luck + unforeseen` is `end`. */
export interface Books {
  /** What could be expected at the start. */
  readonly start: number;
  /** What the seat's own answers changed against the best ones. */
  readonly own: number;
  /** What the others' answers changed for this seat. Between two, the opposite of what they changed for themselves. */
  readonly others: number;
  /** What chance decided: draws, and what was dealt on the way. It evens out over many matches. */
  readonly luck: number;
  /** All other changes: what the evaluation didn't foresee, and what one player knows and another doesn't. */
  readonly unforeseen: number;
  readonly end: number;
}

/** The books of a seat; undefined while the review isn't whole. */
export const booksOf = (review: Review, seat: Seat): Books | undefined => {
  const { steps, end } = review;
  if (!isWhole(review)) return undefined;
  const marginIn = ({ margins }: Expectation): number => margins[seat] ?? 0;
  let [own, others, luck, unforeseen] = [0, 0, 0, 0];
  for (const [index, step] of steps.entries()) {
    const change = marginIn(step.after) - marginIn(step.before);
    if (step.seat === seat) own += change;
    else others += change;
    const drawn = step.luck?.[seat] ?? 0;
    luck += drawn;
    unforeseen += marginIn(steps[index + 1]?.before ?? end) - marginIn(step.after) - drawn;
  }
  return { start: marginIn(steps[0]?.before ?? end), own, others, luck, unforeseen, end: marginIn(end) };
};
