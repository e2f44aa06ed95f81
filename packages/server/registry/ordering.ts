import { accept, type Result, refuse, type Seat } from '@swordtable/kernel';
import { faceOf } from '../match/card.ts';
import type { KeyHash } from '../match/entry.ts';
import type { Match } from '../match/match.ts';
import { carried, concerned, NO_ORDERS, type Orders, type OrdersWish, ordersFrom, vanishing } from '../match/orders.ts';
import { mayPlan, readOrders } from '../match/planning.ts';
import type { Append, Ordered, Storage } from '../storage/storage.ts';
import { inTurn, type Table } from './table.ts';

/** The standing orders of a seat with the mark that tells one version of them from the next. */
export interface Marked {
  readonly mark: number;
  readonly orders: Orders;
  readonly match: Match;
}

/** All of it but `attend` is done while nothing else is done at the table. */
export interface Ordering {
  /** The standing orders of a seat, for whoever holds its key. */
  look(table: Table, seat: Seat, key: KeyHash): Promise<Result<Marked>>;
  /** Puts others in their place. Without a mark those that stand are withdrawn, whatever they are. */
  put(table: Table, seat: Seat, key: KeyHash, wish: OrdersWish | undefined): Promise<Result<Marked>>;
  /** Sees to the orders that the last line of a match concerns, as soon as nothing else is done at the table. */
  attend(table: Table): void;
  /** Resolves when nothing of that is under way any more. */
  idle(): Promise<void>;
}

interface OrderingParts {
  readonly storage: Storage;
  readonly shared: boolean;
  readonly now: () => number;
  /** Reads what others have written, where they may have. */
  fresh(table: Table): Promise<Result<void>>;
  /** Everybody is told of lines that are stored. */
  announce(table: Table, matches: readonly Match[]): void;
  trouble(what: string, error: unknown): void;
}

const TRIES = 20;
const BUSY = refuse('too-busy', 'Too much is happening in this match at once; try again.');

export const openOrdering = ({ storage, shared, now, fresh, announce, trouble }: OrderingParts): Ordering => {
  const storedAt = async ({ id }: Table, seat: Seat): Promise<Ordered> =>
    (await storage.orders(id)).find((each) => each.seat === seat) ?? { seat, mark: 0, text: JSON.stringify(NO_ORDERS) };

  const look: Ordering['look'] = async (table, seat, key) => {
    const read = await fresh(table);
    if (!read.ok) return read;
    const may = mayPlan(table.match, seat, key);
    if (!may.ok) return may;
    const { mark, text } = await storedAt(table, seat);
    return accept({ mark, orders: ordersFrom(text), match: table.match });
  };

  const put: Ordering['put'] = async (table, seat, key, wish) => {
    for (let tries = 0; tries < TRIES; tries++) {
      const read = await fresh(table);
      if (!read.ok) return read;
      const { match } = table;
      const may = mayPlan(match, seat, key);
      if (!may.ok) return may;
      const queue = readOrders(match, seat, wish?.orders ?? []);
      if (!queue.ok) return queue;
      const { mark } = await storedAt(table, seat);
      if (wish !== undefined && wish.mark !== mark)
        return refuse('stale', `Your orders have changed since: you looked at number ${wish.mark}, and this is number ${mark}.`);
      const orders: Orders = { queue: queue.value, since: match.seq };
      const written = await storage.order({ match: table.id, seq: match.seq, seat, mark, text: JSON.stringify(orders) });
      table.ordered = true;
      if (written) return accept({ mark: mark + 1, orders, match });
      table.stale = true;
    }
    return BUSY;
  };

  /** One order of a seat, if it concerns it; `false` when somebody else was faster and it is worth another look. */
  const carry = async (table: Table, seat: Seat): Promise<boolean> => {
    const read = await fresh(table);
    if (!read.ok) return true;
    const { match } = table;
    const { mark, text } = await storedAt(table, seat);
    const done = carried(match, seat, ordersFrom(text), Math.max(now(), match.at));
    if (done === undefined) return true;
    const left = { seat, mark, text: JSON.stringify(done.orders) };
    const last = done.steps.at(-1);
    if (last === undefined) return storage.order({ ...left, match: table.id, seq: match.seq });
    const [face, orders] = [faceOf(last.match), [left, ...(vanishing(last.line.entry, last.match).orders ?? [])]];
    const lines = done.steps.map(({ line }): Append => ({ ...line, match: table.id, face, ...(line === last.line ? { orders } : {}) }));
    table.stale = true;
    if (!(await storage.append(lines))) return false;
    table.stale = false;
    announce(
      table,
      done.steps.map((step) => step.match),
    );
    return true;
  };

  const insist = async (table: Table, seat: Seat): Promise<void> => {
    for (let tries = 0; tries < TRIES; tries++) {
      if (await carry(table, seat)) return;
      table.stale = true;
    }
  };

  const see = async (table: Table): Promise<void> => {
    const seats = concerned(table.match);
    if (seats.length === 0 || table.ordered === false) return;
    const stored = (await storage.orders(table.id)).filter(({ text }) => ordersFrom(text).queue.length > 0);
    // Where only this process writes, a match without orders has none until somebody gives one.
    if (!shared && stored.length === 0 && table.ordered === undefined) table.ordered = false;
    for (const { seat } of stored) if (seats.includes(seat)) await inTurn(table, () => insist(table, seat));
  };

  const under = new Set<Promise<void>>();
  return {
    look,
    put,
    attend: (table) => {
      const work = see(table)
        .catch((error) => trouble('a standing order could not be carried out', error))
        .finally(() => under.delete(work));
      under.add(work);
    },
    idle: async () => {
      await Promise.all(under);
    },
  };
};
