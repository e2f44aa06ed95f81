import { expect, test } from 'vitest';
import type { Happening, What } from '../api/table.ts';
import { standing } from './standing.ts';

const left = (...lines: readonly (readonly [What['kind'], number])[]): readonly number[] =>
  standing(lines.map(([kind, seat], seq): Happening => ({ seq, at: 0, what: { kind, seat }, events: [] }))).map(({ seq }) => seq);

test('undone answers are left out, and so are the undos', () => {
  expect(left(['seated', 0], ['answered', 0], ['undone', 0])).toEqual([0]);
  expect(left(['answered', 0], ['undone', 0], ['answered', 0])).toEqual([2]);
});

test('each undo drops one more answer, even after another one was given', () => {
  expect(left(['answered', 0], ['answered', 0], ['answered', 0], ['undone', 0], ['undone', 0])).toEqual([0]);
  expect(left(['answered', 0], ['answered', 0], ['undone', 0], ['answered', 0], ['undone', 0], ['undone', 0])).toEqual([]);
});

test('a seat undoes its own answer, beneath those of others', () => {
  expect(left(['answered', 1], ['answered', 0], ['answered', 1], ['resigned', 1], ['undone', 0])).toEqual([0, 2, 3]);
  expect(left(['undone', 0], ['answered', 0])).toEqual([1]);
});

test('a takeback undoes all answers since as well, and nothing else', () => {
  expect(left(['answered', 0], ['answered', 1], ['answered', 0], ['answered', 1], ['rewound', 0])).toEqual([0, 1]);
  expect(left(['answered', 0], ['handed', 1], ['answered', 1], ['rewound', 0], ['answered', 0])).toEqual([1, 4]);
});
