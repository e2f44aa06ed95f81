import type { Writable } from 'node:stream';

export interface Progress {
  step(by: number): void;
  /** Clears the bar, so that the next output starts on a clean line. */
  clear(): void;
}

const WIDTH = 30;
const EVERY_MS = 100;

/** A progress bar on a terminal, and nothing elsewhere: bars would only fill a log. */
export const progressOn = (stream: Writable & { readonly isTTY?: boolean }, what: string, total: number): Progress => {
  if (stream.isTTY !== true) return { step: () => {}, clear: () => {} };
  const began = performance.now();
  let done = 0;
  let drawn = 0;
  return {
    step: (by) => {
      done += by;
      const now = performance.now();
      if (now - drawn < EVERY_MS && done < total) return;
      drawn = now;
      const full = Math.round((WIDTH * done) / total);
      const left = Math.round((((now - began) / done) * (total - done)) / 1000);
      stream.write(`\r\u001b[K${what} ${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${done}/${total}, ${left} s left`);
    },
    clear: () => void stream.write('\r\u001b[K'),
  };
};
