export { type Books, booksOf } from './books.ts';
export type { Depth } from './compare.ts';
export type { EarlyEnd } from './early-end.ts';
export type { Expectation } from './expectation.ts';
export { GRADES, type Grade } from './grade.ts';
export { readReview } from './read-review.ts';
export { isWhole, type Review, type Reviewable, reviewOf } from './review.ts';
export { type BetterAnswer, type ReviewedStep, reviewStep } from './step.ts';
export { accuracyIn, countOf, PHASES, type Phase, phaseOf } from './summary.ts';
