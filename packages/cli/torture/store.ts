import type { Line } from '@swordtable/server/match/entry';
import { groupCommit } from '@swordtable/server/storage/group-commit';
import { type Storage, StorageFailure } from '@swordtable/server/storage/storage';
import { type Batch, matchesOf, ordersKey, ordersNeeded, planFor } from '@swordtable/server/storage/write-plan';
import type { Disk } from './disk.ts';
import type { Life, World } from './world.ts';

/** A process's connection to the store: the real plan and the real group commit, over a simulated disk. */
export interface StoreParts {
  readonly world: World;
  readonly disk: Disk;
  readonly life: Life;
  /** Whether a transaction is on disk as soon as it's committed, as on a database server, or only after a sync, as in a file. */
  readonly remote: boolean;
  /** False only for a planted bug. */
  readonly syncs: boolean;
}

const away = (unsure: boolean): StorageFailure => new StorageFailure('storage-away', unsure, new Error('simulated'));

const headsIn = ({ rows }: Disk, matches: readonly string[]): ReadonlyMap<string, number> =>
  new Map(matches.flatMap((id) => (rows.matches.has(id) ? [[id, rows.matches.get(id)?.seq ?? -1] as const] : [])));

const marksIn = ({ rows }: Disk, batches: readonly Batch[]): ReadonlyMap<string, number> =>
  new Map(ordersNeeded(batches).map(({ match, seat }) => [ordersKey(match, seat), rows.orders.get(ordersKey(match, seat))?.mark ?? 0]));

const none = async (): Promise<readonly never[]> => [];

export const openStore = ({ world, disk, life, remote, syncs }: StoreParts): Storage => {
  const pause = (): Promise<void> => world.wait(world.delay(), life);

  /** The rows are read somewhere between the question and the answer. */
  const reading = async <Value>(read: () => Value): Promise<Value> => {
    await pause();
    if (world.fails('away', 6)) throw away(false);
    const value = read();
    await pause();
    return value;
  };

  /** Writes all or nothing. The connection may be lost before, at the end of the transaction, or after it. */
  const writing = async <Value>(write: () => { readonly value: Value; readonly sync?: () => void }): Promise<Value> => {
    await pause();
    if (world.fails('full', 6)) throw new StorageFailure('storage-full', false, new Error('simulated'));
    if (world.fails('away', 6)) throw away(false);
    if (world.fails('unsure', 4)) throw away(true);
    const { value, sync } = write();
    if (remote && syncs) sync?.();
    await pause();
    // A failed sync says nothing about what's on the disk.
    if (world.fails('unsure', 6)) throw away(true);
    if (syncs) sync?.();
    return value;
  };

  const write = (batches: readonly Batch[]): Promise<readonly boolean[]> =>
    writing(() => {
      const plan = planFor(batches, headsIn(disk, matchesOf(batches)), marksIn(disk, batches));
      return { value: plan.granted, sync: disk.commit(plan) };
    });

  return {
    ...groupCommit({ write }, () => world.wait(0, life)),
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
    heads: (matches) => reading(() => headsIn(disk, matches)),
    orders: (match) => reading(() => [...disk.rows.orders.values()].filter((row) => row.match === match)),
    order: ({ match, seq, seat, mark, text }) =>
      writing(() => {
        const isCurrent = disk.rows.matches.get(match)?.seq === seq && (disk.rows.orders.get(`${match} ${seat}`)?.mark ?? mark) === mark;
        return isCurrent ? { value: true, sync: disk.commit({ put: { match, seat, mark: mark + 1, text } }) } : { value: false };
      }),
    release: (match, holder) =>
      writing(() => {
        const sync = disk.commit({ release: { match, holder } });
        const left = [...disk.rows.holders.values()].filter((row) => row.match === match).map((row) => row.holder);
        return { value: left, sync };
      }),
    // Lists and removal have tests of their own, on real stores.
    ...{ list: none, held: none, ids: none, old: none, prune: none },
    remove: async () => {},
    check: async () => {},
  };
};
