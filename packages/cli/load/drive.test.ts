import { expect, test } from 'vitest';
import { openDriver } from './drive.ts';
import type { Target } from './target.ts';

/** How many moves each of these matches has had when the first round is about to be measured. */
const movesBefore = async (rate: number | undefined): Promise<readonly number[]> => {
  const moves: number[] = [];
  const target: Target = {
    open: async (slot, listener) => {
      moves[slot] = 0;
      for (const side of [0, 1] as const) listener.told(side, 0, 10, side === 0 ? 1 : 0, false);
      return {
        answer: () => {
          const step = (moves[slot] ?? 0) + 1;
          moves[slot] = step;
          // As from a server: later.
          setImmediate(() => {
            for (const side of [0, 1] as const) listener.told(side, step, 10, side === 0 ? 1 : 0, false);
            listener.acknowledged(step);
          });
        },
        close: () => {},
      };
    },
    close: () => {},
  };
  const { signal } = new AbortController();
  const driver = await openDriver({ target, matches: 40, rate, seed: 'spread', signal, measuring: () => {}, progress: () => {} });
  const before = [...moves];
  driver.close();
  return before;
};

test('matches at a given pace are in all parts of the game', async () => {
  const before = await movesBefore(1);
  expect(before).toHaveLength(40);
  expect(new Set(before).size).toBeGreaterThan(15);
  expect(Math.max(...before)).toBeGreaterThan(40);
});

test('those that are played as fast as possible get there on their own', async () => {
  expect(new Set(await movesBefore(undefined))).toEqual(new Set([0]));
});
