import type { Action } from '@swordtable/games/swordcrafters/action';
import { expect, test } from 'vitest';
import { de } from '../words/prompt.de.ts';
import { en } from '../words/prompt.en.ts';
import { closedIn } from './use-sword-selection.ts';

const OPTIONS: readonly Action[] = [
  { tile: 'ruby', side: 0, on: 0 },
  { tile: 'ruby', side: 2, on: 0 },
  { tile: 'blank', side: 3, on: 1 },
];

test('a side is closed when nothing may be built on it: of two swords on the one that is meant', () => {
  expect(closedIn(OPTIONS, { side: 0 })).toBeUndefined();
  expect(closedIn(OPTIONS, { side: 1 })).toEqual({ side: 1, on: 0 });
  expect(closedIn(OPTIONS, { side: 3, on: 1 })).toBeUndefined();
  expect(closedIn(OPTIONS, { side: 0, on: 1 })).toEqual({ side: 0, on: 1 });
  // Taking up a tile names no side.
  expect(closedIn(OPTIONS, { tile: 'ruby', on: 0 })).toBeUndefined();
});

test('why it is closed is said with the sides that are open', () => {
  expect(en.closed([0], 2)).toBe('Side 3 is already longer. Add to side 1.');
  expect(en.closed([0, 2, 3], 1)).toBe('Side 2 is already longer. Add to side 1, 3, or 4.');
  expect(de.closed([0, 1], 2)).toBe('Seite 3 ist schon länger. Baue auf Seite 1 oder 2.');
});
