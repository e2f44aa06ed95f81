import fc from 'fast-check';
import type { Ages, Append, Face, Reordered, Storage } from '../storage/storage.ts';
import { appending, type Model, ordering, pruningOf, readingOf, releasing, removing, type Step } from './model-store.ts';
import { lineOf } from './stores.ts';

const MATCHES = ['a', 'b', 'c', 'd'];
export const HOLDERS = ['ann', 'ben', 'cleo'];

/** What a process knows when it asks for something: the store before this round. */
export interface Known {
  readonly model: Model;
  /** Nobody else asks for anything in this round. */
  readonly isAlone: boolean;
  /** Every line has a time of its own. */
  readonly time: () => number;
}

/** Something to be asked of a store, and what it should do there. */
export interface Work {
  readonly what: unknown;
  /** The matches that it adds lines to. */
  readonly continues?: readonly string[];
  readonly steps: readonly Step[];
  readonly ask: (storage: Storage) => Promise<unknown>;
}

/** What it will be is decided when the round begins. */
type Wish = (known: Known) => Work;

const match = fc.constantFrom(...MATCHES);
const seat = fc.nat(1);
/** How far a number is from the right one: usually, not at all. */
const off = fc.constantFrom(0, 0, 0, 0, 0, 0, 0, 1, -1);
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 });
const holders = maybe(fc.subarray(HOLDERS, { minLength: 1 }));

const append = (lines: readonly Append[]): Work => ({
  what: ['append', lines],
  continues: lines.map((line) => line.match),
  steps: [appending(lines)],
  ask: (storage) => storage.append(lines),
});

/** A match may be removed and begin again, and then get lines from someone who knows only how it was: so it begins as it was. */
const faceAt = (model: Model, match: string, seq: number, face: Partial<Face>): Partial<Face> =>
  (seq === 0 ? model.get(match)?.face : undefined) ?? face;

const opening = fc.record({ match, count: fc.integer({ min: 1, max: 3 }), holders }).map(
  ({ match, count, holders }): Wish =>
    ({ model, time }) => {
      const lines = Array.from({ length: count }, (_, seq) => lineOf(match, seq, { at: time(), face: faceAt(model, match, 0, {}) }));
      return append(lines.map((line) => ({ ...line, ...(holders === undefined ? {} : { holders }) })));
    },
);

const FACES: readonly Partial<Face>[] = [{}, { status: 'over' }, { due: 0 }, { listed: false }, { card: '{"imported":true}' }];
const line = fc.record({
  ...{ match, off, holders, released: holders },
  /** Without one, the face stays as it is. */
  face: fc.option(fc.constantFrom(...FACES), { nil: undefined, freq: 2 }),
  orders: maybe(fc.record({ seat, off: maybe(off) })),
});

/** The marks of orders that are there; a line that carries none out has none. */
const reordered = (model: Model, match: string, seat: number, off: number | undefined, text: string): Reordered => {
  const mark = model.get(match)?.orders.get(seat)?.mark;
  return { seat, text, ...(mark === undefined || off === undefined ? {} : { mark: mark + off }) };
};

const continuing = (most: number) =>
  fc.array(line, { minLength: 1, maxLength: most }).map(
    (specs): Wish =>
      ({ model, time }) => {
        const heads = new Map<string, { readonly seq: number; readonly face: Face }>(model);
        const lines = specs.map(({ match, off, face, holders, released, orders }) => {
          const head = heads.get(match);
          const at = time();
          const seq = (head?.seq ?? -1) + 1 + off;
          const isFirst = head === model.get(match);
          const shown = face?.due === 0 ? { due: at } : (face ?? head?.face ?? {});
          const written = {
            ...lineOf(match, seq, { at, face: faceAt(model, match, seq, shown) }),
            ...(face === undefined && head !== undefined && off === 0 ? { faceStays: true } : {}),
            ...(holders === undefined ? {} : { holders }),
            ...(released === undefined ? {} : { released }),
            // Only one line of an append changes a seat's orders.
            ...(orders === undefined || !isFirst ? {} : { orders: [reordered(model, match, orders.seat, orders.off, `"${at}"`)] }),
          };
          heads.set(match, written);
          return written;
        });
        return append(lines);
      },
  );

const ordered = fc.record({ match, seat, off, markOff: off }).map(
  ({ match, seat, off, markOff }): Wish =>
    ({ model, time }) => {
      const kept = model.get(match);
      const mark = kept?.orders.get(seat)?.mark;
      const order = { match, seat, seq: (kept?.seq ?? 0) + off, mark: mark === undefined ? 0 : mark + markOff, text: `"${time()}"` };
      return { what: ['order', order], steps: [ordering(order)], ask: (storage) => storage.order(order) };
    },
);

const inOrder = async (texts: Promise<readonly string[]>): Promise<readonly string[]> => [...(await texts)].sort();

const released = fc.record({ match, holder: fc.constantFrom(...HOLDERS) }).map(
  ({ match, holder }): Wish =>
    () => ({
      what: ['release', match, holder],
      steps: releasing(match, holder),
      ask: (storage) => inOrder(storage.release(match, holder)),
    }),
);

const removed = fc.record({ match, off }).map(
  ({ match, off }): Wish =>
    ({ model }) => {
      const seq = (model.get(match)?.seq ?? 0) + off;
      return { what: ['remove', match, seq], steps: removing(match, seq), ask: (storage) => storage.remove(match, seq) };
    },
);

export const agesAt = (now: number, age: number): Ages => ({ finished: now - age, abandoned: now - 2 * age, imported: now });

const pruned = fc.record({ age: fc.nat(12), most: fc.integer({ min: 1, max: 3 }) }).map(
  ({ age, most }): Wish =>
    ({ isAlone, time }) => {
      const ages = agesAt(time(), age);
      return { what: ['prune', ages, most], steps: pruningOf(ages, most, isAlone), ask: (storage) => inOrder(storage.prune(ages, most)) };
    },
);

const read = match.map(
  (match): Wish =>
    () => ({
      what: ['read', match],
      steps: [readingOf(match)],
      ask: (storage) => storage.read(match, -1),
    }),
);

const wish = fc.oneof(
  ...[
    { weight: 4, arbitrary: opening },
    { weight: 8, arbitrary: continuing(1) },
    { weight: 6, arbitrary: continuing(3) },
    { weight: 4, arbitrary: ordered },
    { weight: 1, arbitrary: released },
    { weight: 1, arbitrary: removed },
    { weight: 1, arbitrary: pruned },
    { weight: 1, arbitrary: read },
  ],
);

/** Each round, two processes ask for up to four things at the same moment. */
export const rounds = fc.array(fc.array(fc.record({ wish, by: fc.nat(1) }), { minLength: 1, maxLength: 4 }), {
  minLength: 12,
  maxLength: 24,
});
