import { idOf } from '@swordtable/games/contracts/cards/card';
import { idsOf } from '@swordtable/games/contracts/cards/catalog';
import { expect, test } from 'vitest';
import { EVERYTHING, type Filter, isEverything, matches, ordered, toggled } from './filters.ts';

const PACK = ['Elementalist', 'Focusing Rod', 'Climbing Rope', 'Shield Wall', 'Armor Stand'].map(idOf);
const [elementalist, rod, rope, wall, stand] = PACK as [string, string, string, string, string];

const found = (filter: Partial<Filter>, fits: (card: string) => boolean = () => true): readonly string[] =>
  PACK.filter((card) => matches(card, { ...EVERYTHING, ...filter }, fits));

test('who looks for nothing in particular finds every card of the deck', () => {
  const deck = idsOf('companion', 'equipment', 'skill', 'item');
  expect(deck.filter((card) => !matches(card, EVERYTHING, () => false))).toEqual([]);
  expect(isEverything(EVERYTHING)).toBe(true);
  expect(isEverything({ ...EVERYTHING, fits: true })).toBe(false);
});

test('within a group any one will do', () => {
  expect(found({ sorts: ['companion'] })).toEqual([elementalist]);
  expect(found({ sorts: ['companion', 'item'] })).toEqual([elementalist, stand]);
});

test('a class finds its companions, what it may use, and what anybody may use, but no items', () => {
  expect(found({ classes: ['mage'] })).toEqual([elementalist, rod, rope]);
  expect(found({ classes: ['warrior'] })).toEqual([rope, wall]);
});

test('an attribute is found where it is printed, in a higher grade, and in what a card does', () => {
  expect(found({ attributes: ['magic'] })).toEqual([elementalist, rod]);
  expect(found({ attributes: ['dexterity'] })).toContain(rope);
  // Shield Wall gives might, which is made of strength; the wild token of the Elementalist is good for any type.
  expect(found({ attributes: ['strength'] })).toEqual([elementalist, wall]);
});

test('a domain is found on equipment alone', () => {
  expect(found({ domains: ['holy'] })).toEqual([rod]);
  expect(found({ domains: ['ancient'] })).toEqual([]);
});

test('all groups have to agree, and so does the party', () => {
  expect(found({ sorts: ['equipment'], classes: ['mage'] })).toEqual([rod, rope]);
  expect(found({ sorts: ['equipment'], fits: true }, (card) => card === rope)).toEqual([rope]);
  expect(found({ sorts: ['equipment'], fits: false }, (card) => card === rope)).toEqual([rod, rope]);
});

test('a thing that is looked for is looked for no more when it is pressed again', () => {
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
  expect(toggled(['b'], 'a')).toEqual(['b', 'a']);
});

test('cards lie as they were dealt, or by sort, or by what they cost', () => {
  expect(ordered([stand, wall, elementalist, rope], 'dealt')).toEqual([stand, wall, elementalist, rope]);
  expect(ordered([stand, wall, elementalist, rope], 'sort')).toEqual([elementalist, rope, wall, stand]);
  // The Elementalist wants three salary tokens, Shield Wall takes two levels.
  expect(ordered([elementalist, wall, stand], 'cost')).toEqual([stand, wall, elementalist]);
});
