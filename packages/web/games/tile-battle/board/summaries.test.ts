import type { Event } from '@swordtable/games/tile-battle/events';
import { expect, test } from 'vitest';
import { en as words } from '../../../kit/summary/words/en.ts';
import { en as lines } from '../words/summary.en.ts';
import { summariesIn } from './summaries.ts';

const texts = { words, lines, name: (tile: number) => `hero ${tile}` };
const scored = (round: number, points: readonly [number, number]): Event => ({
  what: 'lines',
  round,
  lines: [
    { line: 'row', at: 1, tiles: [3, 2], points },
    { line: 'column', at: 2, tiles: [2, 0], points: [1, 0] },
  ],
});
const bonus = (seat: number, points: number): Event => ({ what: 'points', seat, points, cause: { of: 7, self: 7 } });
const rowsOf = (events: readonly Event[]) =>
  summariesIn(events, texts).map(({ id, rows }) => [id, rows.map(({ label, values }) => [label, ...values])]);

test('a round is summed up once it is scored: rows, columns, and each ability', () => {
  expect(rowsOf([])).toEqual([]);
  expect(rowsOf([scored(1, [2, 1]), bonus(1, 3), bonus(0, 2)])).toEqual([
    [
      'round 1',
      [
        ['Rows', 2, 1],
        ['Columns', 1, 0],
        ['hero 7', 2, 3],
        ['This round', 5, 4],
      ],
    ],
  ]);
});

test('later rounds add up, and the end has all of them with what they are made of', () => {
  const summaries = rowsOf([scored(1, [2, 1]), scored(2, [4, 7]), { what: 'over', score: [8, 8], winner: -1 }]);
  expect(summaries[1]?.[1]).toContainEqual(['Total so far', 8, 8]);
  expect(summaries[2]).toEqual([
    'final',
    [
      ['Round 1: rows', 2, 1],
      ['Round 1: columns', 1, 0],
      ['Round 1', 3, 1],
      ['Round 2: rows', 4, 7],
      ['Round 2: columns', 1, 0],
      ['Round 2', 5, 7],
      ['Total', 8, 8],
    ],
  ]);
});
