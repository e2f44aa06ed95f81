/** No player's request is longer; a table of printed numbers is the longest part of any. */
export const BODY_BYTES = 64_000;
/** An answer and what goes with it are shorter than this, and so is every message of a socket. */
export const ANSWER_BYTES = 4_000;
/** No request needs deeper nesting, and unlimited nesting would exhaust the stack. */
export const DEPTH = 32;

/** Whether a value is nested deeper than this many levels. It doesn't go deeper itself. */
export const isDeeperThan = (value: unknown, levels: number): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  for (const name in value) if (isDeeperThan(value[name as keyof typeof value], levels - 1)) return true;
  return false;
};
