/** A match has two sides, and the driver plays both. */
export type Side = 0 | 1;

/** Hears everything that the two sides of one match learn, in the order in which they learn it. */
export interface Listener {
  /** A side was told of a step, in so many bytes; it may now choose between so many answers, none if it is not asked. */
  told(side: Side, step: number, bytes: number, choices: number, over: boolean): void;
  /** The answer that was given last is accepted as this step. */
  acknowledged(step: number): void;
  /** Something happened that should not, in a sentence. */
  trouble(sentence: string): void;
}

/** One match under way. */
export interface TargetMatch {
  /** Gives one of the answers between which this side may choose. */
  answer(side: Side, choice: number): void;
  close(): void;
}

/** Where matches are played: our service, or another. The driver knows both through this alone. */
export interface Target {
  /** Opens a match, seats both sides and lets them listen. Places are numbered, and each has one match at a time. */
  open(slot: number, listener: Listener): Promise<TargetMatch>;
  close(): void;
}
