import { expect, test } from 'vitest';
import { recapOf } from './recap-lines.ts';

const lines = [
  { key: '1-0', sentence: 'Round 1.', isHead: true },
  { key: '2-0', sentence: 'You place Zeus.', turn: '2-0', color: 'red' },
  { key: '3-0', sentence: 'Ben places Hera.', turn: '3-0', color: 'blue' },
  { key: '3-1', sentence: 'Ben gains 2 gold.', turn: '3-0', color: 'blue', isDetail: true },
  { key: '3-2', sentence: 'Zeus flips.', turn: '3-0', color: 'blue' },
  { key: '4-0', sentence: 'Cleo places Ares.', turn: '4-0', color: 'amber' },
  { key: '4-1', sentence: 'Rows and columns are scored.' },
  { key: '4-2', sentence: 'Round 2.', isHead: true },
];

test('the recap gives every turn since a step one line without details, and other events lines of their own', () => {
  expect(recapOf(lines, 2).map(({ sentences }) => sentences)).toEqual([
    ['Ben places Hera.', 'Zeus flips.'],
    ['Cleo places Ares.'],
    ['Rows and columns are scored.'],
    ['Round 2.'],
  ]);
  expect(recapOf(lines, 2)[0]?.color).toBe('blue');
});

test('a turn with an answer of the reader begins after that answer', () => {
  const answered = [...lines.slice(0, 3), { key: '5-0', sentence: 'Hera swaps.', turn: '3-0', color: 'blue' }];
  expect(recapOf(answered, 3).map(({ sentences }) => sentences)).toEqual([['Hera swaps.']]);
  expect(recapOf(lines, 4)).toEqual([]);
});
