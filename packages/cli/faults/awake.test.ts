import { expect, test } from 'vitest';
import { newAwakeClock } from './awake.ts';

test('time passes while the process runs, and not while it’s stopped', () => {
  let at = 1_000;
  const clock = newAwakeClock(() => at);
  const waited = (milliseconds: number) => {
    const [began, naps] = [clock.now(), clock.naps()];
    at += milliseconds;
    return [clock.now() - began, clock.naps() - naps];
  };
  expect(waited(1_000)).toEqual([1_000, 0]);
  expect(waited(3_600_000)).toEqual([0, 1]);
  expect(waited(1_000)).toEqual([1_000, 0]);
});
