import { pointsFor } from '@swordtable/games/tile-battle/explain/score';
import { TERRAINS } from '@swordtable/games/tile-battle/hero/roster';
import { optionsOf } from '@swordtable/games/tile-battle/setup';
import { describe, expect, test } from 'vitest';
import { marksIn, tablesIn, termsIn, testRules } from '../../../../kit/rules/testing/rules.ts';
import { inGerman } from '../../words/names.de.ts';
import { de as texts } from '../../words/texts.de.ts';
import { de } from './rules.de.ts';
import { en } from './rules.en.ts';
import { SECTIONS } from './rules.ts';
import { en as rulings } from './rulings.en.ts';

testRules({ sections: SECTIONS, rulings, isOfPieces: true, english: 'tile|hero|flips?|battles?', en, de });

describe.each([
  ['English', en],
  ['German', de],
])('the rules in %s', (_name, rules) => {
  test('count lines as the game does, in the table and in the example', () => {
    const [points, example] = tablesIn(rules, 'scoring');
    expect(points).toEqual([0, 1, 2, 3, 4, 5].map((tiles) => [`${tiles}`, `${pointsFor(tiles)}`]));
    for (const [, red, redPoints, blue, bluePoints] of example ?? []) {
      expect([redPoints, bluePoints]).toEqual([`${pointsFor(Number(red))}`, `${pointsFor(Number(blue))}`]);
      expect(Number(red) + Number(blue)).toBeLessThanOrEqual(5);
    }
    const sum = (column: number): number => (example ?? []).reduce((total, row) => total + Number(row[column]), 0);
    expect([sum(2), sum(4)]).toEqual([10, 2]);
  });

  test('tell of all four kinds of abilities with their marks', () => {
    expect(marksIn(rules)).toEqual(['mandatory', 'optional', 'continuous', 'end-of-round']);
  });
});

test('every terrain and every option of both games is told of', () => {
  expect(termsIn(en, 'terrains')).toEqual(TERRAINS.map(({ name }) => name));
  expect(termsIn(de, 'terrains')).toEqual(TERRAINS.map(({ id }) => texts.terrain(id).name));
  const options = [...optionsOf('olympus'), ...optionsOf('asgard')].map(({ name }) => name);
  expect(options.filter((name) => !termsIn(en, 'options').includes(name))).toEqual([]);
  expect(options.filter((name) => !termsIn(de, 'options').includes(inGerman(name)))).toEqual([]);
});
