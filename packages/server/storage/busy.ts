import { setTimeout as pause } from 'node:timers/promises';

/** How long to wait for another who is writing into the same file, in milliseconds. */
const PATIENCE = 4000;

/** SQLite's own waiting would stop the whole process, so it waits only this long by itself, and we wait between. */
export const STANDSTILL = 50;

export const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('SQLITE_BUSY');

/** Begins again while somebody else is writing. What is tried must not have changed anything when it finds that out. */
export const whenFree = async <R>(attempt: () => R | Promise<R>): Promise<R> => {
  const end = performance.now() + PATIENCE;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
    }
    await pause(5 + Math.random() * 20);
  }
};
