import { setTimeout as pause } from 'node:timers/promises';
import { accept, type Result, refuse, type Seat } from '@swordtable/kernel';
import { faceOf } from '../match/card.ts';
import type { KeyHash } from '../match/entry.ts';
import type { Match } from '../match/match.ts';
import { carried, concerned, NO_ORDERS, type Orders, type OrdersWish, ordersFrom, vanishing } from '../match/orders.ts';
import { mayPlan, readOrders } from '../match/planning.ts';
import { type Append, type Ordered, type Storage, StorageFailure } from '../storage/storage.ts';
import { enqueue, type LiveMatch } from './live-match.ts';

/** A seat's standing orders, with a mark that identifies their version. */
export interface VersionedOrders {
  readonly mark: number;
  readonly orders: Orders;
  readonly match: Match;
}

/** All of this except `attend` runs while nothing else happens in the match. */
export interface OrderBook {
  /** A seat's standing orders, for the holder of its key. */
  look(live: LiveMatch, seat: Seat, key: KeyHash): Promise<Result<VersionedOrders>>;
  /** Replaces them. Without a mark, the current ones are withdrawn, whatever they are. */
  put(live: LiveMatch, seat: Seat, key: KeyHash, wish: OrdersWish | undefined): Promise<Result<VersionedOrders>>;
  /** Carries out the orders that a match's last line affects, as soon as nothing else happens in the match. */
  attend(live: LiveMatch): void;
  /** Resolves when none of that is in progress. */
  idle(): Promise<void>;
}

/** Resolves after this many milliseconds, or as soon as it's told to stop. */
export type Wait = (milliseconds: number, stopped: AbortSignal) => Promise<void>;

const waitOnClock: Wait = (milliseconds, signal) => pause(milliseconds, undefined, { signal }).catch(() => {});

interface OrderBookParts {
  readonly storage: Storage;
  readonly shared: boolean;
  readonly now: () => number;
  /** How long to wait before an order is carried out, in milliseconds: an immediate answer would tell everyone that it was an order. */
  readonly delay: () => number;
  readonly wait: Wait | undefined;
  /** Reads what others may have written. */
  fresh(live: LiveMatch): Promise<Result<void>>;
  /** Tells all listeners about stored lines. */
  announce(live: LiveMatch, matches: readonly Match[]): void;
  trouble(what: string, error: unknown): void;
}

const TRIES = 20;
/** How long a store that failed is left alone, in milliseconds. */
const AGAIN_AFTER = 10_000;
const BUSY = refuse('too-busy', 'This match is too busy. Try again.');

export const openOrderBook = (parts: OrderBookParts): OrderBook => {
  const { storage, shared, now, delay, wait = waitOnClock, fresh, announce, trouble } = parts;
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
      // Even if the store fails, it may have them.
      live.ordered = true;
      const written = await storage.order({ match: live.id, seq: match.seq, seat, mark, text: JSON.stringify(orders) });
      if (written) return accept({ mark: mark + 1, orders, match });
      live.stale = true;
    }
    return BUSY;
  };

  /** Carries out one order of a seat, if it's due; `false` if another process was faster and it's worth trying again. */
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

  /** Told to stop, no one waits any longer. */
  const hurry = new AbortController();

  const see = async (live: LiveMatch): Promise<void> => {
    const seats = concerned(live.match);
    if (seats.length === 0) return;
    const stored = (await storage.orders(live.id)).filter(({ text }) => ordersFrom(text).queue.length > 0);
    // If only this process writes, a match without orders has none until one is given.
    if (!shared && stored.length === 0 && live.ordered === undefined) live.ordered = false;
    const ordered = stored.filter(({ seat }) => seats.includes(seat));
    // One that a player has answered by hand meanwhile is only put away.
    if (ordered.some(({ seat }) => live.match.asked.some((asked) => asked.seat === seat))) await wait(delay(), hurry.signal);
    for (const { seat } of ordered) await enqueue(live, () => insist(live, seat));
  };

  /** Sees to it even if the store fails for a while: a player who gave orders may not come back to their table. */
  const persist = async (live: LiveMatch): Promise<void> => {
    for (;;) {
      try {
        return await see(live);
      } catch (error) {
        trouble('a standing order could not be carried out', error);
        if (!(error instanceof StorageFailure)) return;
      }
      await wait(AGAIN_AFTER, hurry.signal);
      if (hurry.signal.aborted) return;
    }
  };

  const under = new Set<Promise<void>>();
  return {
    look,
    put,
    attend: (live) => {
      if (live.ordered === false) return;
      live.attending += 1;
      const work = persist(live).finally(() => {
        live.attending -= 1;
        under.delete(work);
      });
      under.add(work);
    },
    idle: async () => {
      hurry.abort();
      await Promise.all(under);
    },
  };
};
