/**
 * Tells the other processes that matches have new lines. It carries no content: whoever hears of a match reads
 * the log. A word that is lost delays, it never loses: every process also looks by itself from time to time.
 */
export interface Fanout {
  /** Never fails: what cannot be told is found by the others on their next look. */
  tell(match: string): void;
  /** Hears what other processes told; `everything` when words may have been missed. */
  listen(hear: (match: string) => void, everything: () => void): void;
  close(): Promise<void>;
}

/** For a process that is alone. */
export const nobodyElse: Fanout = { tell: () => {}, listen: () => {}, close: async () => {} };
