import type { Line } from '../match/entry.ts';
import type { Ages, Append, Face, Listing, OldMatch, Ordered } from '../storage/storage.ts';

/** What a store should hold of a match. */
interface Kept {
  readonly lines: readonly Line[];
  /** The number of the last line, or `REMOVED`. */
  readonly seq: number;
  readonly updated: number;
  readonly face: Face;
  readonly holders: readonly string[];
  /** By seat. */
  readonly orders: ReadonlyMap<number, Ordered>;
}

/** What a store should hold, as plain values. */
export type Model = ReadonlyMap<string, Kept>;

/**
 * A part of an operation, which nothing can interrupt. It says what the store may hold after it, given the operation's answer: nothing if the
 * operation couldn't have answered this.
 */
export type Step = (model: Model, answer: unknown) => readonly Model[];

const REMOVED = -2;

const sorted = (texts: Iterable<string>): readonly string[] => [...texts].sort();
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What holds if an operation answered whether it was possible. */
const ifGranted = (model: Model, after: Model | undefined, answer: unknown): readonly Model[] =>
  (after !== undefined) === answer ? [after ?? model] : [];

const withLine = (kept: Kept | undefined, line: Append): Kept => {
  const { seq, at, entry, face, holders = [], released = [], orders: changes = [] } = line;
  const orders = new Map(kept?.orders);
  for (const { seat, text } of changes) {
    const ordered = orders.get(seat);
    if (ordered !== undefined) orders.set(seat, { seat, mark: ordered.mark + 1, text });
  }
  const left = new Set([...(kept?.holders ?? []), ...holders].filter((holder) => !released.includes(holder)));
  return { lines: [...(kept?.lines ?? []), { seq, at, entry }], seq, updated: at, face, holders: sorted(left), orders };
};

/** The store after an append; `undefined` if it isn't possible. */
const appended = (model: Model, lines: readonly Append[]): Model | undefined => {
  const after = new Map(model);
  for (const line of lines) {
    const kept = after.get(line.match);
    if (line.seq < 0 || line.seq !== (kept?.seq ?? -1) + 1) return undefined;
    const marks = model.get(line.match)?.orders;
    if (line.orders?.some(({ seat, mark }) => mark !== undefined && mark !== (marks?.get(seat)?.mark ?? 0)) === true) return undefined;
    after.set(line.match, withLine(kept, line));
  }
  return after;
};

export const appending =
  (lines: readonly Append[]): Step =>
  (model, answer) =>
    ifGranted(model, appended(model, lines), answer);

export const ordering =
  ({ match, seq, seat, mark, text }: Ordered & { readonly match: string; readonly seq: number }): Step =>
  (model, answer) => {
    const kept = model.get(match);
    const found = kept?.orders.get(seat);
    if (kept?.seq !== seq || (found !== undefined && found.mark !== mark)) return ifGranted(model, undefined, answer);
    const orders = new Map(kept.orders).set(seat, { seat, mark: mark + 1, text });
    return ifGranted(model, new Map(model).set(match, { ...kept, orders }), answer);
  };

/** A holder lets go, and then those who are left are read. */
export const releasing = (match: string, holder: string): readonly Step[] => [
  (model) => {
    const kept = model.get(match);
    if (kept === undefined) return [model];
    return [new Map(model).set(match, { ...kept, holders: kept.holders.filter((each) => each !== holder) })];
  },
  (model, answer) => (same(model.get(match)?.holders ?? [], answer) ? [model] : []),
];

const marked = (model: Model, matches: readonly string[]): Model => {
  const after = new Map(model);
  for (const match of matches) {
    const kept = model.get(match);
    if (kept !== undefined) after.set(match, { ...kept, seq: REMOVED, face: { ...kept.face, listed: false, due: null } });
  }
  return after;
};

const isRemoved = (model: Model, match: string): boolean => model.get(match)?.seq === REMOVED;
const removedIn = (model: Model): readonly string[] => sorted([...model.keys()].filter((match) => isRemoved(model, match)));

