import type { Tile } from '@swordtable/games/swordcrafters/pieces/pieces';
import { newSword, runOn, SIDES, type Sword } from '@swordtable/games/swordcrafters/pieces/sword';
import { en as texts } from '@swordtable/games/swordcrafters/text/english';
import { describe, expect, test } from 'vitest';
import { de as wordsDe } from '../../words/sword.de.ts';
import { en as words } from '../../words/sword.en.ts';
import { de as textsDe } from '../../words/texts.de.ts';
import { frontInWords, sideInWords } from './describe.ts';
import { bestRun, isInRun } from './runs.ts';

const english = { words, texts };
const german = { words: wordsDe, texts: textsDe };
const swordOf = (...sides: readonly (readonly Tile[])[]): Sword => ({
  guards: ['emerald', 'sapphire'],
  sides: SIDES.map((side) => sides[side] ?? []),
});
const sword = swordOf(['emerald', 'emerald', 'ruby'], ['topaz', 'blank', 'topaz'], ['ruby', 'ruby', 'blank'], ['diamond', 'diamond']);

describe('the best run of a side', () => {
  test('may begin with the guard', () => {
    expect(bestRun(sword, 0)).toEqual({ gem: 'emerald', from: -1, length: 3 });
  });

  test('is broken by a blank, and a single gem is none', () => {
    expect(bestRun(sword, 1)).toBeUndefined();
    expect(bestRun(newSword(['ruby', 'ruby']), 0)).toBeUndefined();
  });

  test('of two that are equally long is the lower one', () => {
    const run = bestRun(swordOf([], ['topaz', 'ruby', 'ruby', 'diamond', 'diamond']), 1);
    expect(run).toEqual({ gem: 'ruby', from: 1, length: 2 });
    expect([0, 1, 2, 3].map((level) => isInRun(run, level))).toEqual([false, true, true, false]);
  });

  test('is as long as the rules say, on every side', () => {
    for (const side of SIDES) expect(bestRun(sword, side)?.length ?? 0).toBe(runOn(sword, side));
  });
});

describe('a side in words', () => {
  test('tells what is built from the foot up, the run with its points, and whether one may build', () => {
    expect(sideInWords(sword, 0, english, { points: 6, isOpen: true })).toBe(
      'Side 1, from the base up: guard emerald, emerald, emerald, ruby; best run: 3 emeralds, 6 points; you can add here',
    );
  });

  test('tells what is in front and what is new', () => {
    const marks = [
      { side: 2, level: 1 },
      { side: 2, level: 2 },
      { side: 1, level: 2 },
    ];
    expect(sideInWords(sword, 2, english, { isFront: true, marks })).toBe(
      'Side 3, at the front, from the base up: guard sapphire, ruby, ruby, blank; top 2 tiles are new; best run: 2 rubies',
    );
  });

  test('says so where nothing is built', () => {
    expect(sideInWords(newSword(['ruby', 'topaz']), 1, english)).toBe('Side 2, no tiles yet; no run');
  });

  test('the same in German', () => {
    expect(sideInWords(sword, 0, german, { points: 6, isOpen: true })).toBe(
      'Seite 1, vom Fuß an: Parierstange Smaragd, Smaragd, Smaragd, Rubin; beste Folge 3 Smaragde, 6 Punkte; hier darfst du bauen',
    );
  });
});

test('the sides in front are told together, the left one first', () => {
  expect(frontInWords(sword, 3, english)).toBe(
    'Front: sides 4 and 1. Side 4, from the base up: diamond, diamond; best run: 2 diamonds. ' +
      'Side 1, from the base up: guard emerald, emerald, emerald, ruby; best run: 3 emeralds',
  );
});
