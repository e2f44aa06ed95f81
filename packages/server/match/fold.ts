import { accept, hashOf, type Result, refuse } from '@swordtable/kernel';
import type { HandedWhy } from '../api/match.ts';
import { commitmentTo } from './deal.ts';
import type { Entry, KeyHash, Line, Terms } from './entry.ts';
import { askedAnew, askedOn, begin, end, type Positions, playAnswer, rewindMatch, standingNow, takeBack } from './gameplay.ts';
import { type Match, noPersonLeft, type RulesOf, recordLine, type SeatState, withSeat } from './match.ts';
import { moved } from './moving.ts';
import { onVacation } from './vacation.ts';

/** A line that doesn't follow from those before it: the store was tampered with, or the rules have changed. */
const broken = (sentence: string): Result<never> => refuse('match-broken', sentence);

const NO_KEYS: readonly KeyHash[] = [];

const placesOf = (terms: Terms): readonly SeatState[] =>
  terms.seats.map(({ kind, name, level, invites }) => ({
    kind,
    name,
    taken: kind === 'bot',
    program: false,
    keys: NO_KEYS,
    invites,
    luck: '',
    agreed: [],
    ...(kind === 'bot' ? { bot: level ?? 'medium' } : {}),
  }));

/** The match in a first line. */
const opened = (id: string, line: Line, rulesOf: RulesOf): Result<Match> => {
  const { entry } = line;
  if (line.seq !== 0 || (entry.kind !== 'created' && entry.kind !== 'imported'))
    return broken('The log of this match has lost its beginning.');
  const { game: name, version } = entry.kind === 'created' ? entry.terms : entry.setup;
  const game = rulesOf(name, version);
  if (game === undefined) {
    return refuse('rules-gone', `This match began with version ${version} of "${name}", which isn’t available here.`);
  }
  // Nothing is allocated for an impossible number of seats, whatever the line says.
  if (entry.kind === 'imported' && entry.setup.seats > game.seats.max) return broken(`"${name}" can’t have ${entry.setup.seats} players.`);
  const terms = entry.kind === 'created' ? entry.terms : termsOfImport(entry);
  const match: Match = {
    id,
    seq: 0,
    at: line.at,
    created: line.at,
    game,
    terms,
    commitment: entry.kind === 'created' ? commitmentTo(id, terms.secret) : '',
    seats: placesOf(terms),
    status: 'waiting',
    watch: terms.watch,
    watchers: [],
    answers: [],
    asked: [],
    answeredSince: [],
    answeredTo: [],
    declined: [],
    requests: 0,
    used: {},
    replayed: 0,
    resigned: [],
    tickets: [],
    recent: [],
    ...(entry.kind === 'imported' ? { imported: entry } : {}),
  };
  if (entry.kind === 'created') return begin(match, line);
  const sat = match.seats.map((seatState) => ({ ...seatState, taken: true }));
  return begin({ ...match, seed: entry.setup.seed, seats: sat }, line);
};

/** A match that was played elsewhere is open to anyone with its name. */
const termsOfImport = ({ setup, names, host, levels = [] }: Entry & { kind: 'imported' }): Terms => ({
  game: setup.game,
  version: setup.version,
  options: setup.options,
  seats: Array.from({ length: setup.seats }, (_, seat) => {
    const [name, level] = [names[seat] ?? '', levels[seat] ?? undefined];
    return { kind: level === undefined ? 'person' : 'bot', name, invites: [], ...(level === undefined ? {} : { level }) };
  }),
  secret: '',
  listed: false,
  openAfter: true,
  clock: null,
  patience: 0,
  host,
  watch: '',
});

/** The match after one more line of its log. */
export const follow = (id: string, match: Match | undefined, line: Line, rulesOf: RulesOf, past?: Positions): Result<Match> => {
  if (match === undefined) return opened(id, line, rulesOf);
  if (line.seq !== match.seq + 1) return broken(`Line ${match.seq + 1} of this match is missing.`);
  return next(match, line, past);
};

/** Refusals that already describe a broken log. */
const SAID = ['match-broken', 'match-diverged', 'rules-gone'];

/** The same for a stored line: it was allowed once, so if anything refuses it now, the log is broken. */
export const followStored = (id: string, match: Match | undefined, line: Line, rulesOf: RulesOf, past?: Positions): Result<Match> => {
  const followed = follow(id, match, line, rulesOf, past);
  if (followed.ok || SAID.includes(followed.refusal.code)) return followed;
  return broken(`Line ${line.seq} of this match doesn’t follow from those before it: ${followed.refusal.sentence}`);
};

const next = (match: Match, line: Line, past: Positions | undefined): Result<Match> => {
  const { entry } = line;
  switch (entry.kind) {
    case 'created':
    case 'imported':
      return broken('The log of this match begins twice.');
    case 'answered': {
      const played = playAnswer(match, line, entry.seat, entry.action);
      if (!played.ok) return played;
      if (match.position !== undefined) past?.push({ answers: match.answers.length, position: match.position });
      if (entry.hash !== undefined && entry.hash !== hashOf(played.value.position.state))
        return refuse('match-diverged', `After line ${line.seq}, the stored match no longer replays to the same position.`);
      return accept(recordLine(played.value.match, line, played.value.events));
    }
    case 'undone':
      return takeBack(match, line, entry.seat, past);
    case 'rewound':
      return rewindMatch(match, line, entry.seat, past);
    case 'requested':
    case 'granted':
    case 'declined':
      return accept(asking(recordLine(match, line, []), entry));
    default:
      return seating(recordLine(match, line, []), line, entry);
  }
};

