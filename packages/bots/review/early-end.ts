/** How a match ends before its last question was answered. */
export const EARLY_ENDS = ['resigned', 'abandoned'] as const;
export type EarlyEnd = (typeof EARLY_ENDS)[number];

/** How a match's file says that it ended early, if it does; anyone may have written the file. */
export const earlyEndIn = ({ ended }: { readonly ended?: unknown }): EarlyEnd | undefined =>
  typeof ended === 'object' && ended !== null && 'why' in ended ? EARLY_ENDS.find((each) => each === ended.why) : undefined;
