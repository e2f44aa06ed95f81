import { setImmediate as turn } from 'node:timers/promises';

/** How long work may keep the whole process busy at a stretch, in milliseconds. */
const SLICE = 8;

/** Long work, cut into slices: call it after each piece, and others get their turn when a slice is over. */
export type Slices = () => Promise<void> | undefined;

export const sliced = (): Slices => {
  let until = performance.now() + SLICE;
  return () =>
    performance.now() < until
      ? undefined
      : turn().then(() => {
          until = performance.now() + SLICE;
        });
};
