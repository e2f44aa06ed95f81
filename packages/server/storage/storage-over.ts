import { documentTables } from './document-tables.ts';
import { told } from './failures.ts';
import { groupCommit, type Write, type Writer } from './group-commit.ts';
import { orderTables } from './order-tables.ts';
import { pruning } from './prune.ts';
import { queries } from './queries.ts';
import { type Storage, StorageFailure } from './storage.ts';
import type { Dialect, Store } from './tables.ts';

/** Observes the store, for metrics. */
export interface Watched {
  /** Called after each transaction that wrote something, with the number of lines and the duration. */
  readonly committed?: (lines: number, seconds: number) => void;
}

/** Builds a storage from an engine's tables, its writer, and its maintenance. */
export const storageOver = (
  store: Store,
  { held: holding, locked, free, beginWrite }: Pick<Dialect, 'held' | 'locked' | 'free' | 'beginWrite'>,
  writer: Writer,
  check: () => Promise<void>,
  { committed }: Watched,
): Storage => {
  let closing: Promise<void> | undefined;
  const open = <A extends readonly unknown[], R>(work: (...args: A) => Promise<R>) =>
    told(async (...args: A) => {
      if (closing !== undefined) throw new StorageFailure('storage-away', false, new Error('The store was closed.'));
      return work(...args);
    });
  const { read, list, held, due, heads, ids, secret } = queries(store);
  const { old, prune, remove, release } = pruning(store, { locked, free });
  const { orders, order } = orderTables(store, holding);
  const { get, find, change } = documentTables(store, { beginWrite });
  const write: Write = async (batches) => {
    const began = performance.now();
    const granted = await writer.write(batches);
    const lines = batches.reduce((sum, batch, index) => sum + (granted[index] === true ? batch.length : 0), 0);
    if (lines > 0) committed?.(lines, (performance.now() - began) / 1_000);
    return granted;
  };
  const { append, close } = groupCommit({ ...writer, write });
  return {
    append,
    read: open(read),
    list: open(list),
    held: open(held),
    due: open(due),
    heads: open(heads),
    ids: open(ids),
    secret: open(secret),
    orders: open(orders),
    order: open(order),
    old: open(old),
    prune: open(prune),
    remove: open(remove),
    release: open(release),
    documents: { get: open(get), find: open(find), change: open(change) },
    check: open(check),
    close: () => {
      closing ??= close().then(() => store.destroy());
      return closing;
    },
  };
};
