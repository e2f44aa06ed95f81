import { describe, expect, test } from 'vitest';
import { keyOf } from './key.ts';

describe('the key of an action', () => {
  test('depends on its facets but not on their order', () => {
    expect(keyOf({ tile: 7, cell: 31, turns: 2 })).toBe(keyOf({ turns: 2, cell: 31, tile: 7 }));
  });

  test('differs between similar actions', () => {
    const actions = [
      {},
      { tile: 1 },
      { cell: 1 },
      { tile: 1, cell: 2 },
      { tile: 2, cell: 1 },
      { tile: '1' },
      { tile: 1.5 },
      { tile: 2.5 },
      { tile: 2 ** 40 },
      { tile: [1, 2] },
      { tile: [2, 1] },
      { tile: [[1], 2] },
      { tile: { cell: 1 } },
      { pass: true },
      { pass: false },
      { pass: null },
      { keep: 'axe' },
      { keep: 'exa' },
    ];
    expect(new Set(actions.map(keyOf)).size).toBe(actions.length);
  });

  test('differs between all placements of a large game', () => {
    const keys = new Set<number>();
    for (let tile = 0; tile < 100; tile++)
      for (let cell = 0; cell < 81; cell++) for (let turns = 0; turns < 4; turns++) keys.add(keyOf({ tile, cell, turns }));
    // Of 32,400 random numbers of 32 bits about 0.1 pairs are equal.
    expect(keys.size).toBeGreaterThanOrEqual(32_400 - 2);
  });
});
