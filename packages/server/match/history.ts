import type { Match, Step } from './match.ts';

/** The steps after a number, if the match still has them in memory. */
export const stepsAfter = (match: Match, last: number): readonly Step[] | undefined => {
  const first = match.recent[0]?.seq ?? 0;
  return last + 1 < first ? undefined : match.recent.filter(({ seq }) => seq > last);
};
