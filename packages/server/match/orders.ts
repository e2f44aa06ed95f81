import { awaits, carryOut, type Order, type Seat } from '@swordtable/kernel';
import type { Outcome } from '../api/play.ts';
import type { Reordered } from '../storage/storage.ts';
import { answered } from './decide.ts';
import type { Entry, Line } from './entry.ts';
import type { Match } from './match.ts';

/** What a seat wants answered for it: one order for each of its next turns. Only the seat ever hears of it. */
export interface Orders {
  readonly queue: readonly Order[];
  /** The last line when they were written. */
  readonly since: number;
  readonly last?: Outcome;
}

/** New orders that replace those with this mark. */
export interface OrdersWish {
  readonly mark: number;
  readonly orders: readonly unknown[];
}

export const NO_ORDERS: Orders = { queue: [], since: 0 };

/** Reads orders that `JSON.stringify` wrote to our own store. */
export const ordersFrom = (text: string): Orders => JSON.parse(text) as Orders;

/**
 * Whether a seat's question comes from another's answer, or from its own order. A player who has just answered by hand, returned, or undone
 * something is present and decides alone.
 */
const isAskedInAbsence = ({ asked, recent }: Match, seat: Seat): boolean => {
  const question = asked.find((entry) => entry.seat === seat);
  const raised = recent.find(({ seq }) => seq === question?.seq)?.entry;
  return raised?.kind === 'answered' && (raised.seat !== seat || raised.ordered === true);
};

/** Whether a seat has the question its next order is for, regardless of who raised it. */
export const isAwaited = ({ position, asked }: Match, seat: Seat, { queue: [next] }: Orders): boolean =>
  next !== undefined &&
  asked.some((entry) => entry.seat === seat) &&
  position?.decisions.some((decision) => decision.seat === seat && awaits(next, decision)) === true;

const isDue = (match: Match, seat: Seat): boolean => match.seats[seat]?.bot === undefined && isAskedInAbsence(match, seat);

/** Seats whose orders, if any, the last line may affect: it asks them something, or they have answered by hand. */
export const concerned = (match: Match): readonly Seat[] => {
  const last = match.recent.at(-1)?.entry;
  const byHand = last?.kind === 'answered' && last.ordered !== true ? [last.seat] : [];
  return [...new Set([...byHand, ...match.asked.map(({ seat }) => seat).filter((seat) => isDue(match, seat))])];
};

/** Whether a player has answered the next order's question by hand: then that turn is already being played. */
const isOvertaken = ({ recent, answeredTo }: Match, seat: Seat, { queue: [next], since }: Orders): boolean => {
  const last = recent.findLast(({ entry }) => entry.kind === 'answered' && entry.seat === seat);
  const byHand = last?.entry.kind === 'answered' && last.entry.ordered !== true && last.seq > since;
  const prompt = answeredTo[seat];
  return byHand && next !== undefined && prompt !== undefined && awaits(next, { prompt });
};

/** A line's effect on orders: the lines that carry them out, each with the match after it, and the orders that are left. */
export interface Carried {
  readonly steps: readonly { readonly line: Line; readonly match: Match }[];
  readonly orders: Orders;
}

/**
 * Carries out a seat's next order, if its question is current. If it can't be followed, or breaks off, the turn is the player's like any
 * other; later orders were made for a match that didn't happen, and are dropped.
 */
export const carried = (match: Match, seat: Seat, orders: Orders, at: number): Carried | undefined => {
  const [next, ...rest] = orders.queue;
  if (next === undefined || match.position === undefined) return undefined;
  if (isOvertaken(match, seat, orders)) return { steps: [], orders: { ...NO_ORDERS, last: { seq: match.seq, what: 'overtaken' } } };
  if (!(isDue(match, seat) && isAwaited(match, seat, orders))) return undefined;
  const done = carryOut(match.game, match.position, seat, next);
  if (done === undefined) return { steps: [], orders: { ...NO_ORDERS, last: { seq: match.seq, what: 'not-possible' } } };
  const steps: { readonly line: Line; readonly match: Match }[] = [];
  let now = match;
  for (const action of done.answers) {
    const played = answered(now, seat, action, at, { ordered: true });
    if (!played.ok) throw new Error(`An option that an order found was refused: ${played.refusal.sentence}`);
    steps.push(played.value);
    now = played.value.match;
  }
  const { alternative, whole } = done;
  return {
    steps,
    orders: {
      queue: whole ? rest : [],
      since: orders.since,
      last: { seq: now.seq, what: whole ? 'carried-out' : 'broken-off', alternative },
    },
  };
};

/** After these, earlier plans would be surprising. */
const ENDS_PLANS: readonly Entry['kind'][] = ['undone', 'rewound', 'resigned', 'left', 'handed', 'revoked'];

/** The orders that a line removes: those of a seat that undoes or is played by another, and all when the match is over. */
export const vanishing = (entry: Entry, after: Match): { readonly orders?: readonly Reordered[] } => {
  const seats = after.status === 'over' ? after.seats.keys() : 'seat' in entry && ENDS_PLANS.includes(entry.kind) ? [entry.seat] : [];
  const orders = [...seats].map((seat) => ({ seat, text: JSON.stringify(NO_ORDERS) }));
  return orders.length === 0 ? {} : { orders };
};
