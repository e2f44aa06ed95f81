import { laidOut } from '@swordtable/games/swordcrafters/pieces/grid';
import type { Tile } from '@swordtable/games/swordcrafters/pieces/pieces';
import { built, newSword } from '@swordtable/games/swordcrafters/pieces/sword';
import { expect, test } from 'vitest';
import { builtNow } from './built-now.ts';
import { worthOf } from './worth.ts';

const TILES: readonly Tile[] = ['ruby', 'ruby', 'ruby', 'blank', 'topaz', 'topaz', 'diamond', 'diamond', 'emerald', 'blank', 'ruby'];
const grid = laidOut(TILES);
const sword = newSword(['ruby', 'topaz']);

test('a group says what is in it, and how many gems match a top, each side once', () => {
  // Only one side shows a ruby, so of three rubies one fits.
  expect(worthOf(grid, { row: 0, column: 0, rows: 1, columns: 4 }, [sword])).toEqual({
    tiles: ['ruby', 'ruby', 'ruby', 'blank'],
    forge: false,
    fits: 1,
  });
  const second = worthOf(grid, { row: 1, column: 1, rows: 1, columns: 2 }, [sword]);
  expect(second).toEqual({ tiles: ['topaz'], forge: true, fits: 1 });
});

test('blanks fit nothing, and of two swords the better one counts', () => {
  const blanks = { row: 2, column: 2, rows: 1, columns: 1 };
  expect(worthOf(grid, blanks, [sword]).fits).toBe(0);
  const emeralds = newSword(['diamond', 'emerald']);
  const group = { row: 2, column: 0, rows: 1, columns: 2 };
  expect(worthOf(grid, group, [sword]).fits).toBe(0);
  expect(worthOf(grid, group, [sword, emeralds]).fits).toBe(2);
  // Who only watches has no sword that anything could fit.
  expect(worthOf(grid, group, []).fits).toBeUndefined();
});

test('what was built in this round is what was not there before', () => {
  const before = built(sword, 'ruby', 1);
  expect(builtNow(before, before)).toEqual([]);
  expect(builtNow(before, built(built(before, 'topaz', 0), 'blank', 1))).toEqual([
    { side: 0, level: 0 },
    { side: 1, level: 1 },
  ]);
});
