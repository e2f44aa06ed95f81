import type { Seat } from '@swordtable/kernel';
import type { Vacation } from '../api/match.ts';
import type { Of } from './command.ts';
import type { Entry, Terms } from './entry.ts';
import { type Match, type PendingQuestion, type SeatState, withSeat } from './match.ts';

const DAY_SECONDS = 24 * 3_600;

/** Whether players have days to answer: by the clock or, without one, until the others may agree on a bot. */
const isOverDays = ({ clock, patience }: Terms): boolean => (clock?.seconds ?? patience) >= DAY_SECONDS;

/** How long a seat's vacation stops the clock of a question that was asked then. */
export const pausedFor = (seatState: Pick<SeatState, 'vacation'> | undefined, since: number): number => {
  const { from, until } = seatState?.vacation ?? { from: 0, until: 0 };
  return Math.max(0, until - Math.max(from, since));
};

/** The line that stops the clock of a player on vacation; undefined if there is none to stop, or it's stopped already. */
export const vacationOf = (match: Match, { seat, key, vacation: { from, until } }: Of<'vacation'>): Entry | undefined => {
  const seatState = match.seats[seat];
  if (match.status !== 'running' || !isOverDays(match.terms) || seatState?.keys.includes(key) !== true) return undefined;
  const { vacation } = seatState;
  return vacation?.from === from && vacation.until === until ? undefined : { kind: 'vacation', seat, from, until };
};

/** The match with a seat on vacation. An earlier vacation still counts for the question that was open during it. */
export const onVacation = (match: Match, seat: Seat, vacation: Vacation): Match => {
  const before = match.seats[seat];
  const isChanged = before?.vacation?.from === vacation.from;
  const later = (entry: PendingQuestion): PendingQuestion =>
    isChanged || entry.seat !== seat ? entry : { ...entry, since: entry.since + pausedFor(before, entry.since) };
  return { ...withSeat(match, seat, { vacation }), asked: match.asked.map(later) };
};
