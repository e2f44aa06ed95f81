import type { Review } from '@swordtable/bots/review/index';
import type { Curve } from '../curves.ts';

/** An answer that wasn't good, as a mark on the curves. */
export interface Flag {
  readonly step: number;
  readonly seat: number;
  readonly grade: string;
}

/** Steps that may be shown: before a branch, a match belongs to another one. */
type IsOpen = (step: number) => boolean;

/** The chance to win, where it's known, and the expected margin, after every step of the match. */
export const curvesOf = (
  { steps, end, answers }: Review,
  isOpen: IsOpen,
  names: { readonly winChance: string; readonly margin: string },
): readonly Curve[] => {
  const expected = Array.from({ length: answers + 1 }, (_, step) =>
    isOpen(step) ? (steps[step]?.before ?? (step === answers ? end : undefined)) : undefined,
  );
  const wins = expected.map((each) => each?.wins?.map((win) => Math.round(100 * win)));
  const margins = expected.map((each) => each?.margins.map((margin) => Math.round(10 * margin) / 10));
  return [
    // The end alone has a winner in every game.
    ...(steps.some(({ before }) => before.wins !== undefined) ? [{ id: 'wins', name: names.winChance, values: wins }] : []),
    { id: 'margin', name: names.margin, values: margins },
  ];
};

/** The answers that weren't good. */
export const flagsIn = ({ steps }: Review, isOpen: IsOpen): readonly Flag[] =>
  steps.flatMap(({ seat, grade, better }, step) =>
    grade === undefined || better === undefined || !isOpen(step) ? [] : [{ step, seat, grade }],
  );
