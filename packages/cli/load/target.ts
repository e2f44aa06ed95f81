/** A match has two sides, and the driver plays both. */
export type Side = 0 | 1;

/** Hears everything that the two sides of a match learn, in order. */
export interface Listener {
  /** A side learned of a step, in `bytes` bytes; it now has `choices` answers, none if it isn't asked. */
  told(side: Side, step: number, bytes: number, choices: number, over: boolean): void;
  /** The last answer was accepted as this step. */
  acknowledged(step: number): void;
  /** Something went wrong, in a sentence. */
  trouble(sentence: string): void;
}

/** One running match. */
export interface TargetMatch {
  /** Gives one of this side's legal answers. */
  answer(side: Side, choice: number): void;
  close(): void;
}

/** What is load-tested: our server, or another. The driver knows both only through this. */
export interface Target {
  /** Opens a match, seats both sides, and lets them listen. Slots are numbered, and each has one match at a time. */
  open(slot: number, listener: Listener): Promise<TargetMatch>;
  close(): void;
}
