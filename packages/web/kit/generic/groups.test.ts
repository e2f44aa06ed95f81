import { expect, test } from 'vitest';
import { groupsOf } from './groups.ts';

const moves = ['rook', 'king'].flatMap((piece) => Array.from({ length: 10 }, (_, to) => ({ piece, to })));

test('a few answers aren’t grouped, nor are many that share nothing', () => {
  expect(groupsOf(moves.slice(0, 16))).toBeUndefined();
  expect(groupsOf(Array.from({ length: 30 }, (_, bid) => ({ bid })))).toBeUndefined();
});

test('many answers are grouped by the first facet in which they differ', () => {
  const groups = groupsOf(moves.map((move) => ({ what: 'move', ...move })));
  expect(groups?.map(({ label, options }) => [label, options.length])).toEqual([
    ['piece rook', 10],
    ['piece king', 10],
  ]);
  expect(groupsOf(groups?.[0]?.options ?? [])).toBeUndefined();
});

test('an answer of another kind is a group of its own', () => {
  expect(groupsOf([...moves, { pass: true }])?.map(({ label, options }) => [label, options.length])).toEqual([
    ['piece rook', 10],
    ['piece king', 10],
    ['pass', 1],
  ]);
});
