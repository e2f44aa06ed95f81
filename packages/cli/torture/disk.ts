import type { DocumentChange } from '@swordtable/server/storage/documents';
import type { EntryRow, HolderRow, MatchRow, OrdersRow } from '@swordtable/server/storage/tables';
import type { WritePlan } from '@swordtable/server/storage/write-plan';
import type { Chance } from '../faults/chance.ts';

/** The tables as they're read. */
export interface Rows {
  readonly entries: Map<string, EntryRow[]>;
  readonly matches: Map<string, MatchRow>;
  readonly holders: Map<string, HolderRow>;
  readonly orders: Map<string, OrdersRow>;
  /** Each as it was last written. */
  readonly documents: Map<string, DocumentChange>;
}

export type Transaction = Partial<Omit<WritePlan, 'granted'>> & {
  readonly put?: OrdersRow;
  readonly release?: HolderRow;
  readonly documents?: readonly DocumentChange[];
  /** Matches that are being removed; then the rest of them. */
  readonly mark?: readonly string[];
  readonly sweep?: readonly string[];
};

/** A log of transactions. Those that weren't synced may be lost, in part and in any order, when the power fails. */
export interface Disk {
  readonly rows: Rows;
  /** Writes a transaction; returns a function that syncs everything up to it. */
  commit(transaction: Transaction): () => void;
  /** Syncs everything. */
  sync(): void;
  /** The power fails. As with a write-ahead log, the first damaged transaction and all after it are gone. */
  lose(chance: Chance): void;
  /** The matches that were written or lost since the last call. */
  changed(): readonly string[];
}

export interface DiskParts {
  /** True only for a planted bug: what is left of a damaged transaction counts as written. */
  readonly isTorn: boolean;
  /** Called before each transaction. */
  watch(transaction: Transaction, rows: Rows): void;
}

/** A match with this number is being removed. */
export const REMOVED = -2;

const newRows = (): Rows => ({ entries: new Map(), matches: new Map(), holders: new Map(), orders: new Map(), documents: new Map() });

export const keyOfOrders = ({ match, seat }: Pick<OrdersRow, 'match' | 'seat'>): string => `${match} ${seat}`;
export const keyOfDocument = ({ kind, id }: Pick<DocumentChange, 'kind' | 'id'>): string => `${kind} ${id}`;
export const keyOfHolder = ({ holder, match }: HolderRow): string => `${match} ${holder}`;

const write = ({ entries }: Rows, row: EntryRow): void => {
  const lines = entries.get(row.match);
  if (lines === undefined) entries.set(row.match, [row]);
  else if ((lines.at(-1)?.seq ?? -1) < row.seq) lines.push(row);
  else
    lines.splice(
      lines.findIndex(({ seq }) => seq >= row.seq),
      1,
      row,
    );
};

const sweepOut = ({ entries, matches, holders, orders }: Rows, match: string): void => {
  entries.delete(match);
  matches.delete(match);
  for (const [key, row] of holders) if (row.match === match) holders.delete(key);
  for (const [key, row] of orders) if (row.match === match) orders.delete(key);
};

const apply = (rows: Rows, transaction: Transaction): void => {
  const {
    begun = [],
    moved = [],
    entries = [],
    holders = [],
    released = [],
    orders = [],
    put,
    release,
    documents = [],
    mark = [],
    sweep = [],
  } = transaction;
  for (const row of [...begun, ...moved]) rows.matches.set(row.id, row);
  for (const row of entries) write(rows, row);
  for (const row of holders) rows.holders.set(keyOfHolder(row), row);
  for (const row of released) rows.holders.delete(keyOfHolder(row));
  for (const { match, seat, mark: known, text } of orders) {
    const old = rows.orders.get(keyOfOrders({ match, seat }));
    if (old !== undefined && (known ?? old.mark) === old.mark)
      rows.orders.set(keyOfOrders({ match, seat }), { match, seat, mark: old.mark + 1, text });
  }
  if (put !== undefined) rows.orders.set(keyOfOrders(put), put);
  if (release !== undefined) rows.holders.delete(keyOfHolder(release));
  for (const change of documents) {
    if (change.text === null) rows.documents.delete(keyOfDocument(change));
    else rows.documents.set(keyOfDocument(change), { ...change, mark: change.mark + 1 });
  }
  for (const row of mark.flatMap((match) => rows.matches.get(match) ?? [])) rows.matches.set(row.id, { ...row, seq: REMOVED, due: null });
  for (const match of sweep) sweepOut(rows, match);
};

const matchesIn = ({ entries = [], orders = [], put, release, mark = [], sweep = [] }: Transaction): readonly string[] => [
  ...[...entries, ...orders, put, release].flatMap((row) => row?.match ?? []),
  ...mark,
  ...sweep,
];

/** One block for the tables, and one for each line. */
const blocksOf = ({ entries = [] }: Transaction): number => 1 + entries.length;

export const newDisk = ({ isTorn, watch }: DiskParts): Disk => {
  let rows = newRows();
  let synced = 0;
  let changed = new Set<string>();
  const log: Transaction[] = [];

  const note = (transaction: Transaction): void => {
    for (const match of matchesIn(transaction)) changed.add(match);
  };
  /** What is left of a transaction: each of its blocks has reached the disk, or not. */
  const remains = (transaction: Transaction, chance: Chance): Transaction | undefined => {
    const [tables, ...lines] = Array.from({ length: blocksOf(transaction) }, () => chance.hits(700));
    if (tables === true && lines.every((survived) => survived)) return transaction;
    const { entries = [], ...others } = transaction;
    return isTorn ? { ...(tables === true ? others : {}), entries: entries.filter((_, index) => lines[index]) } : undefined;
  };

  return {
    get rows() {
      return rows;
    },
    commit: (transaction) => {
      watch(transaction, rows);
      log.push(transaction);
      apply(rows, transaction);
      note(transaction);
      const end = log.length;
      return () => {
        synced = Math.max(synced, Math.min(end, log.length));
      };
    },
    sync: () => {
      synced = log.length;
    },
    lose: (chance) => {
      const unsynced = log.splice(synced);
      for (const transaction of unsynced) {
        const left = remains(transaction, chance);
        if (left !== undefined) log.push(left);
        if (left !== transaction) break;
      }
      // What has survived is on the disk.
      synced = log.length;
      if (unsynced.length === 0) return;
      unsynced.forEach(note);
      rows = newRows();
      for (const transaction of log) apply(rows, transaction);
    },
    changed: () => {
      if (changed.size === 0) return [];
      const matches = [...changed];
      changed = new Set();
      return matches;
    },
  };
};
