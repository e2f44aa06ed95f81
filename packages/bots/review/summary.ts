import type { Seat } from '@swordtable/kernel';
import { accuracyOf, type Grade } from './grade.ts';
import type { Review } from './review.ts';
import type { ReviewedStep } from './step.ts';

/** The thirds of a match, by the number of answers. */
export const PHASES = ['opening', 'middle', 'ending'] as const;
export type Phase = (typeof PHASES)[number];

/** The phase that an answer belongs to. */
export const phaseOf = (step: number, answers: number): Phase => PHASES[Math.floor((step * PHASES.length) / answers)] ?? 'ending';

/** Answers of a seat for which it had a choice. */
const chosen = ({ steps, answers }: Review, seat: Seat, phase?: Phase): readonly ReviewedStep[] =>
  steps.filter(
    (step, index) => step.seat === seat && step.grade !== undefined && (phase === undefined || phaseOf(index, answers) === phase),
  );

/** How well a seat answered, from 0 to 100, on average over its choices in the match or in a phase; undefined if it had none. */
export const accuracyIn = (review: Review, seat: Seat, phase?: Phase): number | undefined => {
  const steps = chosen(review, seat, phase);
  if (steps.length === 0) return undefined;
  return steps.reduce((sum, { loss }) => sum + accuracyOf(loss, review.scale), 0) / steps.length;
};

/** How many answers of a seat have a grade. */
export const countOf = (review: Review, seat: Seat, grade: Grade): number =>
  chosen(review, seat).filter((step) => step.grade === grade).length;
