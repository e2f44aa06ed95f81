import type { MatchOptions, MatchSetup, Seat } from '@swordtable/kernel';
import type { ClockTerms, HandedWhy, RatingChanges, SeatProfile, TournamentTerms, Vacation } from '../api/match.ts';

/** The hash of a secret. The secrets themselves are never stored. */
export type KeyHash = string;

/** How a seat of a new match is to be filled. */
export interface SeatTerms {
  /** `person`: by invitation; `open`: by anyone; `bot`: by one of ours. */
  readonly kind: 'person' | 'open' | 'bot';
  readonly name: string;
  readonly level?: string;
  /** Who may take the seat: the hash of an invitation or, in a rematch, of a player's own keys. */
  readonly invites: readonly KeyHash[];
}

/** The terms of a match. They never change, except that the host may get another key: see the line `moved`. */
export interface Terms {
  readonly game: string;
  /** The version of the rules that the match began with, and keeps. */
  readonly version: string;
  readonly options: MatchOptions;
  readonly seats: readonly SeatTerms[];
  /** The server's part of the seed: committed to when the match is created, shown at the end. */
  readonly secret: string;
  /** In the public list, and open to all spectators. */
  readonly listed: boolean;
  /** Whether everything is opened when the match is over. */
  readonly openAfter: boolean;
  /** Whether people who play each other may get hints from bots; joining means agreeing. */
  readonly hints?: true;
  /** Whether it counts for the players' ratings. Only the server creates such matches: see `ratedTerms`. */
  readonly rated?: true;
  readonly clock: ClockTerms | null;
  /** After this many seconds without an answer, the others may agree to let a bot play. */
  readonly patience: number;
  /** The creator of the match, who may invite players to free seats, and cancel the match before it begins. */
  readonly host: KeyHash;
  /** The hash of the spectator link. */
  readonly watch: KeyHash;
  /** The match that this is the rematch of. */
  readonly after?: string;
  /** The tournament and the round in which it counts. */
  readonly tournament?: TournamentTerms;
}

/** How a match began that wasn't played here. Its answers follow as lines of their own. */
export interface Imported {
  readonly setup: MatchSetup;
  readonly names: readonly string[];
  readonly host: KeyHash;
  /** The seats that bots continue, by level; null for seats open to people. Left out if the match doesn't continue. */
  readonly levels?: readonly (string | null)[];
}

/** The client's own id for a request, combined with its key: sent again, it's answered again but done only once. */
export interface Ticket {
  readonly id?: string;
}

/** One line of a match's log. Its lines in order determine everything about a match. */
export type Entry =
  | ({ readonly kind: 'created'; readonly terms: Terms } & Ticket)
  | ({ readonly kind: 'imported' } & Imported)
  | ({ readonly kind: 'invited'; readonly seat: Seat; readonly invite: KeyHash } & Ticket)
  | ({
      readonly kind: 'seated';
      readonly seat: Seat;
      readonly key: KeyHash;
      readonly name: string;
      /** Whether a program plays: it's labeled as a bot. */
      readonly program: boolean;
      /** The player's part of the seed, so that no server can choose the deal alone. */
      readonly luck: string;
      readonly invite?: KeyHash;
      /** The player, unless it's a guest. */
      readonly profile?: SeatProfile;
      /** In a rated match, a hash of the player's network that means nothing outside this match. */
      readonly network?: string;
    } & Ticket)
  /** The same player on another device. */
  | ({ readonly kind: 'joined'; readonly seat: Seat; readonly key: KeyHash; readonly invite: KeyHash } & Ticket)
  /** All other keys and invitations of the seat are void. */
  | ({ readonly kind: 'revoked'; readonly seat: Seat; readonly keep: KeyHash } & Ticket)
  /** A guest has become a player: whatever the key `from` had in the match, the key `to` has. */
  | ({ readonly kind: 'moved'; readonly from: KeyHash; readonly to: KeyHash } & Ticket)
  /** The spectator link is replaced, and spectators with the old one are disconnected. */
  | ({ readonly kind: 'linked'; readonly watch: KeyHash } & Ticket)
  | ({ readonly kind: 'watching'; readonly key: KeyHash } & Ticket)
  | ({ readonly kind: 'left'; readonly seat: Seat } & Ticket)
  | ({ readonly kind: 'cancelled' } & Ticket)
  | ({
      readonly kind: 'answered';
      readonly seat: Seat;
      readonly action: unknown;
      readonly hash?: string;
      /** Given by a standing order of the seat. */
      readonly ordered?: true;
    } & Ticket)
  | ({ readonly kind: 'undone'; readonly seat: Seat } & Ticket)
  /** Everything since the last answer of `seat`, including that answer, is undone. */
  | ({ readonly kind: 'rewound'; readonly seat: Seat } & Ticket)
  /** `seat` asks the others for a takeback; one of them agrees, or declines. */
  | ({ readonly kind: 'requested' | 'granted' | 'declined'; readonly seat: Seat } & Ticket)
  /** `why`: in a rated match, running out of time and leaving lose like resigning. */
  | ({ readonly kind: 'resigned'; readonly seat: Seat; readonly why?: 'clock' | 'left' } & Ticket)
  /** `seat` agrees to let a bot play for `absent`. */
  | ({ readonly kind: 'agreed'; readonly seat: Seat; readonly absent: Seat; readonly level: string } & Ticket)
  | ({ readonly kind: 'handed'; readonly seat: Seat; readonly level: string; readonly why: HandedWhy } & Ticket)
  | ({ readonly kind: 'returned'; readonly seat: Seat } & Ticket)
  /** The player of `seat` is on vacation: the seat's clock stands still. Written again with the same beginning if it ends early. */
  | ({ readonly kind: 'vacation'; readonly seat: Seat } & Vacation & Ticket)
  | ({ readonly kind: 'rematched'; readonly match: string } & Ticket)
  /** The ratings have changed with the result: written once they are on disk. */
  | ({ readonly kind: 'rated'; readonly ratings: RatingChanges } & Ticket);

/** A line with its number and its time in milliseconds. */
export interface Line {
  readonly seq: number;
  readonly at: number;
  readonly entry: Entry;
}
