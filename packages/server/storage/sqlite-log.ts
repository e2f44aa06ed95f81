import { type FileHandle, open } from 'node:fs/promises';
import { failureOf } from './failures.ts';
import { logIn } from './sqlite-file.ts';

/** The log of a folder's file. What is written can be read before it's flushed, but nobody may be told of it before. */
export interface Log {
  /** Flushes the log to disk, beside everything else that the process does. After that, all that is in it survives a power loss. */
  flush(): Promise<void>;
  /** Keeps track of some tables. Who reads them needn't wait for what is being written to others. */
  track(): Tracked;
  close(): Promise<void>;
}

/** What is done to some tables. */
export interface Tracked {
  /** Work that flushes the log itself. */
  flushing<A extends readonly unknown[], R>(work: (...args: A) => Promise<R>): (...args: A) => Promise<R>;
  /** Flushes after some work. */
  flushed<A extends readonly unknown[], R>(work: (...args: A) => Promise<R>): (...args: A) => Promise<R>;
  /** Flushes what some work may have read too early. */
  certain<A extends readonly unknown[], R>(work: (...args: A) => Promise<R>): (...args: A) => Promise<R>;
}

const track = (flush: () => Promise<void>): Tracked => {
  let underWay = 0;
  let failures = 0;
  let isUnsure = false;

  const makeSure = async (): Promise<void> => {
    const before = failures;
    await flush();
    if (failures === before) isUnsure = false;
  };

  const watched = async <R>(work: () => Promise<R>): Promise<R> => {
    underWay += 1;
    try {
      return await work();
    } catch (error) {
      failures += 1;
      isUnsure = true;
      throw error;
    } finally {
      underWay -= 1;
    }
  };

  return {
    flushing:
      (work) =>
      (...args) =>
        watched(() => work(...args)),
    flushed:
      (work) =>
      (...args) =>
        watched(async () => {
          const result = await work(...args);
          await makeSure().catch((error) => {
            throw failureOf(error, true);
          });
          return result;
        }),
    certain:
      (work) =>
      async (...args) => {
        const result = await work(...args);
        if (underWay > 0 || isUnsure)
          await makeSure().catch((error) => {
            throw failureOf(error, false);
          });
        return result;
      },
  };
};

export const openLog = (folder: string): Log => {
  let file: Promise<FileHandle> | undefined;

  const flush = async (): Promise<void> => {
    // The first transaction creates it, and it stays until the last connection is closed.
    file ??= open(logIn(folder), 'r').catch((error) => {
      // The next line tries again.
      file = undefined;
      throw error;
    });
    await (await file).datasync();
  };

  return { flush, track: () => track(flush), close: async () => (await file)?.close() };
};
