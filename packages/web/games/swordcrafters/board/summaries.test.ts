import type { Event } from '@swordtable/games/swordcrafters/events';
import { expect, test } from 'vitest';
import { en as words } from '../../../kit/summary/words/en.ts';
import { en as parts } from '../words/summary.en.ts';
import { roundsIn } from './summaries.ts';

const took = (seat: number, tiles: number): Event => ({
  what: 'took',
  seat,
  group: { row: 0, column: 0, rows: 1, columns: tiles },
  tiles: Array.from({ length: tiles }, () => 'ruby' as const),
  forge: false,
});
const crafted = (seat: number): Event => ({
  what: 'crafted',
  seat,
  swords: [{ guards: ['ruby', 'ruby'], sides: [['ruby'], ['ruby', 'ruby'], [], []] }],
});

test('a round is summed up once all swords are shown', () => {
  const events = [{ what: 'round', round: 2, first: 0, grid: [] } as const, took(0, 3), took(1, 4), crafted(0)];
  expect(roundsIn(events, 2, { words, parts })).toEqual([]);
  const [summary] = roundsIn([...events, crafted(1)], 2, { words, parts });
  expect([summary?.id, summary?.rows.map(({ values }) => values)]).toEqual([
    'round 2',
    [
      [3, 4],
      [3, 3],
    ],
  ]);
});
