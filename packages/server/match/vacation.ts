import type { Seat } from '@swordtable/kernel';
import type { Vacation } from '../api/match.ts';
import type { Of } from './command.ts';
import type { Entry, Terms } from './entry.ts';
import { type Match, type SeatState, withSeat } from './match.ts';

const DAY_SECONDS = 24 * 3_600;

/** Whether players have days to answer: by the clock or, without one, until the others may agree on a bot. */
const isOverDays = ({ clock, patience }: Terms): boolean => (clock?.seconds ?? patience) >= DAY_SECONDS;

/** How long a seat's vacation stops the clock of a question that was asked then. */
export const pausedFor = (seatState: Pick<SeatState, 'vacation'> | undefined, since: number): number => {
  const { from, until } = seatState?.vacation ?? { from: 0, until: 0 };
  return Math.max(0, until - Math.max(from, since));
};

/** The line that stops the clock of a player on vacation, or starts it again; undefined if there is nothing to change. */
export const vacationOf = (match: Match, { seat, key, vacation: { from, until } }: Of<'vacation'>, at: number): Entry | undefined => {
  const seatState = match.seats[seat];
  if (match.status !== 'running' || !isOverDays(match.terms) || seatState?.keys.includes(key) !== true) return undefined;
  const { vacation } = seatState;
  const isKnown = vacation?.from === from && vacation.until === until;
  const wasNeverKnown = vacation?.from !== from && until <= at;
  return isKnown || wasNeverKnown ? undefined : { kind: 'vacation', seat, from, until };
};

/** The questions of a seat, as if they had been asked later by as long as the vacation stopped their clock. */
const afterVacation = (asked: Match['asked'], seat: Seat, vacation: Vacation): Match['asked'] =>
  asked.map((entry) => (entry.seat === seat ? { ...entry, since: entry.since + pausedFor({ vacation }, entry.since) } : entry));

/** The match with a seat on vacation, or back from it. An earlier vacation still counts for the question that was open during it. */
export const onVacation = (match: Match, seat: Seat, vacation: Vacation, at: number): Match => {
  const before = match.seats[seat]?.vacation;
  const asked = before === undefined || before.from === vacation.from ? match.asked : afterVacation(match.asked, seat, before);
  if (vacation.until > at) return { ...withSeat(match, seat, { vacation }), asked };
  const back = ({ vacation: _, ...seatState }: SeatState): SeatState => seatState;
  const seats = match.seats.map((seatState, index) => (index === seat ? back(seatState) : seatState));
  return { ...match, seats, asked: afterVacation(asked, seat, vacation) };
};
