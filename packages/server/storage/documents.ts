/** Something a document can be found by: all that share a value, in the order of their ranks. */
export interface DocumentKey {
  readonly name: string;
  readonly value: string;
  /** A whole number, such as a time or a rating. */
  readonly rank: number;
}

/** A stored value beside the log: a player, a seek, a rating. */
export interface Document {
  readonly kind: string;
  readonly id: string;
  /** How often it was written, so that no one changes what they haven't seen. */
  readonly mark: number;
  /** JSON. */
  readonly text: string;
}

/** What a document is to become. */
export interface DocumentChange {
  readonly kind: string;
  readonly id: string;
  /** The mark it must have now; 0 if there must be none. */
  readonly mark: number;
  /** Null removes it. */
  readonly text: string | null;
  readonly keys: readonly DocumentKey[];
}

/** All documents of a kind with this key. */
export interface DocumentQuery {
  readonly kind: string;
  readonly name: string;
  readonly value: string;
  /** Only ranks in this range, ends included. */
  readonly least?: number;
  readonly greatest?: number;
  /** Highest rank first. */
  readonly descending?: boolean;
  /** Only those after this one, in the order asked for: the last of the previous page. */
  readonly after?: { readonly rank: number; readonly id: string };
  readonly most: number;
}

export interface RankedDocument extends Document {
  readonly rank: number;
}

/**
 * Small values that aren't part of a match's log, on the same disk. Any number of them change together or not at all, and only if none of
 * them has changed since it was read: the second to come reads again.
 */
export interface Documents {
  /** Those that exist, in any order. */
  get(kind: string, ids: readonly string[]): Promise<readonly Document[]>;
  find(query: DocumentQuery): Promise<readonly RankedDocument[]>;
  /** All or none; `false` if one of them has another mark. True only once they're on disk. */
  change(changes: readonly DocumentChange[]): Promise<boolean>;
}
