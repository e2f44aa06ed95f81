/**
 * How today's tables show a match of an older version of its game, and answer at it. What such a match is made of stays as its own rules know
 * it wherever it is played and stored.
 */
export interface Edition {
  /** Events, questions, or any other part of the match, as tables show them. */
  readonly read: <Value>(value: Value) => Value;
  /** The same for a whole view, with whatever views didn't have then. */
  readonly readView: (view: unknown) => unknown;
  /** An answer or an order, as the match's rules know it. */
  readonly write: <Value>(value: Value) => Value;
}
