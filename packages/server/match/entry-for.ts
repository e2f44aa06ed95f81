import { accept, type Result, refuse } from '@swordtable/kernel';
import { botAnswersFirst, mayHand, overdueSeat } from './absence.ts';
import type { Command, Of } from './command.ts';
import type { Entry, Ticket } from './entry.ts';
import { isStrict, isUnrated, type Match } from './match.ts';
import { move } from './moving.ts';
import { rematch } from './rematch.ts';
import { invite, seatFor, take, watch } from './seating.ts';
import { replyTo, requestFor, undoKind } from './takeback.ts';
import { vacationOf } from './vacation.ts';

/** The outcome of a request: a line; nothing, because there's nothing to do; or the line that already did it. */
type Outcome = Entry | { readonly nothing: true } | { readonly done: number };

/** The line that fulfills a request, or why it can't be fulfilled. */
export const entryFor = (
  match: Match,
  command: Exclude<Command, Of<'act' | 'answer-for-bot'>>,
  at: number,
  ticket: Ticket,
): Result<Outcome> => {
  switch (command.do) {
    case 'take':
      return take(match, command, ticket);
    case 'watch':
      return watch(match, command, ticket);
    case 'link':
      if (command.key !== match.terms.host) return refuse('not-host', 'Only the host can create a new link for spectators.');
      return accept({ kind: 'linked', watch: command.watch, ...ticket });
    case 'cancel':
      if (command.key !== match.terms.host) return refuse('not-host', 'Only the host can cancel the match.');
      return match.status === 'waiting'
        ? accept({ kind: 'cancelled', ...ticket })
        : refuse('begun', 'The match has begun. Resign or leave instead.');
    case 'rematch':
      return rematch(match, command, ticket);
    case 'wake': {
      const { clock } = match.terms;
      const seat = overdueSeat(match, at);
      if (seat === undefined || clock === null) return accept({ nothing: true });
      if (isStrict(match)) return accept({ kind: 'resigned', seat, why: 'clock' });
      return accept({ kind: 'handed', seat, level: clock.level, why: 'clock' });
    }
    case 'vacation':
      return accept(vacationOf(match, command, at) ?? { nothing: true });
    case 'move':
      return accept(move(match, command));
    case 'rate':
      return accept(isUnrated(match) ? { kind: 'rated', ratings: command.ratings, ...ticket } : { nothing: true });
    case 'end':
      return accept(match.status === 'over' ? { nothing: true } : { kind: 'cancelled', ...ticket });
    case 'invite':
      return invite(match, command, ticket);
    default:
      return fromSeat(match, command, at, ticket);
  }
};

/** Requests that only the seat's player can make. */
const fromSeat = (
  match: Match,
  command: Of<'revoke' | 'leave' | 'resign' | 'return' | 'undo' | 'request' | 'grant' | 'decline' | 'hand'>,
  at: number,
  ticket: Ticket,
): Result<Entry | { readonly done: number }> => {
  const { seat, key } = command;
  const seatState = seatFor(match, seat, key);
  if (!seatState.ok) return seatState;
  if (command.do === 'revoke') {
    if (seatState.value.keys[0] !== key) return refuse('not-owner', 'Only the device that took the seat can sign the others out.');
    return accept({ kind: 'revoked', seat, keep: key, ...ticket });
  }
  if (match.status === 'over') return refuse('game-over', 'The match is over.');
  if (command.do === 'leave') {
    if (!isStrict(match) || match.status === 'waiting') return accept({ kind: 'left', seat, ...ticket });
    return accept(match.resigned.includes(seat) ? { done: match.seq } : { kind: 'resigned', seat, why: 'left', ...ticket });
  }
  if (match.status === 'waiting') return refuse('not-begun', 'The match hasn’t begun: not all seats are taken yet.');
  if (match.resigned.includes(seat)) return refuse('resigned', 'You have resigned. A bot plays your seat to the end.');
  switch (command.do) {
    case 'resign':
      return accept({ kind: 'resigned', seat, ...ticket });
    case 'return':
      if (seatState.value.bot === undefined) return refuse('not-away', 'You’re already playing this seat.');
      if (botAnswersFirst(match, seat, at))
        return refuse('bot-answers', 'Your time is up, and a bot is about to answer. You can return after that.');
      return accept({ kind: 'returned', seat, ...ticket });
    case 'undo':
      if (seatState.value.bot !== undefined) return refuse('seat-handed', 'A bot is playing this seat. Take it back first.');
      if (command.seq !== match.seq) return refuse('stale', `Something has happened since line ${command.seq}. Check again, then decide.`);
      return accept({ kind: undoKind(match, seat, key), seat, ...ticket });
    case 'request':
      if (command.seq !== match.seq) return refuse('stale', `Something has happened since line ${command.seq}. Check again, then decide.`);
      return requestFor(match, seat, key, ticket);
    case 'grant':
    case 'decline':
      return replyTo(match, seat, command.do === 'grant', ticket);
    case 'hand':
      return mayHand(match, command, at, ticket);
  }
};
