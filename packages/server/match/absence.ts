import { accept, type Result, refuse, type Seat } from '@swordtable/kernel';
import type { Of } from './command.ts';
import type { Entry, Ticket } from './entry.ts';
import { isHeld, type Match } from './match.ts';

/** A bot that is asked answers at once. If it has not after this time, its process has died and another one asks it again. */
const BOT_GRACE = 5_000;

/** A seat whose player has used up the time of the clock. */
export const overdueSeat = (match: Match, at: number): Seat | undefined => {
  const { clock } = match.terms;
  if (clock === null) return undefined;
  return match.asked.find(({ seat, since }) => match.places[seat]?.bot === undefined && at >= since + clock.seconds * 1_000)?.seat;
};

/** When somebody must look after the match though nobody asks: a bot to answer, a clock to run out. */
export const dueAt = ({ asked, places, terms: { clock } }: Match): number | null => {
  const moments = asked.flatMap(({ seat, since }) => {
    if (places[seat]?.bot !== undefined) return [since + BOT_GRACE];
    return clock === null ? [] : [since + clock.seconds * 1_000];
  });
  return moments.length === 0 ? null : Math.min(...moments);
};

/**
 * A player may hand the own seat to a bot at any time. Another's seat is handed over when its player has let the others
 * wait for long and all of them agree; the player can take it back whenever they return.
 */
export const mayHand = (match: Match, { seat, absent, level }: Of<'hand'>, at: number, ticket: Ticket): Result<Entry> => {
  const place = match.places[absent];
  if (place === undefined) return refuse('unknown-seat', `This match has the seats 0 to ${match.places.length - 1}.`);
  if (place.bot !== undefined) return refuse('seat-is-bot', 'A bot plays this seat already.');
  if (absent === seat) return accept({ kind: 'handed', seat, level, why: 'asked', ...ticket });
  const asked = match.asked.find((entry) => entry.seat === absent);
  if (asked === undefined) return refuse('not-waited-for', 'Nobody waits for this player now.');
  const left = Math.ceil((asked.since + match.terms.patience * 1_000 - at) / 1_000);
  if (left > 0) return refuse('patience', `This player still has time: the others may agree on a bot in ${left} seconds.`);
  const others = match.places.flatMap((other, index) => (index !== absent && isHeld(other) && other.bot === undefined ? [index] : []));
  const agreed = others.every((other) => other === seat || place.agreed.includes(other));
  if (agreed) return accept({ kind: 'handed', seat: absent, level, why: 'agreed', ...ticket });
  if (place.agreed.includes(seat)) return refuse('agreed-already', 'You have agreed already; the others have yet to.');
  return accept({ kind: 'agreed', seat, absent, level, ...ticket });
};
