import type { Append, Reordered } from './storage.ts';
import type { EntryRow, HolderRow, MatchRow } from './tables.ts';

/** An append whose entries are already text. */
export type Batch = readonly (Pick<Append, 'match' | 'seq' | 'at' | 'face'> & {
  readonly text: string;
  readonly faceStays: boolean;
  readonly holders: Append['holders'] | undefined;
  readonly released: Append['released'] | undefined;
  readonly orders: Append['orders'] | undefined;
})[];

/** The writes for those appends that are possible. */
export interface WritePlan {
  /** For each append, whether it's possible. */
  readonly granted: readonly boolean[];
  readonly entries: readonly EntryRow[];
  readonly begun: readonly MatchRow[];
  readonly moved: readonly MatchRow[];
  readonly holders: readonly HolderRow[];
  readonly released: readonly HolderRow[];
  /** Changes of standing orders, in order. */
  readonly orders: readonly (Reordered & { readonly match: string })[];
}

/** PostgreSQL refuses this character and SQLite cuts the text off at it, so it's refused before it can harm other appends. */
const assertText = (...texts: readonly string[]): void => {
  if (texts.some((text) => text.includes('\0'))) throw new TypeError('The character U+0000 can’t be stored.');
};

export const batchOf = (lines: readonly Append[]): Batch =>
  lines.map(({ match, seq, at, entry, face, faceStays = false, holders, released, orders }) => {
    assertText(match, ...(faceStays ? [] : [face.game, face.card]), ...(holders ?? []), ...(released ?? []));
    return { match, seq, at, text: JSON.stringify(entry), face, faceStays, holders, released, orders };
  });

/** The line of an append that continues one match and depends on nothing else, as nearly all do. */
export const loneLine = (batch: Batch): Batch[number] | undefined => {
  const [line] = batch;
  // Other numbers are never the next one, and PostgreSQL couldn't even compare them.
  if (line === undefined || batch.length > 1 || line.seq < 1 || line.seq !== (line.seq | 0)) return undefined;
  // Until a match is locked, someone may still give its first orders, and one statement sees only what was there when it began.
  return line.released === undefined && line.orders === undefined ? line : undefined;
};

/** Whether an append is a whole new match. */
export const isNewMatch = (batch: Batch): boolean =>
  batch.length > 0 &&
  batch.every(
    ({ match, seq, released, orders }, index) =>
      match === batch[0]?.match && seq === index && released === undefined && orders === undefined,
  );

/** A line that continues its match and leaves everything else as it is. */
export type NextLine = Pick<Batch[number], 'match' | 'seq' | 'at' | 'text'>;

/** The line of an append that does only that, as most do. */
export const nextLine = (batch: Batch): NextLine | undefined => {
  const line = loneLine(batch);
  return line?.faceStays === true && line.holders === undefined ? line : undefined;
};

/** Appends on their way to another thread, which a list of plain values reaches several times as fast as objects. */
export type Parcel = readonly (string | number | Batch)[];

type Item = Parcel[number];

export const packed = (batches: readonly Batch[]): Parcel => {
  const parcel: Item[] = [];
  for (const batch of batches) {
    const line = nextLine(batch);
    if (line === undefined) parcel.push(batch);
    else parcel.push(line.match, line.seq, line.at, line.text);
  }
  return parcel;
};

export const unpacked = (parcel: Parcel): readonly (Batch | NextLine)[] => {
  const batches: (Batch | NextLine)[] = [];
  for (let index = 0; index < parcel.length; ) {
    const item = parcel[index];
    if (typeof item === 'object') {
      batches.push(item);
      index += 1;
    } else {
      const [match, seq, at, text] = parcel.slice(index, index + 4) as [string, number, number, string];
      batches.push({ match, seq, at, text });
      index += 4;
    }
  }
  return batches;
};

export const matchesOf = (batches: readonly Batch[]): readonly string[] => [
  ...new Set(batches.flatMap((batch) => batch.map((line) => line.match))),
];

/** The match's row after a line. */
export const rowOf = ({ match, seq, at, face }: Batch[number]): MatchRow => {
  const { game, status, listed, due, card } = face;
  return { id: match, game, status, listed: listed ? 1 : 0, due, seq, updated: at, card };
};

/** The heads after an append, if every line of it is its match's next one. */
const next = (batch: Batch, heads: ReadonlyMap<string, number>): ReadonlyMap<string, number> | undefined => {
  const moved = new Map<string, number>();
  for (const { match, seq } of batch) {
    // A match that is being removed has a negative head, and nothing follows it.
    if (seq < 0 || seq !== (moved.get(match) ?? heads.get(match) ?? -1) + 1) return undefined;
    moved.set(match, seq);
  }
  return moved;
};

/** A seat's standing orders, by match and seat. */
export const ordersKey = (match: string, seat: number): string => `${match} ${seat}`;

/** The standing orders that appends depend on: those that a line carries out. */
export const ordersNeeded = (batches: readonly Batch[]): readonly { readonly match: string; readonly seat: number }[] =>
  batches.flatMap((batch) =>
    batch.flatMap(({ match, orders = [] }) => orders.flatMap(({ seat, mark }) => (mark === undefined ? [] : [{ match, seat }]))),
  );

/** Whether all orders that an append carries out are as they were read. If one was withdrawn since, it must not be carried out. */
const areCurrent = (batch: Batch, marks: ReadonlyMap<string, number>): boolean =>
  batch.every(({ match, orders = [] }) =>
    orders.every(({ seat, mark }) => mark === undefined || (marks.get(ordersKey(match, seat)) ?? 0) === mark),
  );

/**
 * Accepts appends in order of arrival. `heads` are the last numbers of all existing matches concerned, and `marks` those of the orders
 * that appends depend on; the caller must hold the matches' locks until the plan is written.
 */
export const planFor = (batches: readonly Batch[], heads: ReadonlyMap<string, number>, marks: ReadonlyMap<string, number>): WritePlan => {
  const current = new Map(heads);
  const marked = new Map(marks);
  const entries: EntryRow[] = [];
  const rows = new Map<string, MatchRow>();
  const reordered: WritePlan['orders'][number][] = [];
  const holding = new Map<string, HolderRow & { readonly holds: boolean }>();
  const granted = batches.map((batch) => {
    const moved = next(batch, current);
    if (moved === undefined || !areCurrent(batch, marked)) return false;
    for (const [match, seq] of moved) current.set(match, seq);
    for (const line of batch) {
      const { match, seq, at, text, holders = [], released = [], orders = [] } = line;
      entries.push({ match, seq, at, entry: text });
      rows.set(match, rowOf(line));
      for (const holder of holders) holding.set(`${match} ${holder}`, { holder, match, holds: true });
      for (const holder of released) holding.set(`${match} ${holder}`, { holder, match, holds: false });
      for (const change of orders) {
        const key = ordersKey(match, change.seat);
        marked.set(key, (marked.get(key) ?? 0) + 1);
        reordered.push({ ...change, match });
      }
    }
    return true;
  });
  const all = [...holding.values()];
  return {
    granted,
    entries,
    begun: [...rows.values()].filter(({ id }) => !heads.has(id)),
    moved: [...rows.values()].filter(({ id }) => heads.has(id)),
    holders: all.filter(({ holds }) => holds),
    released: all.filter(({ holds }) => !holds),
    orders: reordered,
  };
};
