import { accept, type Random, type Result, refuse, type Seat } from '@swordtable/kernel';
import type { Planned, StandingOrders } from '@swordtable/server/api/play';
import type { Match } from '@swordtable/server/match/match';
import {
  type Carried,
  carried,
  concerned,
  NO_ORDERS,
  type Orders,
  type OrdersWish,
  ordersFrom,
  vanishing,
} from '@swordtable/server/match/orders';
import { checked, mayPlan, planned, readOrders } from '@swordtable/server/match/planning';
import { HERE } from './new-match.ts';

/** The standing orders of the players at this page. They last as long as the page: a player who closes it plays their own turns again. */
export interface LocalOrdering {
  look(match: Match, seat: Seat, rng: Random): Result<StandingOrders>;
  /** Replaces the current orders, or withdraws them if none are given. */
  put(match: Match, seat: Seat, wish: OrdersWish | undefined, rng: Random): Result<StandingOrders>;
  plan(match: Match, seat: Seat, answers: readonly unknown[], rng: Random): Result<Planned>;
  /** Drops what the last line made obsolete, and returns what is due. Call `keep` when it's done. */
  due(match: Match, at: number): (Carried & { readonly keep: () => void }) | undefined;
}

export const keepOrders = (): LocalOrdering => {
  const kept = new Map<Seat, { readonly mark: number; readonly orders: Orders }>();
  const of = (seat: Seat) => kept.get(seat) ?? { mark: 0, orders: NO_ORDERS };
  const set = (seat: Seat, orders: Orders): void => void kept.set(seat, { mark: of(seat).mark + 1, orders });

  const look: LocalOrdering['look'] = (match, seat, rng) => {
    const may = mayPlan(match, seat, HERE);
    if (!may.ok) return may;
    const { mark, orders } = of(seat);
    return accept(checked(match, seat, mark, orders, rng));
  };

  return {
    look,
    put: (match, seat, wish, rng) => {
      const may = mayPlan(match, seat, HERE);
      if (!may.ok) return may;
      const queue = readOrders(match, seat, wish?.orders ?? []);
      if (!queue.ok) return queue;
      if (wish !== undefined && wish.mark !== of(seat).mark) return refuse('stale', 'Your orders have changed. Check them again.');
      set(seat, { queue: queue.value, since: match.seq });
      return look(match, seat, rng);
    },
    plan: (match, seat, answers, rng) => {
      const may = mayPlan(match, seat, HERE);
      return may.ok ? planned(match, seat, answers, rng) : may;
    },
    due: (match, at) => {
      const last = match.recent.at(-1)?.entry;
      for (const { seat, text } of last === undefined ? [] : (vanishing(last, match).orders ?? []))
        if (kept.has(seat)) set(seat, ordersFrom(text));
      for (const seat of concerned(match)) {
        const done = carried(match, seat, of(seat).orders, at);
        if (done !== undefined) return { ...done, keep: () => set(seat, done.orders) };
      }
      return undefined;
    },
  };
};
