import type { Answer, Game, Position, Prompt, Seat, Standing } from '@swordtable/kernel';
import type { EndWhy, HandedWhy, RatingChanges, SeatProfile, Status, Vacation } from '../api/match.ts';
import type { Entry, Imported, KeyHash, Line, Terms } from './entry.ts';

/** A seat of a match: its player, and who plays for them now. */
export interface SeatState {
  readonly kind: 'person' | 'open' | 'bot';
  readonly name: string;
  readonly taken: boolean;
  readonly program: boolean;
  /** The level of the bot that answers for this seat now; undefined while its player does. */
  readonly bot?: string;
  /** Why a bot plays a person's seat. */
  readonly away?: HandedWhy;
  /** The number of the line that handed it to the bot. */
  readonly handed?: number;
  readonly keys: readonly KeyHash[];
  readonly invites: readonly KeyHash[];
  readonly luck: string;
  readonly profile?: SeatProfile;
  /** See the line `seated`. */
  readonly network?: string;
  /** The last vacation that stops the clock of this seat. */
  readonly vacation?: Vacation;
  /** The seats that have agreed to let a bot play here. */
  readonly agreed: readonly Seat[];
  /** The strength of that bot, as the first of them wanted it. */
  readonly agreedOn?: string;
}

/** Who must answer, and since when: the number of the line that raised the question, and its time. */
export interface PendingQuestion {
  readonly seat: Seat;
  readonly seq: number;
  readonly since: number;
}

/** A line with all its events. Must be redacted before anyone sees it. */
export interface Step extends Line {
  readonly events: readonly unknown[];
}

/** A completed request, by the client's own id for it. */
export interface Done {
  readonly id: string;
  readonly account: string;
  readonly seq: number;
  /** If it was an answer. */
  readonly action?: unknown;
}

/** A match according to its log. Immutable: each line produces the next one. */
export interface Match {
  readonly id: string;
  readonly seq: number;
  readonly at: number;
  readonly created: number;
  readonly game: Game;
  readonly terms: Terms;
  /** The server's commitment to the deal; empty for an imported match. */
  readonly commitment: string;
  readonly imported?: Imported | undefined;
  readonly seats: readonly SeatState[];
  readonly status: Status;
  /** The hash of the spectator link. */
  readonly watch: KeyHash;
  readonly watchers: readonly KeyHash[];
  /** The seed of the deal, once all seats are taken. */
  readonly seed?: string | undefined;
  readonly answers: readonly Answer[];
  readonly position?: Position | undefined;
  readonly asked: readonly PendingQuestion[];
  /** Since when each answer's seat had its question. */
  readonly answeredSince: readonly number[];
  /** Each seat's last answer. */
  readonly answeredTo: readonly (Prompt | undefined)[];
  /** The takeback that a seat has requested, and who has agreed so far. It lapses as soon as anyone answers. */
  readonly request?: { readonly seat: Seat; readonly granted: readonly Seat[] } | undefined;
  /** Seats whose takeback was declined, until they answer again. */
  readonly declined: readonly Seat[];
  /** How many takebacks were requested. */
  readonly requests: number;
  /** How many lines other than answers each seat, the host, and the spectators have caused. */
  readonly used: Readonly<Record<string, number>>;
  /** How many answers were replayed because of undos. */
  readonly replayed: number;
  /** The players who resigned, first to last. */
  readonly resigned: readonly Seat[];
  readonly ended?: { readonly why: EndWhy; readonly standing?: Standing } | undefined;
  readonly rematch?: string | undefined;
  /** What a rated match did to the ratings, once they have changed. */
  readonly ratings?: RatingChanges | undefined;
  /** Completed requests, so that a repeated one is answered again but not done again. */
  readonly tickets: readonly Done[];
  /** The last steps, for clients that were briefly disconnected. */
  readonly recent: readonly Step[];
}

/** A match that is still being made. */
type Draft = { -readonly [Facet in keyof Match]: Match[Facet] };

/**
 * A copy to be changed. It's written out, so that all matches are of one kind for V8: a copy made with `...` is of a new kind each time, and
 * then the next copy takes several times as long.
 */
export const copyOf = (match: Match): Draft => ({
  id: match.id,
  seq: match.seq,
  at: match.at,
  created: match.created,
  game: match.game,
  terms: match.terms,
  commitment: match.commitment,
  imported: match.imported,
  seats: match.seats,
  status: match.status,
  watch: match.watch,
  watchers: match.watchers,
  seed: match.seed,
  answers: match.answers,
  position: match.position,
  asked: match.asked,
  answeredSince: match.answeredSince,
  answeredTo: match.answeredTo,
  request: match.request,
  declined: match.declined,
  requests: match.requests,
  used: match.used,
  replayed: match.replayed,
  resigned: match.resigned,
  ended: match.ended,
  rematch: match.rematch,
  ratings: match.ratings,
  tickets: match.tickets,
  recent: match.recent,
});

