import { whyWords } from '@swordtable/games/tile-battle/text/why';
import { expect, test } from 'vitest';
import { de } from '../words/why.de.ts';

test('German has a sentence of its own for every message', () => {
  expect(Object.keys(de).sort()).toEqual(Object.keys(whyWords).sort());
  const alike = Object.entries(whyWords).filter(([key, text]) => typeof text === 'string' && de[key as keyof typeof de] === text);
  expect(alike).toEqual([]);
});