/** The store without those of these matches that are marked. */
const swept = (model: Model, matches: readonly string[]): Model =>
  new Map([...model].filter(([match]) => !matches.includes(match) || !isRemoved(model, match)));

/** A match is marked, and then everything that is marked is removed. */
export const removing = (match: string, seq: number): readonly Step[] => [
  (model, answer) => ifGranted(model, model.get(match)?.seq === seq ? marked(model, [match]) : undefined, answer),
  (model, answer) => [answer === true ? swept(model, removedIn(model)) : model],
];

const oldIn = (model: Model, { finished, abandoned, imported }: Ages): readonly OldMatch[] =>
  [...model]
    .map(([match, { updated, face, seq }]) => {
      const kind = face.card.includes('"imported":true') ? 'imported' : face.status === 'over' ? 'finished' : 'abandoned';
      return { match, game: face.game, kind, updated, seq } as const;
    })
    .filter(({ kind, updated, seq }) => seq === REMOVED || updated < ({ finished, abandoned, imported }[kind] ?? 0))
    .sort((one, other) => one.updated - other.updated)
    .map(({ seq: _, ...old }) => old);

const subsets = <Value>(values: readonly Value[]): readonly (readonly Value[])[] => {
  const all: (readonly Value[])[] = [[]];
  for (const value of values) all.push(...all.map((some) => [...some, value]));
  return all;
};

/**
 * The oldest matches are marked, and then the first of all that are marked are chosen and removed. With others at work, any of the old may
 * be busy, and two may choose the same.
 */
export const pruningOf = (ages: Ages, most: number, isAlone: boolean): readonly Step[] => [
  (model) => {
    const old = oldIn(model, ages).map(({ match }) => match);
    const chosen = isAlone ? [old.slice(0, most)] : subsets(old).filter(({ length }) => length <= most);
    return chosen.map((matches) => marked(model, matches));
  },
  (model, answer) => (same(removedIn(model).slice(0, most), answer) ? [model] : []),
  (model, answer) => [swept(model, answer as readonly string[])],
];

/** Reading the lines of a match. One that is being removed may have lost them already. */
export const readingOf =
  (match: string): Step =>
  (model, answer) => {
    const kept = model.get(match);
    return kept?.seq === REMOVED || same(kept?.lines ?? [], answer) ? [model] : [];
  };

/** All that a store can be asked about what it holds. */
export interface Contents {
  readonly heads: readonly (readonly [string, number])[];
  readonly lines: readonly (readonly Line[])[];
  readonly orders: readonly (readonly Ordered[])[];
  readonly listed: readonly Listing[];
  readonly held: readonly (readonly Listing[])[];
  readonly due: readonly string[];
  readonly old: readonly OldMatch[];
}

const listings = (model: Model, isIncluded: (kept: Kept) => boolean): readonly Listing[] =>
  [...model]
    .filter(([, kept]) => isIncluded(kept))
    .map(([match, { seq, updated, face }]) => ({ match, seq, updated, status: face.status, card: face.card }))
    .sort((one, other) => other.updated - one.updated);

export const contentsOf = (model: Model, holders: readonly string[], ages: Ages): Contents => {
  const matches = sorted(model.keys());
  const kept = matches.flatMap((match) => model.get(match) ?? []);
  return {
    heads: matches.map((match) => [match, model.get(match)?.seq ?? -1]),
    lines: kept.map(({ lines }) => lines),
    orders: kept.map(({ orders }) => [...orders.values()].sort((one, other) => one.seat - other.seat)),
    listed: listings(model, ({ face }) => face.listed),
    held: holders.map((holder) => listings(model, (each) => each.holders.includes(holder))),
    due: [...model]
      .flatMap(([match, { face }]) => (face.due === null ? [] : [{ match, due: face.due }]))
      .sort((one, other) => one.due - other.due)
      .map(({ match }) => match),
    old: oldIn(model, ages),
  };
};
