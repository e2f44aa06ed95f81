import { expect, test } from 'vitest';
import { en } from './en.ts';

test('the figure of a hint in words', () => {
  expect(en.adviceLead(-8.7, false)).toBe('8.7 behind');
  expect(en.adviceLead(3.25, false)).toBe('3.3 ahead');
  expect(en.adviceLead(0.04, false)).toBe('level');
  expect(en.adviceLead(1.04, true)).toBe('1.0 points');
  expect(en.adviceLeadLong(-8.7, false)).toBe('expects to finish 8.7 points behind');
  expect(en.adviceLeadLong(23.42, true)).toBe('expects to score 23.4 points');
});
