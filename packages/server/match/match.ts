import type { Answer, Game, Position, Prompt, Seat, Standing } from '@swordtable/kernel';
import type { EndWhy, HandedWhy, Status } from '../api/match.ts';
import type { Imported, KeyHash, Line, Terms } from './entry.ts';

/** A seat of a match: who sits there and who plays for it now. */
export interface SeatState {
  readonly kind: 'person' | 'open' | 'bot';
  readonly name: string;
  readonly taken: boolean;
  readonly program: boolean;
  /** The level of the bot that answers for this seat now; nothing while its player does. */
  readonly bot?: string;
  /** Why a bot plays a seat that somebody holds. */
  readonly away?: HandedWhy;
  /** The number of the line that handed it to the bot. */
  readonly handed?: number;
  readonly keys: readonly KeyHash[];
  readonly invites: readonly KeyHash[];
  readonly luck: string;
  /** Who of the others would let a bot go on here. */
  readonly agreed: readonly Seat[];
}

/** Who is asked, and since when: the number of the line that raised the question and its time. */
export interface PendingQuestion {
  readonly seat: Seat;
  readonly seq: number;
  readonly since: number;
}

/** A line together with everything that was told when it came. Not for anybody's eyes as it stands. */
export interface Step extends Line {
  readonly events: readonly unknown[];
}

/** A request that was done, by the client's own name for it. */
export interface Done {
  readonly id: string;
  readonly seq: number;
}

/** A match as its log tells it. Never changed: the next line makes the next one. */
export interface Match {
  readonly id: string;
  readonly seq: number;
  readonly at: number;
  readonly created: number;
  readonly game: Game;
  readonly terms: Terms;
  /** What the server promised about the deal; empty for a match that comes from elsewhere. */
  readonly commitment: string;
  readonly imported?: Imported;
  readonly seats: readonly SeatState[];
  readonly status: Status;
  /** The fingerprint of the spectators' link. */
  readonly watch: KeyHash;
  readonly watchers: readonly KeyHash[];
  /** The seed of the deal, once everybody has sat down. */
  readonly seed?: string;
  readonly answers: readonly Answer[];
  readonly position?: Position;
  readonly asked: readonly PendingQuestion[];
  /** Since when each seat had been asked what it answered last. */
  readonly answeredSince: readonly number[];
  /** What each seat has answered last. */
  readonly answeredTo: readonly (Prompt | undefined)[];
  /** The takeback that a seat has asked for, and who has agreed so far. It lapses as soon as anybody answers. */
  readonly request?: { readonly seat: Seat; readonly granted: readonly Seat[] };
  /** Seats whose takeback was declined, until they answer again. */
  readonly declined: readonly Seat[];
  /** How many takebacks were asked for. */
  readonly requests: number;
  /** How many answers were played again because something was taken back. */
  readonly replayed: number;
  /** Those who gave up, first to last. */
  readonly resigned: readonly Seat[];
  readonly ended?: { readonly why: EndWhy; readonly standing?: Standing };
  readonly rematch?: string;
  /** Requests that were done, so that the same one is answered again and not done again. */
  readonly tickets: readonly Done[];
  /** The last steps, for those who were away for a moment. */
  readonly recent: readonly Step[];
}

/** The rules of a game in one version; nothing when this program does not have them. */
export type RulesOf = (game: string, version: string) => Game | undefined;

const TICKETS = 64;
const RECENT = 32;

const lastOf = <Item>(items: readonly Item[], most: number): readonly Item[] => (items.length > most ? items.slice(-most) : items);

/** What every line does to a match besides its own effect. */
export const recordLine = (match: Match, line: Line, events: readonly unknown[]): Match => {
  const id = line.entry.kind === 'imported' ? undefined : line.entry.id;
  const tickets = id === undefined ? match.tickets : lastOf([...match.tickets, { id, seq: line.seq }], TICKETS);
  return { ...match, seq: line.seq, at: line.at, tickets, recent: lastOf([...match.recent, { ...line, events }], RECENT) };
};

/** The same match with one seat changed. */
export const withSeat = (match: Match, seat: Seat, change: Partial<SeatState>): Match => ({
  ...match,
  seats: match.seats.map((seatState, index) => (index === seat ? { ...seatState, ...change } : seatState)),
});

/** The seats that a key opens. */
export const seatsOf = (match: Match, key: KeyHash): readonly Seat[] =>
  match.seats.flatMap((seatState, seat) => (seatState.keys.includes(key) ? [seat] : []));

/** Whether a person, or a person's program, still has a part in the match. */
export const isHeld = (seatState: SeatState): boolean => seatState.keys.length > 0 && seatState.away !== 'left';

/** Those who play, who made the match, or who were given the spectators' link. */
const belongs = (match: Match, key: KeyHash): boolean =>
  key === match.terms.host || match.watchers.includes(key) || seatsOf(match, key).length > 0;

/** Listed matches and those that came in as a file are open to anybody's eyes; others only to those who belong to them. */
export const mayWatch = (match: Match, key: KeyHash | undefined): boolean =>
  match.terms.listed || match.imported !== undefined || (key !== undefined && belongs(match, key));
