import { expect, test } from 'vitest';
import { paceText } from './pace.ts';

test('a long run says how fast it goes and how long it still takes', () => {
  expect(paceText('kills', 30, 9_970, 60)).toBe('30.0 kills/min, 5 h 32 min left');
  expect(paceText('moves', 5_000, 10_000, 10)).toBe('500 moves/s, 20 s left');
  expect(paceText('moves', 5_000, 200_000, 10)).toBe('500 moves/s, 7 min left');
  expect(paceText('kills', 0, 10, 3)).toBe('starting');
});
