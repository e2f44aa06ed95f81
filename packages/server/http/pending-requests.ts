import type { Server } from 'node:http';

/** The requests that have arrived but haven't been answered. */
export interface PendingRequests {
  /** Resolves when there are none, or after this many milliseconds. */
  quiet(most: number): Promise<void>;
}

/** Counts them. Idle connections, which browsers keep open, don't count. */
export const trackRequests = (server: Server): PendingRequests => {
  let count = 0;
  let told: (() => void) | undefined;
  server.on('request', (_, response) => {
    count += 1;
    response.once('close', () => {
      count -= 1;
      if (count === 0) told?.();
    });
  });
  return {
    quiet: (most) =>
      new Promise((resolve) => {
        if (count === 0) return resolve();
        const timer = setTimeout(resolve, most);
        told = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
  };
};