type Asking = Extract<Entry, { kind: 'requested' | 'granted' | 'declined' }>;

/** Lines about a requested takeback. */
const asking = ({ request, ...match }: Match, { kind, seat }: Asking): Match => {
  if (kind === 'requested') return { ...match, request: { seat, granted: [] }, requests: match.requests + 1 };
  if (request === undefined) return match;
  if (kind === 'granted') return { ...match, request: { ...request, granted: [...request.granted, seat] } };
  return { ...match, declined: [...match.declined, request.seat] };
};

type Seating = Exclude<Entry, { kind: 'created' | 'imported' | 'answered' | 'undone' | 'rewound' | Asking['kind'] }>;

/** Lines about seats and players. */
const seating = (match: Match, line: Line, entry: Seating): Result<Match> => {
  if (entry.kind === 'linked') return accept({ ...match, watch: entry.watch, watchers: [] });
  if (entry.kind === 'moved') return accept(moved(match, entry.from, entry.to));
  if (entry.kind === 'watching') return accept({ ...match, watchers: [...match.watchers, entry.key] });
  if (entry.kind === 'cancelled')
    return accept(match.status === 'waiting' ? end(match, 'cancelled') : end(match, 'abandoned', standingNow(match)));
  if (entry.kind === 'rematched') return accept({ ...match, rematch: entry.match });
  if (entry.kind === 'rated') return accept({ ...match, ratings: entry.ratings });
  const seatState = match.seats[entry.seat];
  if (seatState === undefined) return broken(`Line ${line.seq} names a seat that doesn’t exist.`);
  const change = (facets: Partial<SeatState>): Match => withSeat(match, entry.seat, facets);
  switch (entry.kind) {
    case 'invited':
      return accept(change({ invites: [...seatState.invites, entry.invite] }));
    case 'seated': {
      const { key, name, program, luck, profile, network } = entry;
      const known = { ...(profile === undefined ? {} : { profile }), ...(network === undefined ? {} : { network }) };
      return begin(change({ taken: true, keys: [key], invites: [], name, program, luck, ...known }), line);
    }
    case 'joined':
      return accept(
        change({ keys: [...seatState.keys, entry.key], invites: seatState.invites.filter((invite) => invite !== entry.invite) }),
      );
    case 'revoked':
      return accept(change({ keys: [entry.keep], invites: [] }));
    case 'left':
      return accept(left(match, line, entry.seat, seatState));
    case 'resigned':
      return accept(resigned(match, line, entry));
    case 'agreed': {
      const { agreed = [], agreedOn } = match.seats[entry.absent] ?? {};
      const first = agreed.length === 0 ? entry.level : (agreedOn ?? entry.level);
      return accept(withSeat(match, entry.absent, { agreed: [...agreed, entry.seat], agreedOn: first }));
    }
    case 'handed':
      return accept(timed(entry.why)(change({ bot: entry.level, away: entry.why, handed: line.seq, agreed: [] }), line, entry.seat));
    case 'vacation':
      return accept(onVacation(match, entry.seat, { from: entry.from, until: entry.until }, line.at));
    case 'returned': {
      const { bot: _bot, away: _away, handed: _handed, ...back } = seatState;
      const seatStates = match.seats.map((other, seat) => (seat === entry.seat ? { ...back, agreed: [] } : other));
      return accept(timed(seatState.away)({ ...match, seats: seatStates }, line, entry.seat));
    }
  }
};

/** A player who was away gets their time again; one who only handed the seat over has what was left. */
const timed = (away: HandedWhy | undefined) => (away === 'asked' ? askedOn : askedAnew);

/** Before the match begins, a seat that is left becomes free; afterward, a bot plays on. */
const left = (match: Match, line: Line, seat: number, seatState: SeatState): Match => {
  if (match.status === 'waiting') {
    const { profile: _profile, network: _network, ...free } = { ...seatState, taken: false, keys: [], program: false, luck: '', name: '' };
    return { ...match, seats: match.seats.map((other, index) => (index === seat ? free : other)) };
  }
  const without = withSeat(match, seat, { bot: seatState.bot ?? 'medium', away: 'left', keys: [], invites: [] });
  return noPersonLeft(without) ? end(without, 'abandoned', standingNow(without)) : askedAnew(without, line, seat);
};

/** A player who resigns comes last. If others continue against each other, a bot answers for the seat. */
const resigned = (match: Match, line: Line, { seat, why = 'left' }: Entry & { kind: 'resigned' }): Match => {
  const without = { ...withSeat(match, seat, { bot: 'medium', away: why }), resigned: [...match.resigned, seat] };
  const others = without.seats.length - without.resigned.length;
  return others < 2 || noPersonLeft(without) ? end(without, 'resigned', standingNow(without)) : askedAnew(without, line, seat);
};

/** The whole match from its lines; calls back with each step. */
export const matchFrom = (id: string, lines: readonly Line[], rulesOf: RulesOf, show?: (match: Match) => void): Result<Match> => {
  let match: Match | undefined;
  const past: Positions = [];
  for (const line of lines) {
    const followed = followStored(id, match, line, rulesOf, past);
    if (!followed.ok) return followed;
    match = followed.value;
    show?.(match);
  }
  return match === undefined ? refuse('unknown-match', 'There is no such match.') : accept(match);
};
