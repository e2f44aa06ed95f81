import type { Seat } from '@swordtable/kernel';
import type { Expectation } from './expectation.ts';

/** How good an answer was. One without an alternative has no grade. */
export const GRADES = ['good', 'inaccuracy', 'mistake', 'blunder'] as const;
export type Grade = (typeof GRADES)[number];

/** From which loss on, as a share of what usually separates winner and loser. */
const FROM: Readonly<Record<Exclude<Grade, 'good'>, number>> = { inaccuracy: 0.06, mistake: 0.12, blunder: 0.25 };

/** A loss within this many standard errors may be none. */
const CERTAIN = 2;

/**
 * What an expectation is worth to a seat, in points: half of it the margin, and half of it the chance to win, which counts as many points
 * as usually separate winner and loser. Where no chance is known, the margin alone.
 */
export const worthTo = ({ margins, wins }: Expectation, seat: Seat, scale: number): number => {
  const margin = margins[seat] as number;
  return wins === undefined ? margin : (margin + scale * (2 * (wins[seat] as number) - 1)) / 2;
};

/** The grade of an answer that is worse than the best by this many points, give or take a standard error. */
export const gradeOf = (loss: number, noise: number, scale: number): Grade => {
  if (loss <= CERTAIN * noise) return 'good';
  const share = loss / scale;
  return share >= FROM.blunder ? 'blunder' : share >= FROM.mistake ? 'mistake' : share >= FROM.inaccuracy ? 'inaccuracy' : 'good';
};

/** How well a question was answered, from 0 to 100: 100 for the best answer, 50 for one that just counts as a mistake. */
export const accuracyOf = (loss: number, scale: number): number => 100 * 2 ** (-loss / (FROM.mistake * scale));
