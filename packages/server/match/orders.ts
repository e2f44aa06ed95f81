import { awaits, carryOut, type Order, type Seat } from '@swordtable/kernel';
import type { Outcome } from '../api/play.ts';
import type { Reordered } from '../storage/storage.ts';
import { answered } from './decide.ts';
import type { Entry, Line } from './entry.ts';
import type { Match } from './match.ts';

/** What a seat wants to be answered for it: one order for each of its next turns. Nobody but the seat ever hears of it. */
export interface Orders {
  readonly queue: readonly Order[];
  /** The last line when they were written. */
  readonly since: number;
  readonly last?: Outcome;
}

/** Orders to stand from now on, in place of those with this mark. */
export interface OrdersWish {
  readonly mark: number;
  readonly orders: readonly unknown[];
}

export const NO_ORDERS: Orders = { queue: [], since: 0 };

/** Reads what `JSON.stringify` has made of orders in a store of ours. */
export const ordersFrom = (text: string): Orders => JSON.parse(text) as Orders;

/**
 * Whether a seat is asked by somebody else's doing, or because its own order was carried out. Whoever has just answered by hand, has
 * returned or has taken something back is here and decides alone.
 */
const isAskedInAbsence = ({ asked, recent }: Match, seat: Seat): boolean => {
  const question = asked.find((entry) => entry.seat === seat);
  const raised = recent.find(({ seq }) => seq === question?.seq)?.entry;
  return raised?.kind === 'answered' && (raised.seat !== seat || raised.ordered === true);
};

/** Whether a seat is asked what its next order waits for, whoever has raised the question. */
export const isAwaited = ({ position, asked }: Match, seat: Seat, { queue: [next] }: Orders): boolean =>
  next !== undefined &&
  asked.some((entry) => entry.seat === seat) &&
  position?.decisions.some((decision) => decision.seat === seat && awaits(next, decision)) === true;

const isDue = (match: Match, seat: Seat): boolean => match.seats[seat]?.bot === undefined && isAskedInAbsence(match, seat);

/** Seats whose orders, if they have any, may be concerned by the last line: it asks them something, or they have answered by hand. */
export const concerned = (match: Match): readonly Seat[] => {
  const last = match.recent.at(-1)?.entry;
  const byHand = last?.kind === 'answered' && last.ordered !== true ? [last.seat] : [];
  return [...new Set([...byHand, ...match.asked.map(({ seat }) => seat).filter((seat) => isDue(match, seat))])];
};

/** Whether a player has answered by hand what the next order was waiting for: then the turn that it was made for is being played. */
const isOvertaken = ({ recent, answeredTo }: Match, seat: Seat, { queue: [next], since }: Orders): boolean => {
  const last = recent.findLast(({ entry }) => entry.kind === 'answered' && entry.seat === seat);
  const byHand = last?.entry.kind === 'answered' && last.entry.ordered !== true && last.seq > since;
  const prompt = answeredTo[seat];
  return byHand && next !== undefined && prompt !== undefined && awaits(next, { prompt });
};

/** What a line has made of orders: the lines that carry it out, each with the match after it, and what is left of the orders. */
export interface Carried {
  readonly steps: readonly { readonly line: Line; readonly match: Match }[];
  readonly orders: Orders;
}

/**
 * Carries out the next order of a seat, if its question stands. Where nothing of it can be done, or it breaks off, it is the player's turn
 * like any other; the orders behind it were made for a match that did not come about, and go with it.
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
    if (!played.ok) throw new Error(`What an order found on offer is refused: ${played.refusal.sentence}`);
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

/** After these nobody should be surprised by what was planned before them. */
const ENDS_PLANS: readonly Entry['kind'][] = ['undone', 'rewound', 'resigned', 'left', 'handed', 'revoked'];

/** The orders that vanish with a line: those of a seat that thinks again or is played by another, and all when the match is over. */
export const vanishing = (entry: Entry, after: Match): { readonly orders?: readonly Reordered[] } => {
  const seats = after.status === 'over' ? after.seats.keys() : 'seat' in entry && ENDS_PLANS.includes(entry.kind) ? [entry.seat] : [];
  const orders = [...seats].map((seat) => ({ seat, text: JSON.stringify(NO_ORDERS) }));
  return orders.length === 0 ? {} : { orders };
};
