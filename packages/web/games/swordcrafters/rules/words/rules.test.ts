import { PIECES } from '@swordtable/games/swordcrafters/pieces/catalog';
import { COLUMNS, parts, tilesIn, wholeGrid } from '@swordtable/games/swordcrafters/pieces/grid';
import { METHODS, TILES } from '@swordtable/games/swordcrafters/pieces/pieces';
import { options } from '@swordtable/games/swordcrafters/setup';
import { describe, expect, test } from 'vitest';
import { tablesIn, termsIn, testRules, textsIn } from '../../../../kit/rules/testing/rules.ts';
import { GAME_TEXTS } from '../../../../kit/words/game-texts.ts';
import { de } from './rules.de.ts';
import { en } from './rules.en.ts';
import { EXAMPLE_GRID, EXAMPLE_SWORD, SECTIONS, SHARED } from './rules.ts';
import { en as rulings } from './rulings.en.ts';

const lastOf = (rows: readonly (readonly string[])[] | undefined): readonly number[] => (rows ?? []).map((row) => Number(row.at(-1)));

testRules({ sections: SECTIONS, rulings, english: 'tiles?|swords?|cards?|sides?|points?', en, de });

describe.each([
  ['English', en],
  ['German', de],
])('the rules in %s', (_name, rules) => {
  test('count the tiles of their example of slicing as the grid has them', () => {
    const cells = EXAMPLE_GRID.flat();
    const [left, right] = parts(wholeGrid(cells.length / COLUMNS), { axis: 'V', after: 2 });
    const counts = [left, right, ...parts(right, { axis: 'H', after: 1 })].map((group) => tilesIn(cells, group).length);
    expect(counts).toEqual([6, 5, 2, 3]);
    const said = textsIn(rules, 'slice').slice(-2).join(' ');
    for (const count of counts) expect(said).toMatch(new RegExp(`\\b${count} (tiles|Plättchen|mit)`));
  });

  test('score their example sword by hand as the game does', () => {
    const [full] = tablesIn(rules, 'quality');
    const [light] = tablesIn(rules, 'lightweight');
    expect(lastOf(full)).toEqual([6, 4, 4, 0]);
    expect(lastOf(light)).toEqual([15, 0, 0, 0]);
    expect(full?.map((row) => row[2])).toEqual(['3', '2', '2', '0']);
    // It has 4 rubies, 3 emeralds, 2 topazes, 2 diamonds and 1 sapphire, the guards included.
    expect(EXAMPLE_SWORD.guards).toEqual(['emerald', 'ruby']);
    expect(lastOf(tablesIn(rules, 'magic')[0])).toEqual([7, 2, 2, 2, 3]);
  });

  test('share the places of their example as they say', () => {
    expect(SHARED.counts).toEqual([4, 3, 3, 0]);
    expect(lastOf(tablesIn(rules, 'shares')[0])).toEqual([5, 2, 2, 0]);
  });

  test('have a row for every tile, method and solo card', () => {
    const [tiles] = tablesIn(rules, 'parts');
    expect(tiles).toHaveLength(TILES.length);
    expect(tiles?.reduce((sum, row) => sum + Number(row[1]), 0)).toBe(91);
    expect(tiles?.reduce((sum, row) => sum + Number(row[2]), 0)).toBe(73);
    const [, points] = tablesIn(rules, 'magic');
    expect(points).toHaveLength(METHODS.length);
    expect(points?.reduce((sum, row) => sum + Number(row[1]), 0)).toBe(2 * PIECES.magic.length);
    expect(tablesIn(rules, 'solo')[0]).toHaveLength(PIECES.solo.length);
  });
});

test('every option of the game is told of', () => {
  const names = options.map(({ name }) => name);
  expect(names.filter((name) => !termsIn(en, 'options').includes(name))).toEqual([]);
  expect(names.filter((name) => !termsIn(de, 'options').includes(GAME_TEXTS.de[name] ?? name))).toEqual([]);
});
