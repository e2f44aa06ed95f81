import type { Line } from '@swordtable/server/match/entry';
import type { Document, DocumentChange, DocumentQuery, RankedDocument } from '@swordtable/server/storage/documents';
import { groupCommit } from '@swordtable/server/storage/group-commit';
import { type Ages, type Listing, type ListQuery, type Storage, StorageFailure } from '@swordtable/server/storage/storage';
import { type Batch, matchesOf, ordersNeeded, planFor } from '@swordtable/server/storage/write-plan';
import type { Life } from './agenda.ts';
import { type Disk, keyOfDocument, keyOfHolder, keyOfOrders, REMOVED } from './disk.ts';
import type { Plant } from './plants/plant.ts';
import { SERVER_SECRET } from './wired/keyring.ts';
import type { World } from './world.ts';

/** A process's connection to the store: the real plan and the real group commit, over a simulated disk. */
export interface StoreParts {
  readonly world: World;
  readonly disk: Disk;
  readonly life: Life;
  /** Whether a transaction is on disk as soon as it's committed, as on a database server, or only after a sync, as in a file. */
  readonly remote: boolean;
  readonly plant: Plant | undefined;
  /** Called while a transaction is written, but not on disk yet. */
  midway(): void;
}

const away = (unsure: boolean): StorageFailure => new StorageFailure('storage-away', unsure, new Error('simulated'));

/** None for matches that are being removed. */
const headsIn = ({ rows }: Disk, matches: readonly string[]): ReadonlyMap<string, number> =>
  new Map(matches.flatMap((id) => (rows.matches.has(id) ? [[id, rows.matches.get(id)?.seq ?? -1] as const] : [])));

const marksIn = ({ rows }: Disk, batches: readonly Batch[]): ReadonlyMap<string, number> =>
  new Map(ordersNeeded(batches).map((needed) => [keyOfOrders(needed), rows.orders.get(keyOfOrders(needed))?.mark ?? 0]));

/** As if each append were next: what others have written since is overwritten. */
const headsBefore = (batches: readonly Batch[]): ReadonlyMap<string, number> =>
  new Map(batches.flatMap(([first]) => (first === undefined ? [] : [[first.match, first.seq - 1] as const])));

const oldIn = ({ rows }: Disk, { finished = 0, abandoned = 0, imported = 0 }: Ages): readonly string[] =>
  [...rows.matches.values()]
    .filter(
      ({ card, status, updated }) => updated < (card.includes('"imported":true') ? imported : status === 'over' ? finished : abandoned),
    )
    .map(({ id }) => id);

const documentOf = ({ kind, id, mark, text }: DocumentChange): Document => ({ kind, id, mark, text: text ?? '' });

const documentsIn = ({ rows }: Disk, query: DocumentQuery): readonly RankedDocument[] => {
  const { kind, name, value, least = -Infinity, greatest = Infinity, descending = false, after, most } = query;
  const order = descending ? -1 : 1;
  const compare = (one: Pick<RankedDocument, 'rank' | 'id'>, other: Pick<RankedDocument, 'rank' | 'id'>): number =>
    order * (one.rank - other.rank || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0));
  return [...rows.documents.values()]
    .filter((row) => row.kind === kind)
    .flatMap((row) => row.keys.filter((key) => key.name === name && key.value === value).map(({ rank }) => ({ ...documentOf(row), rank })))
    .filter((row) => row.rank >= least && row.rank <= greatest && (after === undefined || compare(row, after) > 0))
    .toSorted(compare)
    .slice(0, most);
};

/** Only as many as fit on the first page: no one here has more. */
const heldIn = ({ rows }: Disk, holder: string, { status, before, most }: ListQuery): readonly Listing[] =>
  before !== undefined
    ? []
    : [...rows.matches.values()]
        .filter((row) => row.seq >= 0 && (status ?? row.status) === row.status && rows.holders.has(keyOfHolder({ holder, match: row.id })))
        .toSorted((one, other) => other.updated - one.updated || (one.id < other.id ? 1 : -1))
        .slice(0, most)
        .map(({ id, seq, updated, status: now, card }) => ({ match: id, seq, updated, status: now as Listing['status'], card }));

const none = async (): Promise<readonly never[]> => [];

