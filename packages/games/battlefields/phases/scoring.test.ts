import { randomBelow, randomFrom, shuffle } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import type { Cards, LandNo, SetColor } from '../cards/cards.ts';
import { SET_COLORS } from '../cards/cards.ts';
import { CARDS } from '../cards/catalog.ts';
import { battlefields } from '../rules.ts';
import { scene } from '../scene/scene.ts';
import { hasThreeOfAColor, pointsFor, setsIn } from './scoring.ts';

/** Every way to give each wild land a color, or to leave it to the others: the most full sets of three. */
const setsByTrying = (cards: Cards, lands: readonly LandNo[]): number => {
  const colors = lands.map((land) => cards.lands[land]?.colour);
  const wild = colors.filter((color) => color === 'any').length;
  const countOf = (color: SetColor): number => colors.filter((each) => each === color).length;
  const best = (given: readonly number[], left: number): number => {
    if (left === 0) return given.reduce((sum, count) => sum + Math.floor(count / 3), 0);
    return Math.max(...given.map((_, at) => best(given.toSpliced(at, 1, (given[at] as number) + 1), left - 1)));
  };
  return best(SET_COLORS.map(countOf), wild);
};

const ALL = [...CARDS.lands.keys()];
const no = (name: string): LandNo => CARDS.lands.findIndex((land) => land.name === name);

describe('Sets', () => {
  test('B-17: every hand of our lands by its number of each color has as many sets as trying finds', () => {
    const byColor = SET_COLORS.map((color) => ALL.filter((land) => CARDS.lands[land]?.colour === color));
    const wild = ALL.filter((land) => CARDS.lands[land]?.colour === 'any');
    let tried = 0;
    const grow = (lands: readonly LandNo[], rest: readonly (readonly LandNo[])[]): void => {
      const [first, ...others] = rest;
      if (first === undefined) {
        tried++;
        expect([lands, setsIn(CARDS, lands)]).toEqual([lands, setsByTrying(CARDS, lands)]);
        return;
      }
      for (let count = 0; count <= first.length; count++) grow([...lands, ...first.slice(0, count)], others);
    };
    grow([], [...byColor, wild]);
    expect(tried).toBe(5 * 5 * 4 * 4 * 3);
  });

  test('B-17: with many lands of any color trying finds no more either', () => {
    const isle = (color: string) => ({ name: color, kind: 'Isle', colour: color, value: 1 }) as Cards['lands'][number];
    const lands = [...SET_COLORS, ...SET_COLORS, ...SET_COLORS, 'any', 'any', 'any', 'any', 'any', 'any'].map(isle);
    const cards: Cards = { ...CARDS, lands };
    const rng = randomFrom('sets');
    for (let round = 0; round < 60; round++) {
      const some = [...lands.keys()];
      shuffle(rng, some);
      some.length = randomBelow(rng, some.length + 1);
      expect([some, setsIn(cards, some)]).toEqual([some, setsByTrying(cards, some)]);
    }
  });

  test('R-10: three lands of any color are a set and allow a fifth warrior', () => {
    const cards: Cards = { ...CARDS, lands: CARDS.lands.map((land) => ({ ...land, colour: 'any' })) };
    expect([2, 3, 5, 6].map((count) => setsIn(cards, ALL.slice(0, count)))).toEqual([0, 1, 1, 2]);
    expect([2, 3].map((count) => hasThreeOfAColor(cards, ALL.slice(0, count)))).toEqual([false, true]);
  });

  test('B-6: three of a color are found exactly where a set could be made', () => {
    const rng = randomFrom('three');
    for (let round = 0; round < 300; round++) {
      const some = [...ALL];
      shuffle(rng, some);
      some.length = randomBelow(rng, 7);
      expect([some, hasThreeOfAColor(CARDS, some)]).toEqual([some, setsByTrying(CARDS, some) > 0]);
    }
  });
});

describe('Points', () => {
  test('B-17: land values, 2 for each set, 1 for each Ares', () => {
    const lands = ['Sparta', 'Argos', 'Corinth', 'Nemea', 'Tempe', 'Olympus'].map(no);
    expect(pointsFor(CARDS, lands, 3)).toBe(4 + 4 + 5 + 1 + 1 + 6 + 2 * 2 + 3);
  });

  test('B-17: if the game stopped now, the side that holds a place would have its lands, and with more places the Ares pile', () => {
    const { state } = scene({
      phase: 'battle',
      places: ['Sparta, Elis: archers /', 'Argos: archers^ / spearmen^', 'Corinth: archers / spearmen^', 'Nemea: / spearmen'],
      aresPile: 2,
      red: { actions: 'rally', lands: 'Tempe' },
    });
    expect(battlefields.standing(state)).toEqual({ points: [4 + 2 + 4 + 1 + 2, 1], ranking: [[0], [1]] });
    const tied = scene({ phase: 'battle', places: ['Sparta: archers /', 'Argos: / archers'], aresPile: 2, red: { actions: 'rally' } });
    expect(battlefields.standing(tied.state)).toEqual({ points: [4, 4], ranking: [[0, 1]] });
  });
});
