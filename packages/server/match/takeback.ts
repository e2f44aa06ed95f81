import { accept, type Refusal, type Result, refuse, type Seat } from '@swordtable/kernel';
import type { Entry, KeyHash, Line, Ticket } from './entry.ts';
import { rewindMatch, takeBack } from './gameplay.ts';
import { isStrict, type Match } from './match.ts';
import { NO_UNDO } from './rated.ts';

/** A match has at most this many requests for a takeback. */
const REQUESTS_MAX = 30;

/** Whether a person other than the holder of this key plays there. Bots, and others at the same device, needn't be asked. */
const isOthers = ({ seats, resigned }: Match, seat: Seat, key: KeyHash): boolean => {
  const { keys = [], bot } = seats[seat] ?? {};
  return keys.length > 0 && !keys.includes(key) && bot === undefined && !resigned.includes(seat);
};

/** Who has to agree to a takeback. */
const askedBy = (match: Match, key: KeyHash): readonly Seat[] =>
  match.seats.flatMap((_, seat) => (isOthers(match, seat, key) ? [seat] : []));

const lineOf = ({ seq, at }: Match, entry: Entry): Line => ({ seq: seq + 1, at, entry });

const canUndo = (match: Match, seat: Seat): Result<Match> => takeBack(match, lineOf(match, { kind: 'undone', seat }), seat);
const canRewind = (match: Match, seat: Seat): Result<Match> => rewindMatch(match, lineOf(match, { kind: 'rewound', seat }), seat);

/** How an answer is undone: alone, or, if only bots would have to answer again, with everything since. */
export const undoKind = (match: Match, seat: Seat, key: KeyHash): 'undone' | 'rewound' =>
  askedBy(match, key).length === 0 && !canUndo(match, seat).ok ? 'rewound' : 'undone';

/** Whether a seat can undo its last answer; if not, why, and whether it can ask the others. */
export type Undoable = { readonly allowed: true } | ({ readonly allowed: false; readonly byRequest: boolean } & Refusal);

/** Finding out may replay the match, so it's done once for each question. */
const found = new WeakMap<Match, Map<string, Undoable>>();

export const undoableFor = (match: Match, seat: Seat, key: KeyHash): Undoable => {
  const known = found.get(match) ?? new Map<string, Undoable>();
  const undoable = known.get(`${seat} ${key}`) ?? findUndoable(match, seat, key);
  found.set(match, known.set(`${seat} ${key}`, undoable));
  return undoable;
};

const findUndoable = (match: Match, seat: Seat, key: KeyHash): Undoable => {
  if (isStrict(match)) return { allowed: false, byRequest: false, ...NO_UNDO };
  const back = undoKind(match, seat, key) === 'undone' ? canUndo(match, seat) : canRewind(match, seat);
  return back.ok ? { allowed: true } : { allowed: false, byRequest: requestFor(match, seat, key, {}).ok, ...back.refusal };
};

/** The line that asks the others for a takeback. */
export const requestFor = (match: Match, seat: Seat, key: KeyHash, ticket: Ticket): Result<Entry> => {
  if (match.request !== undefined) return refuse('takeback-pending', 'A takeback has already been requested.');
  if (match.declined.includes(seat))
    return refuse('takeback-declined', 'Your takeback was declined. You can ask again after your next answer.');
  if (match.requests >= REQUESTS_MAX) return refuse('takeback-too-often', 'No more takebacks can be requested in this match.');
  if (askedBy(match, key).length === 0) return refuse('takeback-alone', 'No one else is playing, so there’s no one to ask.');
  const back = canRewind(match, seat);
  return back.ok ? accept({ kind: 'requested', seat, ...ticket }) : back;
};

/** The line that answers a request. When the last player agrees, everything is undone. */
export const replyTo = (match: Match, seat: Seat, agrees: boolean, ticket: Ticket): Result<Entry> => {
  const { request } = match;
  if (request === undefined) return refuse('takeback-none', 'No takeback is requested now.');
  if (!agrees) return accept({ kind: 'declined', seat, ...ticket });
  if (request.seat === seat) return refuse('takeback-own', 'You asked for this takeback; the others have to agree.');
  if (request.granted.includes(seat)) return refuse('takeback-granted', 'You have already agreed.');
  const holder = match.seats[request.seat]?.keys[0] ?? '';
  const missing = askedBy(match, holder).filter((other) => other !== seat && !request.granted.includes(other));
  return accept(missing.length === 0 ? { kind: 'rewound', seat: request.seat, ...ticket } : { kind: 'granted', seat, ...ticket });
};
