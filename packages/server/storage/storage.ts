import type { Status } from '../api/match.ts';
import type { Line } from '../match/entry.ts';

/**
 * What a list shows of a match and what wakes it. It follows from the log; it is kept beside it so that a list
 * of matches does not have to play them all.
 */
export interface Face {
  readonly game: string;
  readonly status: Status;
  /** Whether the match stands in the public list. */
  readonly listed: boolean;
  /** When somebody must look after the match though nobody asks: a bot to move, a clock to run out. In milliseconds. */
  readonly due: number | null;
  /** The public card of the match as JSON text. */
  readonly card: string;
}

/** The standing orders of a seat as they are stored. */
export interface Ordered {
  readonly seat: number;
  /** How often they were changed. */
  readonly mark: number;
  readonly text: string;
}

/** What a line makes of standing orders, where there are any. With a mark it does so only if nobody has changed them since. */
export type Reordered = Omit<Ordered, 'mark'> & { readonly mark?: number };

/** One line to be written. Line 0 begins a match. */
export interface Append extends Line {
  readonly match: string;
  readonly face: Face;
  /** Fingerprints of those who from now on find the match among their own. */
  readonly holders?: readonly string[];
  /** Fingerprints of those who do so no longer. */
  readonly released?: readonly string[];
  readonly orders?: readonly Reordered[];
}

export interface Listing {
  readonly match: string;
  readonly seq: number;
  readonly updated: number;
  readonly status: Status;
  readonly card: string;
}

export interface ListQuery {
  readonly status?: Status | undefined;
  readonly game?: string | undefined;
  /** Only matches last touched before this moment: the end of the page before. */
  readonly before?: number | undefined;
  /** Of those touched at that very moment, the ones after this match: with it a page ends between two matches of one moment. */
  readonly beforeMatch?: string;
  readonly most: number;
}

/** The stored lines could not be reached or written. What was asked is undone or, if `unsure`, may still have happened. */
export class StorageFailure extends Error {
  readonly code: 'storage-full' | 'storage-away';
  readonly unsure: boolean;
  constructor(code: 'storage-full' | 'storage-away', unsure: boolean, cause: unknown) {
    super(code === 'storage-full' ? 'The server’s storage is full.' : 'The store can’t be reached.', { cause });
    this.code = code;
    this.unsure = unsure;
  }
}

/**
 * Where matches are kept: an append-only log, unique per match and number. Every promise that is kept was kept on disk.
 * Every method may fail with a `StorageFailure`.
 */
export interface Storage {
  /** Writes these lines, all or none. `false` when one of the numbers is already taken. True only when they are on disk. */
  append(lines: readonly Append[]): Promise<boolean>;
  /** The lines of a match after a number, in order; none if there is no such match. `after` is -1 for all of them. */
  read(match: string, after: number): Promise<readonly Line[]>;
  /** Listed matches, last touched first. */
  list(query: ListQuery): Promise<readonly Listing[]>;
  /** The matches that a holder has a part in, last touched first. */
  held(holder: string, query: ListQuery): Promise<readonly Listing[]>;
  /** Matches that must be looked after by now, longest overdue first. */
  due(now: number, most: number): Promise<readonly string[]>;
  /** The last number of each of these matches, as far as they exist. */
  heads(matches: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** The ids of all matches, in the order of their ids, after `after`. */
  ids(after: string, most: number): Promise<readonly string[]>;
  /** The standing orders of a match; none for seats that never had any. */
  orders(match: string): Promise<readonly Ordered[]>;
  /** Writes the standing orders of a seat. `false` when the match has gone on from this line, or the orders have another mark. */
  order(batch: Ordered & { readonly match: string; readonly seq: number }): Promise<boolean>;
  /** Resolves when the store can be read, and written as far as reading can tell. */
  check(): Promise<void>;
  close(): Promise<void>;
}
