import type { Summary } from '../../kit/summary/summary.ts';

/** The summary that opens by itself: the newest, once there are more than were there before. */
export const newSummary = (before: number, summaries: readonly Summary[]): string | undefined => {
  const newest = summaries.at(-1);
  return summaries.length > before && newest?.isShownElsewhere !== true ? newest?.id : undefined;
};
