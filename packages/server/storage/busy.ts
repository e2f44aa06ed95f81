import { setTimeout as pause } from 'node:timers/promises';

/** How long to wait for another writer of the same file, in milliseconds. */
const PATIENCE = 4000;

/** SQLite's own waiting would block the whole process, so it waits only this long, and we wait in between. */
export const STANDSTILL = 50;

export const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('SQLITE_BUSY');

/** Tries again while another writer is busy. The attempt must not have changed anything by the time it finds out. */
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
