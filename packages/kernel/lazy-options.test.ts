import { expect, test } from 'vitest';
import { combinationIn, combinationsOf, deferredOptions, lazyOptions, listOf } from './lazy-options.ts';

test('all kinds of options are listed, and none is copied that is a list already', () => {
  const list = ['a', 'b', 'c'];
  expect(listOf(list)).toBe(list);
  expect(listOf(deferredOptions((from) => from, list))).toBe(list);
  expect(listOf(lazyOptions(3, (index) => list[index]))).toEqual(list);
});

test('choices are combined in order, the last one first, and each combination is found where it is', () => {
  const choices = { tile: [7, 12], cell: [27], turns: [0, 1] };
  const all = combinationsOf(choices);
  expect(JSON.stringify(all)).toBe(
    '[{"tile":7,"cell":27,"turns":0},{"tile":7,"cell":27,"turns":1},{"tile":12,"cell":27,"turns":0},{"tile":12,"cell":27,"turns":1}]',
  );
  expect(all.map((one) => combinationIn(choices, one))).toEqual([0, 1, 2, 3]);
  for (const other of [{}, { tile: 7, cell: 27 }, { tile: 7, cell: 28, turns: 0 }, { tile: '7', cell: 27, turns: 0 }])
    expect(combinationIn(choices, other)).toBeUndefined();
});
