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
  expect(list(['Ann', 'Ben', 'Cleo'], 'or')).toBe('Ann, Ben, or Cleo');
});

test('numbers and lists are what Intl says', () => {
  const plurals = new Intl.PluralRules('en-US');
  for (const count of [-2, -1, -0.5, 0, 0.5, 1, 1.5, 2, 11, 21, 101])
    expect(plural(count, 'one', 'other')).toMatch(new RegExp(` ${plurals.select(count)}$`));
  for (const [word, type] of [
    ['and', 'conjunction'],
    ['or', 'disjunction'],
  ] as const) {
    const lists = new Intl.ListFormat('en-US', { type });
    for (let count = 0; count < 6; count++) {
      const things = Array.from({ length: count }, (_, index) => `thing ${index}`);
      expect(list(things, word)).toBe(lists.format(things));
    }
  }
});

test('a name that counts has a plural’s apostrophe', () => {
  expect(['Zeus', 'Three Fates', 'Ann'].map(possessive)).toEqual(['Zeus’s', 'Three Fates’', 'Ann’s']);
});
