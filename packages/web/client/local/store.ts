import { accept, type Result, refuse } from '@swordtable/kernel';
import type { Line } from '@swordtable/server/match/entry';

/** Where a browser stores the lines of matches. Resolves only once they're on disk. */
export interface LineStore {
  /** Adds lines; refused if one of these numbers is taken, or the line before them is gone. */
  save(match: string, lines: readonly Line[]): Promise<Result<void>>;
  /** A match's lines in order, in whatever state they are; none if there is no such match. */
  read(match: string): Promise<Result<readonly unknown[]>>;
  remove(match: string): Promise<Result<void>>;
}

const LINES = 'lines';

/** Opens the database; calls back when the connection is no longer usable. */
const opened = (name: string, gone: () => void): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    // One row per line, keyed by match and number: so no number can be used twice, not even by two windows.
    request.onupgradeneeded = () => request.result.createObjectStore(LINES, { keyPath: ['match', 'seq'] });
    request.onsuccess = () => {
      // Closed from outside when the site's data is cleared.
      request.result.onclose = gone;
      request.result.onversionchange = () => {
        request.result.close();
        gone();
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(request.error);
  });

const refusalFor = (error: unknown): Result<never> => {
  switch (error instanceof DOMException ? error.name : '') {
    case 'QuotaExceededError':
      return refuse('storage-full', 'This browser is out of space, so nothing was done. Remove an old match, then try again.');
    case 'ConstraintError':
      return refuse('elsewhere', 'This match was continued in another window. Reload this page, then try again.');
    default:
      return refuse('storage-away', 'This browser doesn’t let the page store anything, so the match can’t be played here.');
  }
};

const REMOVED = refuse(
  'removed',
  'This browser no longer has this match: it was removed in another window, or this site’s data was cleared.',
);

const rowsOf = (match: string): IDBKeyRange => IDBKeyRange.bound([match, 0], [match, Number.MAX_SAFE_INTEGER]);

/** The lines in this browser's own database. */
export const browserStore = (name = 'swordtable'): LineStore => {
  let database: Promise<IDBDatabase> | undefined;

  const work = async <Value>(mode: IDBTransactionMode, use: (lines: IDBObjectStore) => IDBRequest<Value> | undefined) => {
    const gone = (): void => {
      database = undefined;
    };
    database ??= opened(name, gone).catch((error: unknown) => {
      gone();
      throw error;
    });
    try {
      // Strict: it's reported as stored only once it's on disk.
      const transaction = (await database).transaction(LINES, mode, { durability: 'strict' });
      const request = use(transaction.objectStore(LINES));
      await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? request?.error);
      });
      return accept(request?.result);
    } catch (error) {
      return refusalFor(error);
    }
  };

  return {
    save: async (match, lines) => {
      const before = (lines[0]?.seq ?? 0) - 1;
      const saved = await work('readwrite', (rows) => {
        const add = (): void => {
          for (const line of lines) rows.add({ match, ...line });
        };
        if (before < 0) {
          add();
          return undefined;
        }
        const behind = rows.getKey([match, before]);
        behind.onsuccess = () => {
          if (behind.result !== undefined) add();
        };
        return behind;
      });
      if (!saved.ok) return saved;
      return before >= 0 && saved.value === undefined ? REMOVED : accept(undefined);
    },
    read: async (match) => {
      const read = await work<unknown[]>('readonly', (rows) => rows.getAll(rowsOf(match)));
      return read.ok ? accept(read.value ?? []) : read;
    },
    remove: async (match) => {
      const removed = await work('readwrite', (rows) => rows.delete(rowsOf(match)));
      return removed.ok ? accept(undefined) : removed;
    },
  };
};
