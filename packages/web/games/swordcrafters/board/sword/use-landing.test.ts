import { built, newSword } from '@swordtable/games/swordcrafters/pieces/sword';
import { expect, test } from 'vitest';
import { landedOn } from './use-landing.ts';

const bare = newSword(['ruby', 'topaz']);
const one = built(bare, 'emerald', 2);
const two = built(one, 'blank', 0);

test('a tile has landed where it was not before', () => {
  expect(landedOn(one, two)).toEqual({ side: 0, level: 0 });
  expect(landedOn(two, built(built(built(two, 'ruby', 1), 'ruby', 3), 'topaz', 2))).toMatchObject({ level: 0 });
});

test('nothing has landed on the same sword, on one that lost a tile, or on another sword', () => {
  expect(landedOn(one, structuredClone(one))).toBeUndefined();
  expect(landedOn(two, one)).toBeUndefined();
  expect(landedOn(bare, built(newSword(['ruby', 'ruby']), 'emerald', 2))).toBeUndefined();
  expect(landedOn(one, built(built(bare, 'ruby', 2), 'ruby', 3))).toBeUndefined();
});
