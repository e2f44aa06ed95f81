/**
 * Notifies other processes that matches have new lines. It carries no content: a process that hears of a match reads its log. A lost
 * message causes a delay, never a loss, because every process also checks regularly.
 */
export interface Fanout {
  /** Never fails: the others find what couldn't be sent on their next check. */
  tell(match: string): void;
  /** Receives other processes' messages; `everything` if some may have been missed. */
  listen(hear: (match: string) => void, everything: () => void): void;
  close(): Promise<void>;
}

/** For a process that is alone. */
export const nobodyElse: Fanout = { tell: () => {}, listen: () => {}, close: async () => {} };
