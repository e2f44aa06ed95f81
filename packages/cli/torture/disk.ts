import type { EntryRow, HolderRow, MatchRow, OrdersRow } from '@swordtable/server/storage/tables';
import type { WritePlan } from '@swordtable/server/storage/write-plan';
import type { Chance } from '../faults/chance.ts';

/** The tables as they're read. */
export interface Rows {
  readonly entries: Map<string, EntryRow[]>;
  readonly matches: Map<string, MatchRow>;
  readonly holders: Map<string, HolderRow>;
  readonly orders: Map<string, OrdersRow>;
}

export type Transaction = Partial<WritePlan> & { readonly put?: OrdersRow; readonly release?: HolderRow };

/** A log of transactions. Those that weren't synced may be lost, in part and in any order, when the power fails. */
export interface Disk {
  readonly rows: Rows;
  /** Counts the times that something was written or lost. */
  readonly changes: number;
  /** Writes a transaction; returns a function that syncs everything up to it. */
  commit(transaction: Transaction): () => void;
  /** The power fails. As with a write-ahead log, the first damaged transaction and all after it are gone. Returns how many that were. */
  lose(chance: Chance): number;
}

const keyOf = ({ match, seat }: Pick<OrdersRow, 'match' | 'seat'>): string => `${match} ${seat}`;

const newRows = (): Rows => ({ entries: new Map(), matches: new Map(), holders: new Map(), orders: new Map() });

const holderKey = ({ holder, match }: HolderRow): string => `${match} ${holder}`;

const apply = (rows: Rows, transaction: Transaction): void => {
  const { begun = [], moved = [], entries = [], holders = [], released = [], orders = [], put, release } = transaction;
  for (const row of [...begun, ...moved]) rows.matches.set(row.id, row);
  for (const row of entries) rows.entries.set(row.match, [...(rows.entries.get(row.match) ?? []), row]);
  for (const row of holders) rows.holders.set(holderKey(row), row);
  for (const row of released) rows.holders.delete(holderKey(row));
  for (const { match, seat, mark, text } of orders) {
    const old = rows.orders.get(keyOf({ match, seat }));
    if (old !== undefined && (mark ?? old.mark) === old.mark)
      rows.orders.set(keyOf({ match, seat }), { match, seat, mark: old.mark + 1, text });
  }
  if (put !== undefined) rows.orders.set(keyOf(put), put);
  if (release !== undefined) rows.holders.delete(holderKey(release));
};

/** One block for the tables, and one for each line. */
const blocksOf = ({ entries = [] }: Transaction): number => 1 + entries.length;

export const newDisk = (): Disk => {
  let rows = newRows();
  let synced = 0;
  let changes = 0;
  const log: Transaction[] = [];
  return {
    get rows() {
      return rows;
    },
    get changes() {
      return changes;
    },
    commit: (transaction) => {
      log.push(transaction);
      apply(rows, transaction);
      changes += 1;
      const end = log.length;
      return () => {
        synced = Math.max(synced, Math.min(end, log.length));
      };
    },
    lose: (chance) => {
      const isWhole = (transaction: Transaction): boolean =>
        Array.from({ length: blocksOf(transaction) }, () => chance.hits(700)).every((survived) => survived);
      let kept = synced;
      for (const transaction of log.slice(synced)) {
        if (!isWhole(transaction)) break;
        kept += 1;
      }
      const lost = log.splice(kept).length;
      // What has survived is on the disk.
      synced = kept;
      if (lost > 0) {
        rows = newRows();
        for (const transaction of log) apply(rows, transaction);
      }
      changes += 1;
      return lost;
    },
  };
};
