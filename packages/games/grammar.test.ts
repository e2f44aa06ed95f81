import { expect, test } from 'vitest';
import { list, plural, possessive } from './grammar.ts';

test('things are counted', () => {
  expect([0, 1, 2, 21].map((count) => plural(count, 'tile'))).toEqual(['0 tiles', '1 tile', '2 tiles', '21 tiles']);
  expect(plural(-1, 'point')).toBe('−1 point');
  expect([1, 2].map((count) => plural(count, 'match', 'matches'))).toEqual(['1 match', '2 matches']);
});

test('things are listed', () => {
  expect(list([])).toBe('');
  expect(list(['Ann'])).toBe('Ann');
  expect(list(new Set(['Ann', 'Ben']))).toBe('Ann and Ben');
  expect(list(['Ann', 'Ben', 'Cleo'])).toBe('Ann, Ben, and Cleo');
});

test('a name that counts has a plural’s apostrophe', () => {
  expect(['Zeus', 'Three Fates', 'Ann'].map(possessive)).toEqual(['Zeus’s', 'Three Fates’', 'Ann’s']);
});
