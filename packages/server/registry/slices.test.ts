import { afterEach, expect, test, vi } from 'vitest';
import { sliced } from './slices.ts';

afterEach(() => vi.restoreAllMocks());

test('long work lets others have their turn, and short work doesn’t wait', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  let turns = 0;
  const count = (): void => {
    turns += 1;
    setImmediate(count).unref();
  };
  setImmediate(count).unref();
  const pause = sliced();
  for (let piece = 0; piece < 100; piece++) expect(pause()).toBeUndefined();
  expect(turns).toBe(0);
  for (let piece = 0; piece < 10; piece++) {
    now += 100;
    await pause();
  }
  expect(turns).toBeGreaterThanOrEqual(9);
});
