import { expect, test } from 'vitest';
import { dateIn } from './date-in.ts';

const at = (text: string): number => new Date(text).getTime();
const now = at('2026-11-16T18:00:00');
// Between a time and its "PM" there may be a narrow space.
const said = (language: string, when: string): string => dateIn(language, at(when), now).replace(/\s/g, ' ');

test('today has a time, another day its date, another year the year as well', () => {
  expect(said('en', '2026-11-16T09:05:00')).toBe('9:05 AM');
  expect(said('en', '2026-11-15T17:30:00')).toBe('Nov 15, 5:30 PM');
  expect(said('en', '2025-12-31T23:59:00')).toBe('Dec 31, 2025, 11:59 PM');
  expect(said('de', '2026-11-15T17:30:00')).toBe('15. Nov., 17:30');
});