export const openStore = ({ world, disk, life, remote, plant, midway }: StoreParts): Storage => {
  const pause = (): Promise<void> => world.wait(world.delay(), life);
  const syncs = plant?.noSync !== true;
  /** Lines of a process that was killed, or whose sync failed, can be read although they aren't on disk. */
  let isUnsynced = plant?.noMending !== true;

  /** The rows are read somewhere between the question and the answer. */
  const reading = async <Value>(read: () => Value): Promise<Value> => {
    await pause();
    if (world.fails('away', 6)) throw away(false);
    if (isUnsynced) disk.sync();
    isUnsynced = false;
    const value = read();
    await pause();
    return value;
  };

  /** Writes all or nothing. The connection may be lost before, at the end of the transaction, or after it. */
  const writing = async <Value>(write: () => { readonly value: Value; readonly sync?: () => void }): Promise<Value> => {
    await pause();
    if (world.fails('full', 6)) throw new StorageFailure('storage-full', false, new Error('simulated'));
    if (world.fails('away', 6)) throw away(false);
    if (world.fails('unsure', 6)) throw away(true);
    const { value, sync } = write();
    if (remote && syncs) sync?.();
    midway();
    await pause();
    if (world.fails('unsure', 4)) {
      isUnsynced = plant?.noMending !== true;
      throw away(true);
    }
    if (syncs) sync?.();
    // It's on the disk, but the answer is lost.
    if (world.fails('unsure', 4)) throw away(true);
    return value;
  };

  const write = (batches: readonly Batch[]): Promise<readonly boolean[]> =>
    writing(() => {
      const heads = plant?.overwrites === true ? headsBefore(batches) : headsIn(disk, matchesOf(batches));
      const { granted, ...plan } = planFor(batches, heads, marksIn(disk, batches));
      return { value: granted, sync: disk.commit(plan) };
    });

  return {
    // As the engines do it: two writes are under way, and of those to a file one is synced.
    ...groupCommit({ write, lanes: 2 }, () => world.wait(0, life)),
    read: (match, after) =>
      reading(() =>
        (disk.rows.entries.get(match) ?? [])
          .filter(({ seq }) => seq > after)
          .map(({ seq, at, entry }): Line => ({ seq, at, entry: JSON.parse(entry) })),
      ),
    due: (now, most) =>
      reading(() =>
        [...disk.rows.matches.values()]
          .filter(({ due }) => due !== null && due <= now)
          .toSorted((one, other) => (one.due ?? 0) - (other.due ?? 0))
          .slice(0, most)
          .map(({ id }) => id),
      ),
    held: (holder, query) => reading(() => heldIn(disk, holder, query)),
    heads: (matches) => reading(() => headsIn(disk, matches)),
    orders: (match) => reading(() => [...disk.rows.orders.values()].filter((row) => row.match === match)),
    order: ({ match, seq, seat, mark, text }) =>
      writing(() => {
        const isCurrent = disk.rows.matches.get(match)?.seq === seq && (disk.rows.orders.get(`${match} ${seat}`)?.mark ?? mark) === mark;
        return isCurrent ? { value: true, sync: disk.commit({ put: { match, seat, mark: mark + 1, text } }) } : { value: false };
      }),
    release: async (match, holder) => {
      await writing(() => ({ value: undefined, sync: disk.commit({ release: { match, holder } }) }));
      return reading(() => [...disk.rows.holders.values()].filter((row) => row.match === match).map((row) => row.holder));
    },
    remove: async (match, seq) => {
      const isCurrent = await writing(() =>
        disk.rows.matches.get(match)?.seq === seq ? { value: true, sync: disk.commit({ mark: [match] }) } : { value: false },
      );
      if (isCurrent) await writing(() => ({ value: undefined, sync: disk.commit({ sweep: [match] }) }));
      return isCurrent;
    },
    prune: async (ages, most) => {
      await writing(() => ({ value: undefined, sync: disk.commit({ mark: oldIn(disk, ages).slice(0, most) }) }));
      const removed = await reading(() => [...disk.rows.matches.values()].filter(({ seq }) => seq === REMOVED).slice(0, most));
      const ids = removed.map(({ id }) => id);
      if (ids.length > 0) await writing(() => ({ value: undefined, sync: disk.commit({ sweep: ids }) }));
      return ids;
    },
    documents: {
      get: (kind, ids) =>
        reading(() => ids.flatMap((id) => disk.rows.documents.get(keyOfDocument({ kind, id })) ?? []).map((row) => documentOf(row))),
      find: (query) => reading(() => documentsIn(disk, query)),
      change: (changes) =>
        writing(() =>
          changes.every((change) => (disk.rows.documents.get(keyOfDocument(change))?.mark ?? 0) === change.mark)
            ? { value: true, sync: disk.commit({ documents: changes }) }
            : { value: false },
        ),
    },
    // Lists have tests of their own, on real stores.
    ...{ list: none, ids: none, old: none },
    secret: async () => SERVER_SECRET,
    check: async () => {},
  };
};
