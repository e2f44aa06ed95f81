import { accept, type Result, refuse, type Seat } from '@swordtable/kernel';
import type { Of } from './command.ts';
import type { Entry, Ticket } from './entry.ts';
import { isForNobody, isHeld, isUnrated, type Match, type PendingQuestion } from './match.ts';
import { pausedFor } from './vacation.ts';

/** A bot answers promptly. If it hasn't after this time, its process has died and another one takes over. */
export const BOT_GRACE = 15_000;
/** Clocks of several machines never quite agree, and a move may be in flight. */
const CLOCK_GRACE = 500;

/** A seat whose player has run out of time. */
export const overdueSeat = (match: Match, at: number): Seat | undefined => {
  const { clock } = match.terms;
  if (clock === null) return undefined;
  const isOverdue = ({ seat, since }: PendingQuestion): boolean =>
    match.seats[seat]?.bot === undefined && at >= since + pausedFor(match.seats[seat], since) + clock.seconds * 1_000 + CLOCK_GRACE;
  return match.asked.find(isOverdue)?.seat;
};

/** When the match needs attention even if no one asks: a bot must answer, a clock runs out, or ratings have yet to change. Bots among themselves need none. */
export const dueAt = (match: Match): number | null => {
  if (isUnrated(match)) return match.at;
  if (match.status === 'running' && isForNobody(match)) return null;
  const { asked, seats, terms } = match;
  const { clock } = terms;
  let first: number | null = null;
  for (const { seat, since } of asked) {
    const byClock = clock === null ? undefined : pausedFor(seats[seat], since) + clock.seconds * 1_000 + CLOCK_GRACE;
    const grace = seats[seat]?.bot !== undefined ? BOT_GRACE : byClock;
    if (grace !== undefined) first = Math.min(first ?? Number.POSITIVE_INFINITY, since + grace);
  }
  return first;
};

/**
 * A player may hand their own seat to a bot at any time. Another's seat is handed over when its player has kept the others waiting too long
 * and all of them agree; the player can take it back on returning.
 */
export const mayHand = (match: Match, { seat, absent, level }: Of<'hand'>, at: number, ticket: Ticket): Result<Entry> => {
  const seatState = match.seats[absent];
  if (seatState === undefined) return refuse('unknown-seat', `This match has seats 0 to ${match.seats.length - 1}.`);
  if (seatState.bot !== undefined) return refuse('seat-is-bot', 'A bot is already playing this seat.');
  if (absent === seat) return accept({ kind: 'handed', seat, level, why: 'asked', ...ticket });
  const asked = match.asked.find((entry) => entry.seat === absent);
  if (asked === undefined) return refuse('not-waited-for', 'Nobody is waiting for this player now.');
  const left = Math.ceil((asked.since + pausedFor(seatState, asked.since) + match.terms.patience * 1_000 - at) / 1_000);
  if (left > 0) return refuse('patience', `This player still has time. The others can agree on a bot in ${left} seconds.`);
  const others = match.seats.flatMap((other, index) => (index !== absent && isHeld(other) && other.bot === undefined ? [index] : []));
  // One player at several seats agrees once.
  const keys = [seat, ...seatState.agreed].flatMap((other) => match.seats[other]?.keys ?? []);
  const agreed = others.every((other) => match.seats[other]?.keys.some((key) => keys.includes(key)));
  if (agreed) return accept({ kind: 'handed', seat: absent, level: seatState.agreedOn ?? level, why: 'agreed', ...ticket });
  if (seatState.agreed.includes(seat)) return refuse('agreed-already', 'You have already agreed; the others haven’t yet.');
  return accept({ kind: 'agreed', seat, absent, level, ...ticket });
};

/**
 * Whether the bot that took over when the clock ran out has yet to give the overdue answer. Until then, the player can't return: otherwise
 * running out of time would be a way to get more of it. A bot that can't answer blocks no one for long.
 */
export const botAnswersFirst = ({ asked, seats }: Match, seat: Seat, at: number): boolean => {
  const seatState = seats[seat];
  return (
    seatState?.away === 'clock' &&
    asked.some((entry) => entry.seq === seatState.handed && entry.seat === seat && at < entry.since + 2 * BOT_GRACE)
  );
};
