import type { Server } from 'node:http';

/** The requests that have arrived and are not answered yet. */
export interface PendingRequests {
  /** Resolves when there are none, or after so many milliseconds. */
  quiet(most: number): Promise<void>;
}

/** Counts them. A connection that only stands ready, as browsers keep them, is nothing that anybody has to wait for. */
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
