import { expect, test } from 'vitest';
import { deferredOptions, lazyOptions, listOf } from './lazy-options.ts';

test('all kinds of options are listed, and none is copied that is a list already', () => {
  const list = ['a', 'b', 'c'];
  expect(listOf(list)).toBe(list);
  expect(listOf(deferredOptions((from) => from, list))).toBe(list);
  expect(listOf(lazyOptions(3, (index) => list[index]))).toEqual(list);
});
