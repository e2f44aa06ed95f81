import { StorageFailure } from './storage.ts';

/** The store was written by a newer version of the program. */
export class StorageNewer extends Error {
  readonly code = 'storage-newer';
  constructor(found: number, known: number) {
    super(`The store has version ${found}, but this program knows only version ${known}. Use a newer program.`);
  }
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '');

/** If a statement could never have succeeded, the data is to blame, not the store. */
const dataToBlame = /^(?:SQLITE_(?:CONSTRAINT|TOOBIG|MISMATCH|RANGE)|2[1-3]...$|42...$|54...$)/;

/** A disk that a database finds full, before it writes the end of a transaction. PostgreSQL's code is 53100. */
const full = /^(?:SQLITE_FULL|53100)/;
/** A disk that turns out to be full when what was written is flushed, as on NFS. */
const fullAtFlush = /^(?:ENOSPC|EDQUOT)/;

/**
 * What an engine's error means to callers. Errors caused by the request itself are passed on unchanged.
 *
 * @param committing Whether the transaction may have succeeded although its end wasn't confirmed.
 */
export const failureOf = (error: unknown, committing: boolean): unknown => {
  if (error instanceof StorageFailure || error instanceof StorageNewer || error instanceof TypeError) return error;
  const code = codeOf(error);
  if (dataToBlame.test(code)) return error;
  if (full.test(code)) return new StorageFailure('storage-full', false, error);
  if (fullAtFlush.test(code)) return new StorageFailure('storage-full', committing, error);
  return new StorageFailure('storage-away', committing, error);
};

/** Makes an asynchronous function fail with the store's own errors. */
export const told =
  <A extends readonly unknown[], R>(work: (...args: A) => Promise<R>): ((...args: A) => Promise<R>) =>
  async (...args) => {
    try {
      return await work(...args);
    } catch (error) {
      throw failureOf(error, false);
    }
  };
