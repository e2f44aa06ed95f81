import { describe, expect, test } from 'vitest';
import { answerOf, facetsOffered, narrowed, offered, pickable, picked, unpicked, within } from './choosing.ts';

const TURNS = [0, 1, 2, 3];
// Tile 7 fits on both cells, tile 9 on one of them only.
const PLACEMENTS = [
  ...[30, 31].flatMap((cell) => TURNS.map((turns) => ({ tile: 7, cell, turns }))),
  ...TURNS.map((turns) => ({ tile: 9, cell: 31, turns })),
];
const TILE_OR_PASS = [{ tile: 7 }, { tile: 9 }, { pass: true }];

describe('picks', () => {
  test('narrow the answers', () => {
    expect(narrowed(PLACEMENTS, {})).toHaveLength(12);
    expect(narrowed(PLACEMENTS, { tile: 9 })).toHaveLength(4);
    expect(narrowed(PLACEMENTS, { tile: 9, cell: 30 })).toEqual([]);
    expect(narrowed(TILE_OR_PASS, { pass: true })).toEqual([{ pass: true }]);
  });

  test('say what can be picked next, in any order', () => {
    expect([...pickable(PLACEMENTS, { tile: 9 }, 'cell')]).toEqual([31]);
    expect([...pickable(PLACEMENTS, { cell: 30 }, 'tile')]).toEqual([7]);
    expect([...pickable(PLACEMENTS, { tile: 7, cell: 31 }, 'turns')]).toEqual(TURNS);
    expect([...pickable(TILE_OR_PASS, {}, 'cell')]).toEqual([]);
  });

  test('are looked for once for each facet', () => {
    const looked: string[] = [];
    const can = within((facet) => {
      looked.push(facet);
      return offered(PLACEMENTS, facet);
    });
    expect([can('cell', 30), can('cell', 12), can('tile', 9), can('cell', 31), can('side', 1), can('side', 2)]).toEqual([
      true,
      false,
      true,
      true,
      false,
      false,
    ]);
    expect(looked).toEqual(['cell', 'tile', 'side']);
  });

  test('of the same facet can be changed', () => {
    expect([...pickable(PLACEMENTS, { tile: 9 }, 'tile')]).toEqual([7, 9]);
    expect(picked(PLACEMENTS, { tile: 9, cell: 31 }, 'tile', 7)).toEqual({ tile: 7, cell: 31 });
  });

  test('that no longer fit are dropped, the newest stays', () => {
    expect(picked(PLACEMENTS, { tile: 7, cell: 30, turns: 2 }, 'tile', 9)).toEqual({ tile: 9, turns: 2 });
    expect(picked(PLACEMENTS, { tile: 9 }, 'cell', 30)).toEqual({ cell: 30 });
  });

  test('that match no answer change nothing', () => {
    expect(picked(PLACEMENTS, { tile: 9 }, 'cell', 12)).toEqual({ tile: 9 });
    expect(picked(PLACEMENTS, {}, 'side', 1)).toEqual({});
  });

  test('can be taken back', () => {
    expect(unpicked({ tile: 7, cell: 31 }, 'cell')).toEqual({ tile: 7 });
    expect(unpicked({ tile: 7 }, 'cell')).toEqual({ tile: 7 });
  });
});

describe('an answer', () => {
  test('is named only by all of its facets', () => {
    expect(answerOf(PLACEMENTS, { tile: 9, cell: 31 })).toBeUndefined();
    expect(answerOf(PLACEMENTS, { tile: 9, cell: 31, turns: 3 })).toEqual({ tile: 9, cell: 31, turns: 3 });
    expect(answerOf(PLACEMENTS, { tile: 9, cell: 30, turns: 3 })).toBeUndefined();
    expect(answerOf(TILE_OR_PASS, {})).toBeUndefined();
    expect(answerOf(TILE_OR_PASS, { pass: true })).toEqual({ pass: true });
  });

  test('has facets to pick', () => {
    expect(facetsOffered(PLACEMENTS)).toEqual(['tile', 'cell', 'turns']);
    expect(facetsOffered(TILE_OR_PASS)).toEqual(['tile', 'pass']);
    expect([...offered(TILE_OR_PASS, 'tile')]).toEqual([7, 9]);
  });
});
