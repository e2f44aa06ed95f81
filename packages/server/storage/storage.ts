import type { Status } from '../api/match.ts';
import type { Line } from '../match/entry.ts';
import type { Documents } from './documents.ts';

/**
 * What lists show of a match and when it needs attention. It follows from the log; it's stored beside it so that listing matches doesn't
 * require replaying them.
 */
export interface Face {
  readonly game: string;
  readonly status: Status;
  /** Whether the match is in the public list. */
  readonly listed: boolean;
  /** When the match needs attention even if no one asks: a bot must move, or a clock runs out. In milliseconds. */
  readonly due: number | null;
  /** The match's public card as JSON text. */
  readonly card: string;
}

/** A seat's standing orders as stored. */
export interface Ordered {
  readonly seat: number;
  /** How often they were changed. */
  readonly mark: number;
  readonly text: string;
}

/** A line's effect on standing orders, if any. With a mark, the line is written only if they haven't changed since. */
export type Reordered = Omit<Ordered, 'mark'> & { readonly mark?: number };

/** One line to be written. Line 0 begins a match. */
export interface Append extends Line {
  readonly match: string;
  readonly face: Face;
  /** Whether the line before it left the same face. */
  readonly faceStays?: boolean;
  /** Hashes of the keys that have the match among their own from now on. */
  readonly holders?: readonly string[];
  /** Hashes of the keys that no longer do. */
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
  /** Only matches last changed before this time: the end of the previous page. */
  readonly before?: number | undefined;
  /** Of those changed at exactly that time, the ones after this match: so a page can end between two matches of the same time. */
  readonly beforeMatch?: string;
  readonly most: number;
}

/** The times before which matches are old, by kind, in milliseconds; none for kinds that never are. */
export interface Ages {
  /** Played to the end, or ended otherwise. */
  readonly finished: number | undefined;
  /** Not ended, and not changed since. */
  readonly abandoned: number | undefined;
  readonly imported: number | undefined;
}

/** A match that can be removed. */
export interface OldMatch {
  readonly match: string;
  readonly game: string;
  readonly kind: keyof Ages;
  readonly updated: number;
}

/** The store couldn't be read or written. The request was undone or, if `unsure`, may still have happened. */
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
 * Where matches are stored: an append-only log, unique per match and number. Whatever was acknowledged is on disk. Every method may fail
 * with a `StorageFailure`.
 */
export interface Storage {
  /** Writes these lines, all or none. `false` if one of the numbers is taken. True only once they're on disk. */
  append(lines: readonly Append[]): Promise<boolean>;
  /** The lines of a match after a number, in order; none if there is no such match. `after` is -1 for all of them. */
  read(match: string, after: number): Promise<readonly Line[]>;
  /** Listed matches, last changed first. */
  list(query: ListQuery): Promise<readonly Listing[]>;
  /** The matches that a holder has a part in, last changed first. */
  held(holder: string, query: ListQuery): Promise<readonly Listing[]>;
  /** Matches that need attention by now, longest overdue first. */
  due(now: number, most: number): Promise<readonly string[]>;
  /** The last line number of each of these matches, if they exist. */
  heads(matches: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** The ids of all matches, sorted, after `after`. */
  ids(after: string, most: number): Promise<readonly string[]>;
  /** A match's standing orders; none for seats that never had any. */
  orders(match: string): Promise<readonly Ordered[]>;
  /** Writes a seat's standing orders. `false` if the match has moved on from this line, or the orders have another mark. */
  order(batch: Ordered & { readonly match: string; readonly seq: number }): Promise<boolean>;
  /** Matches older than this, the oldest first. */
  old(ages: Ages, most: number): Promise<readonly OldMatch[]>;
  /** Removes some of them for good, and says which; none when all are removed. */
  prune(ages: Ages, most: number): Promise<readonly string[]>;
  /** Removes a match for good. `false` if it has moved on from this line. */
  remove(match: string, seq: number): Promise<boolean>;
  /** A holder no longer has the match among their own. Returns those who still have. */
  release(match: string, holder: string): Promise<readonly string[]>;
  /** What is stored beside the matches. */
  readonly documents: Documents;
  /** The random secret of this store, with which all its processes sign keys. */
  secret(): Promise<string>;
  /** Resolves if the store can be read, and written as far as reading can tell. */
  check(): Promise<void>;
  close(): Promise<void>;
}
