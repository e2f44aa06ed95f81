import { accept, deepEqual, hashOf, type Refusal, type Result, refuse, type Seat } from '@swordtable/kernel';
import type { Command, NewMatch, Of } from './command.ts';
import type { Entry, Line, Ticket } from './entry.ts';
import { entryFor } from './entry-for.ts';
import { follow } from './fold.ts';
import { playAnswer } from './gameplay.ts';
import { accountOf, type Match, recordLine } from './match.ts';
import { ratedRefusal } from './rated.ts';
import { rematchTerms } from './rematch.ts';
import { seatFor } from './seating.ts';

/** A command's outcome: a line to be written and the match after it, or the number of the line that already did it. */
export type Verdict =
  | { readonly line: Line; readonly match: Match; readonly creates?: NewMatch }
  | { readonly done: number }
  /** There is nothing to be done. */
  | { readonly nothing: true };

/** A match stores its hash this often, so that changed rules are detected. */
const HASH_EVERY = 64;
/** How many lines other than answers a seat, the host, or all spectators can cause: more would fill the store and be slow to read. */
const LINES_EACH = 400;
/** How many answers a player can give: many times what any game takes, even for someone who changes equipment back and forth for a while. */
const ANSWERS_EACH = 3_000;
/** What can happen only a few times anyway, and must stay possible: no one can be trapped in a match that someone else has filled. */
const ALWAYS: readonly Command['do'][] = ['wake', 'leave', 'resign', 'return', 'cancel', 'end', 'rate', 'vacation', 'move'];
const isAlways = (command: Command): boolean => ALWAYS.includes(command.do) || (command.do === 'hand' && command.absent !== command.seat);

/** Decides a command, without side effects. */
export const decide = (match: Match, command: Command, at: number): Result<Verdict> => {
  const before = command.id === undefined ? undefined : match.tickets.find(({ id }) => id === command.id);
  if (before !== undefined && command.do === 'act' && !deepEqual(before.action, command.action))
    return refuse('id-reused', 'You have used this id for another answer. Give each answer its own.');
  if (before !== undefined) return accept({ done: before.seq });
  const ticket = command.id === undefined ? {} : { id: command.id };
  if (command.do === 'act') return act(match, command, at, ticket);
  if (command.do === 'answer-for-bot') return answerForBot(match, command, at);
  const account = accountOf('seat' in command ? command.seat : undefined, command.do === 'watch');
  if ((match.used[account] ?? 0) >= LINES_EACH && !isAlways(command))
    return refuse('too-long', 'This was done too often in this match. You can still play, resign, or leave.');
  const refused = ratedRefusal(match, command);
  if (refused !== undefined) return { ok: false, refusal: refused };
  const entry = entryFor(match, command, at, ticket);
  if (!entry.ok) return entry;
  if (!('kind' in entry.value)) return accept(entry.value);
  // That a guest has become a player is no news in the match, and leaves it where it is in lists.
  const line: Line = { seq: match.seq + 1, at: command.do === 'move' ? match.at : at, entry: entry.value };
  // The line follows from the rules above; what the game itself refuses, such as an undo, is refused here.
  const followed = follow(match.id, match, line, () => match.game);
  if (!followed.ok) return followed;
  const creates = command.do === 'rematch' ? { creates: { match: command.next.match, terms: rematchTerms(match, command) } } : {};
  return accept({ line, match: followed.value, ...creates });
};

const act = (match: Match, { seat, key, seq, action }: Of<'act'>, at: number, ticket: Ticket): Result<Verdict> => {
  const seatState = seatFor(match, seat, key);
  if (!seatState.ok) return seatState;
  if (match.status === 'running' && seatState.value.bot !== undefined) {
    return refuse('seat-handed', 'A bot is playing this seat. Take it back first.');
  }
  if (match.answers.length >= ANSWERS_EACH && match.answers.filter((answer) => answer.seat === seat).length >= ANSWERS_EACH)
    return refuse('too-many-answers', 'You have answered too often in this match. Let a bot play your seat, resign, or leave.');
  const late = stale(match, seat, seq);
  return late === undefined ? answered(match, seat, action, at, ticket) : { ok: false, refusal: late };
};

const answerForBot = (match: Match, { seat, seq, action }: Of<'answer-for-bot'>, at: number): Result<Verdict> => {
  // The question may have been answered or undone while the bot was thinking.
  const isAsked = match.asked.some((asked) => asked.seat === seat && asked.seq === seq);
  if (!isAsked || match.seats[seat]?.bot === undefined) return accept({ nothing: true });
  return answered(match, seat, action, at, {});
};

/** An answer is bound to its question. */
const stale = (match: Match, seat: Seat, seq: number): Refusal | undefined => {
  const asked = match.asked.find((entry) => entry.seat === seat);
  if (asked === undefined || asked.seq === seq) return undefined;
  return {
    code: 'stale',
    sentence: `You answered question ${seq}, but the current question is ${asked.seq}. Check the table, then answer.`,
  };
};

type Answered = Extract<Entry, { kind: 'answered' }>;

/** Given by hand, with the client's own id, or by an order. Each is written out: V8 takes long to add names with `...`. */
const answerEntry = (seat: Seat, action: unknown, by: Ticket | { readonly ordered: true }): Answered => {
  if ('ordered' in by) return { kind: 'answered', seat, action, ordered: true };
  return by.id === undefined ? { kind: 'answered', seat, action } : { kind: 'answered', seat, action, id: by.id };
};

/** An answer's line, and the match after it. */
export const answered = (
  match: Match,
  seat: Seat,
  action: unknown,
  at: number,
  by: Ticket | { readonly ordered: true },
): Result<{ readonly line: Line; readonly match: Match }> => {
  const seq = match.seq + 1;
  const played = playAnswer(match, { seq, at }, seat, action);
  if (!played.ok) return played;
  const { match: next, position, events } = played.value;
  const option = next.answers.at(-1)?.action;
  const entry = answerEntry(seat, option, by);
  const hashed = next.status === 'over' || next.answers.length % HASH_EVERY === 0;
  const line: Line = { seq, at, entry: hashed ? { ...entry, hash: hashOf(position.state) } : entry };
  return accept({ line, match: recordLine(next, line, events) });
};
