import { accept, type Result, refuse, type Seat } from '@swordtable/kernel';
import { faceOf } from '../match/card.ts';
import type { KeyHash } from '../match/entry.ts';
import type { Match } from '../match/match.ts';
import { carried, concerned, NO_ORDERS, type Orders, type OrdersWish, ordersFrom, vanishing } from '../match/orders.ts';
import { mayPlan, readOrders } from '../match/planning.ts';
import type { Append, Ordered, Storage } from '../storage/storage.ts';
import { enqueue, type LiveMatch } from './live-match.ts';

/** The standing orders of a seat with the mark that tells one version of them from the next. */
export interface VersionedOrders {
  readonly mark: number;
  readonly orders: Orders;
  readonly match: Match;
}

/** All of it but `attend` is done while nothing else is done at the table. */
export interface OrderBook {
  /** The standing orders of a seat, for whoever holds its key. */
  look(live: LiveMatch, seat: Seat, key: KeyHash): Promise<Result<VersionedOrders>>;
  /** Puts others in their place. Without a mark those that stand are withdrawn, whatever they are. */
  put(live: LiveMatch, seat: Seat, key: KeyHash, wish: OrdersWish | undefined): Promise<Result<VersionedOrders>>;
  /** Sees to the orders that the last line of a match concerns, as soon as nothing else is done at the table. */
  attend(live: LiveMatch): void;
  /** Resolves when nothing of that is under way any more. */
  idle(): Promise<void>;
}

interface OrderBookParts {
  readonly storage: Storage;
  readonly shared: boolean;
  readonly now: () => number;
  /** Reads what others have written, where they may have. */
  fresh(live: LiveMatch): Promise<Result<void>>;
  /** Everybody is told of lines that are stored. */
  announce(live: LiveMatch, matches: readonly Match[]): void;
  trouble(what: string, error: unknown): void;
}

const TRIES = 20;
const BUSY = refuse('too-busy', 'This match is too busy. Try again.');

export const openOrderBook = ({ storage, shared, now, fresh, announce, trouble }: OrderBookParts): OrderBook => {
  const storedAt = async ({ id }: LiveMatch, seat: Seat): Promise<Ordered> =>
    (await storage.orders(id)).find((each) => each.seat === seat) ?? { seat, mark: 0, text: JSON.stringify(NO_ORDERS) };

  const look: OrderBook['look'] = async (live, seat, key) => {
    const read = await fresh(live);
    if (!read.ok) return read;
    const may = mayPlan(live.match, seat, key);
    if (!may.ok) return may;
    const { mark, text } = await storedAt(live, seat);
    return accept({ mark, orders: ordersFrom(text), match: live.match });
  };

  const put: OrderBook['put'] = async (live, seat, key, wish) => {
    for (let tries = 0; tries < TRIES; tries++) {
      const read = await fresh(live);
      if (!read.ok) return read;
      const { match } = live;
      const may = mayPlan(match, seat, key);
      if (!may.ok) return may;
      const queue = readOrders(match, seat, wish?.orders ?? []);
      if (!queue.ok) return queue;
      const { mark } = await storedAt(live, seat);
      if (wish !== undefined && wish.mark !== mark)
        return refuse('stale', `Your orders have changed: you edited number ${wish.mark}, but the current one is ${mark}.`);
      const orders: Orders = { queue: queue.value, since: match.seq };
      const written = await storage.order({ match: live.id, seq: match.seq, seat, mark, text: JSON.stringify(orders) });
      live.ordered = true;
      if (written) return accept({ mark: mark + 1, orders, match });
      live.stale = true;
    }
    return BUSY;
  };

  /** One order of a seat, if it concerns it; `false` when somebody else was faster and it is worth another look. */
  const carry = async (live: LiveMatch, seat: Seat): Promise<boolean> => {
    const read = await fresh(live);
    if (!read.ok) return true;
    const { match } = live;
    const { mark, text } = await storedAt(live, seat);
    const done = carried(match, seat, ordersFrom(text), Math.max(now(), match.at));
    if (done === undefined) return true;
    const left = { seat, mark, text: JSON.stringify(done.orders) };
    const last = done.steps.at(-1);
    if (last === undefined) return storage.order({ ...left, match: live.id, seq: match.seq });
    const [face, orders] = [faceOf(last.match), [left, ...(vanishing(last.line.entry, last.match).orders ?? [])]];
    const lines = done.steps.map(({ line }): Append => ({ ...line, match: live.id, face, ...(line === last.line ? { orders } : {}) }));
    live.stale = true;
    if (!(await storage.append(lines))) return false;
    live.stale = false;
    announce(
      live,
      done.steps.map((step) => step.match),
    );
    return true;
  };

  const insist = async (live: LiveMatch, seat: Seat): Promise<void> => {
    for (let tries = 0; tries < TRIES; tries++) {
      if (await carry(live, seat)) return;
      live.stale = true;
    }
  };

  const see = async (live: LiveMatch): Promise<void> => {
    const seats = concerned(live.match);
    if (seats.length === 0 || live.ordered === false) return;
    const stored = (await storage.orders(live.id)).filter(({ text }) => ordersFrom(text).queue.length > 0);
    // Where only this process writes, a match without orders has none until somebody gives one.
    if (!shared && stored.length === 0 && live.ordered === undefined) live.ordered = false;
    for (const { seat } of stored) if (seats.includes(seat)) await enqueue(live, () => insist(live, seat));
  };

  const under = new Set<Promise<void>>();
  return {
    look,
    put,
    attend: (live) => {
      const work = see(live)
        .catch((error) => trouble('a standing order could not be carried out', error))
        .finally(() => under.delete(work));
      under.add(work);
    },
    idle: async () => {
      await Promise.all(under);
    },
  };
};
