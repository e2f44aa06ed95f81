/** Where something begins and ends along a row. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** How much of the previous card stays in sight, to show that there is more. */
const PEEK = 30;

/** How far a row has to be scrolled so that one of the wanted cards is in sight; nothing where one is already, or none is wanted. */
export const scrolledTo = (seen: Span, wanted: readonly Span[]): number | undefined => {
  const [first] = wanted;
  if (first === undefined || wanted.some(({ from, to }) => from >= seen.from && to <= seen.to)) return undefined;
  return Math.max(0, first.from - PEEK);
};

/** The next that can be chosen after the one at this place, or else the nearest before it. */
export const nextLive = (live: readonly boolean[], at: number): number | undefined => {
  const after = live.findIndex((isLive, index) => isLive && index >= at);
  const found = after >= 0 ? after : live.lastIndexOf(true);
  return found >= 0 ? found : undefined;
};
