/** How a list is scrolled. */
interface Scrolled {
  readonly scrollTop: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
}

/** This close to the end, in pixels, the newest lines are still being read. */
const NEAR_END = 48;

/**
 * Whether older lines are being read. Only scrolling up leaves the end: new lines move it away too, and the event of an earlier scroll may
 * come after them.
 */
export const isReadingBack = (wasReadingBack: boolean, topBefore: number, { scrollTop, scrollHeight, clientHeight }: Scrolled): boolean => {
  if (scrollHeight - clientHeight - scrollTop <= NEAR_END) return false;
  return wasReadingBack || scrollTop < topBefore;
};
