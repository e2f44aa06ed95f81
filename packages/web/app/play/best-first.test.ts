import { expect, test } from 'vitest';
import { en } from '../../kit/layout/words/en.ts';
import { bestFirst } from './best-first.ts';

const thought = (action: string, visits: number, margin: number) => ({ action, visits, margin });

test('hints are ordered by the figure they show, among those tried enough', () => {
  const thoughts = [thought('a', 90, -8.7), thought('b', 60, -7.4), thought('c', 30, -9), thought('d', 20, -8), thought('e', 1, 30)];
  expect(bestFirst(thoughts).map(({ action }) => action)).toEqual(['b', 'd', 'a', 'c']);
});

test('the figure in words', () => {
  expect(en.adviceLead(-8.7, false)).toBe('8.7 behind');
  expect(en.adviceLead(3.25, false)).toBe('3.3 ahead');
  expect(en.adviceLead(0.04, false)).toBe('level');
  expect(en.adviceLead(1.04, true)).toBe('1.0 points');
  expect(en.adviceLeadLong(-8.7, false)).toBe('expects to finish 8.7 points behind');
  expect(en.adviceLeadLong(23.42, true)).toBe('expects to score 23.4 points');
});
