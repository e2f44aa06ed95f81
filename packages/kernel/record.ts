import type { Json } from './options.ts';
import type { Seat } from './seat.ts';

/**
 * A match can continue from any position of another one, as one seat knew it: everything the seat didn't know is dealt again. So looking
 * behind the scenes first gains nothing.
 */
export interface Redeal {
  /** After this many answers; 0 is the setup. */
  readonly after: number;
  readonly seat: Seat;
  readonly seed: string;
}

/** What a seat answered. */
export interface Answer {
  readonly seat: Seat;
  readonly action: unknown;
}

/** How a match began. Together with the answers it's the whole match; everything else is derived. */
export interface MatchSetup {
  readonly game: string;
  /** The rules version the match began with, and keeps. */
  readonly version: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, Json>>;
  readonly seed: string;
  /** The position it began with, in the game's notation. Left out if it began with a deal. */
  readonly scene?: string;
  /** Where the match branched off another one and the unknown was dealt again; in order. */
  readonly redealt?: readonly Redeal[];
}

export interface MatchRecord extends MatchSetup {
  readonly answers: readonly Answer[];
  /** The hash of the state after the last answer, if the writer gave one. */
  readonly hash?: string;
}

/** More answers than any match of any game takes. */
export const ANSWERS_MAX = 20_000;