/** A game's rules in one version; undefined if this program doesn't have them. */
export type RulesOf = (game: string, version: string) => Game | undefined;

/** How many completed requests of each seat, of the host, and of the spectators are remembered. No one's can crowd out another's. */
export const TICKETS_EACH = 32;
const RECENT = 16;

/** Answers are what a match is for; a bot that takes over is no one's doing; and vacations are limited in themselves. */
const usedAfter = ({ used }: Match, entry: Entry): Match['used'] => {
  if (entry.kind === 'answered' || entry.kind === 'vacation' || (entry.kind === 'handed' && entry.why !== 'asked')) return used;
  const account = accountOfLine(entry);
  return { ...used, [account]: (used[account] ?? 0) + 1 };
};

/** The list with one more item. Other ways to write this leave room for more, which each match would keep until its next line. */
export const withLast = <Item>(items: readonly Item[], item: Item): readonly Item[] => items.concat([item]);

/** The list without the oldest items if there are as many as this. */
const withRoom = <Item>(items: readonly Item[], most: number): readonly Item[] => (items.length < most ? items : items.slice(1 - most));

/** On whose account a line other than an answer goes: a seat's, the host's, or the spectators'. */
export const accountOf = (seat: Seat | undefined, watching: boolean): string => {
  if (watching) return 'spectators';
  return seat === undefined ? 'host' : `seat ${seat}`;
};

/** On whose account a stored line goes. */
export const accountOfLine = (entry: Entry): string => accountOf('seat' in entry ? entry.seat : undefined, entry.kind === 'watching');

const ticketsAfter = (tickets: readonly Done[], { seq, entry }: Line): readonly Done[] => {
  if (entry.kind === 'imported' || entry.id === undefined) return tickets;
  const { id } = entry;
  const account = accountOfLine(entry);
  const done: Done = entry.kind === 'answered' ? { id, account, seq, action: entry.action } : { id, account, seq };
  let own = 0;
  for (const { account } of tickets) if (account === done.account) own += 1;
  if (own < TICKETS_EACH) return withLast(tickets, done);
  const oldest = tickets.findIndex(({ account }) => account === done.account);
  return withLast(tickets.toSpliced(oldest, 1), done);
};

/** What every line does to a match in addition to its own effect. */
export const recordLine = (match: Match, line: Line, events: readonly unknown[]): Match => {
  const { entry, seq, at } = line;
  const next = copyOf(match);
  next.seq = seq;
  next.at = at;
  next.tickets = ticketsAfter(match.tickets, line);
  next.used = usedAfter(match, entry);
  next.recent = withLast(withRoom(match.recent, RECENT), { seq, at, entry, events });
  return next;
};

/** The same match with one seat changed. */
export const withSeat = (match: Match, seat: Seat, change: Partial<SeatState>): Match => ({
  ...match,
  seats: match.seats.map((seatState, index) => (index === seat ? { ...seatState, ...change } : seatState)),
});

/** The seats that a key may play. */
export const seatsOf = (match: Match, key: KeyHash): readonly Seat[] =>
  match.seats.flatMap((seatState, seat) => (seatState.keys.includes(key) ? [seat] : []));

/** Whether a key created the match or may play in it. */
export const hasPart = (match: Match, key: KeyHash): boolean => key === match.terms.host || seatsOf(match, key).length > 0;

/** Whether a person, or a person's program, still plays in the match. */
export const isHeld = (seatState: SeatState): boolean => seatState.keys.length > 0 && seatState.away !== 'left';

/** Without people, bots would play on for no one. */
export const noPersonLeft = (match: Match): boolean =>
  !match.seats.some((seatState, seat) => isHeld(seatState) && !match.resigned.includes(seat));

/** Whether everyone plays alone and on time: it counts for the ratings, or in a tournament. */
export const isStrict = ({ terms }: Pick<Match, 'terms'>): boolean => terms.rated === true || terms.tournament !== undefined;

/** Whether the match is over and still has to count for the ratings. */
export const isUnrated = ({ terms, seed, status, ratings }: Match): boolean =>
  terms.rated === true && seed !== undefined && status === 'over' && ratings === undefined;

/** Whether nobody needs what the bots in this match would do. In a tournament, their result counts. */
export const isForNobody = (match: Match): boolean => noPersonLeft(match) && match.terms.tournament === undefined;

/** The players, the host, and those who were given the spectator link. */
const belongs = (match: Match, key: KeyHash): boolean => hasPart(match, key) || match.watchers.includes(key);

/** Anyone may watch public and imported matches; others are only for those who belong to them. */
export const mayWatch = (match: Match, key: KeyHash | undefined): boolean =>
  match.terms.listed || match.imported !== undefined || (key !== undefined && belongs(match, key));
