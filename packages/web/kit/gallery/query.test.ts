import { expect, test } from 'vitest';
import { folded } from './query.ts';

test('accents, capitals, and curly apostrophes make no difference to a search', () => {
  expect([folded('Ragnarök'), folded('Alchemist’s Coat')]).toEqual(['ragnarok', "alchemist's coat"]);
  expect(folded("ALCHEMIST'S coat")).toBe(folded('Alchemist’s Coat'));
});
