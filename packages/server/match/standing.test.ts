import { expect, test } from 'vitest';
import type { Happening, What } from '../api/table.ts';
import { standing } from './standing.ts';

const left = (...lines: readonly (readonly [What['kind'], number])[]): readonly number[] =>
  standing(lines.map(([kind, seat], seq): Happening => ({ seq, at: 0, what: { kind, seat }, events: [] }))).map(({ seq }) => seq);

test('what was taken back is left out, and so is the taking back', () => {
  expect(left(['seated', 0], ['answered', 0], ['undone', 0])).toEqual([0]);
  expect(left(['answered', 0], ['undone', 0], ['answered', 0])).toEqual([2]);
});

test('each undo takes back one answer more, also after another one was given', () => {
  expect(left(['answered', 0], ['answered', 0], ['answered', 0], ['undone', 0], ['undone', 0])).toEqual([0]);
  expect(left(['answered', 0], ['answered', 0], ['undone', 0], ['answered', 0], ['undone', 0], ['undone', 0])).toEqual([]);
});

test('a seat takes back its own answer, from under those of others', () => {
  expect(left(['answered', 1], ['answered', 0], ['answered', 1], ['resigned', 1], ['undone', 0])).toEqual([0, 2, 3]);
  expect(left(['undone', 0], ['answered', 0])).toEqual([1]);
});

test('a takeback takes all answers since along, and nothing else', () => {
  expect(left(['answered', 0], ['answered', 1], ['answered', 0], ['answered', 1], ['rewound', 0])).toEqual([0, 1]);
  expect(left(['answered', 0], ['handed', 1], ['answered', 1], ['rewound', 0], ['answered', 0])).toEqual([1, 4]);
});
