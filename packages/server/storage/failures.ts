import { StorageFailure } from './storage.ts';

/** The store was written by a later version of the program. */
export class StorageNewer extends Error {
  readonly code = 'storage-newer';
  constructor(found: number, known: number) {
    super(`The store has version ${found}, but this program knows only version ${known}: it takes a newer program.`);
  }
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '');

/** Of a statement that could never have been carried out the data is to blame, not the store. */
const dataToBlame = /^(?:SQLITE_(?:CONSTRAINT|TOOBIG|MISMATCH|RANGE)|2[1-3]...$|42...$|54...$)/;

/** PostgreSQL's 53100 is a full disk; the others say so themselves. */
const full = /^(?:SQLITE_FULL|ENOSPC|EDQUOT|53100)/;

/**
 * What an engine's error means to those who wait. Errors that are the fault of what was asked are handed on as they are.
 * @param committing Whether the transaction may have been carried out though its end was not heard of.
 */
export const failureOf = (error: unknown, committing: boolean): unknown => {
  if (error instanceof StorageFailure || error instanceof StorageNewer || error instanceof TypeError) return error;
  const code = codeOf(error);
  if (dataToBlame.test(code)) return error;
  // A disk is found to be full before the end of a transaction is written, never after.
  if (full.test(code)) return new StorageFailure('storage-full', false, error);
  return new StorageFailure('storage-away', committing, error);
};

/** Lets an asynchronous function fail in the store's own words. */
export const told =
  <A extends readonly unknown[], R>(work: (...args: A) => Promise<R>): ((...args: A) => Promise<R>) =>
  async (...args) => {
    try {
      return await work(...args);
    } catch (error) {
      throw failureOf(error, false);
    }
  };
