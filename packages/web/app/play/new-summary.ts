import type { Summary } from '../../kit/summary/summary.ts';

/** The summary that opens automatically: the newest, if there are more than before. */
export const newSummary = (before: number, summaries: readonly Summary[]): string | undefined => {
  const newest = summaries.at(-1);
  return summaries.length > before && newest?.isShownElsewhere !== true ? newest?.id : undefined;
};
