import type { Json } from './options.ts';
import type { Seat } from './seat.ts';

/**
 * A match can go on from any position of another one, as one seat knew it: everything that this seat did not know is dealt anew.
 * So whoever has looked behind the scenes since gains nothing by it.
 */
export interface Redeal {
  /** After so many answers; 0 is the set-up. */
  readonly after: number;
  readonly seat: Seat;
  readonly seed: string;
}

/** What a seat answered. */
export interface Answer {
  readonly seat: Seat;
  readonly action: unknown;
}

/** How a match began. Together with the answers it is the whole match; all else is derived. */
export interface MatchSetup {
  readonly game: string;
  /** The rules version the match began with, and keeps. */
  readonly version: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, Json>>;
  readonly seed: string;
  /** Where the match left another one, and the unknown was dealt anew; in the order of the answers. */
  readonly redealt?: readonly Redeal[];
}

export interface MatchRecord extends MatchSetup {
  readonly answers: readonly Answer[];
  /** The hash of the state after the last answer, where the writer gave one. */
  readonly hash?: string;
}

/** No match of any of the games takes this many answers. */
export const ANSWERS_MAX = 20_000;
