import { expect, test } from 'vitest';
import { newAwakeClock } from './awake.ts';

test('time passes while the process runs, and not while it’s stopped', () => {
  let now = 1_000;
  const awake = newAwakeClock(() => now);
  const waited = (milliseconds: number): number => {
    const began = awake();
    now += milliseconds;
    return awake() - began;
  };
  expect(waited(1_000)).toBe(1_000);
  expect(waited(3_600_000)).toBe(0);
  expect(waited(1_000)).toBe(1_000);
});
