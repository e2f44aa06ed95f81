import { GEMS } from '@swordtable/games/swordcrafters/pieces/pieces';
import { expect, test, vi } from 'vitest';
import { testBook } from '../../../kit/rules/testing/book.ts';
import { PIECES } from '../gallery/piece-texts.ts';
import { swordBook } from './rule-book.ts';

// Nothing is drawn here, so no glyph is needed.
vi.mock('virtual:icons/emblem', () => ({ default: {} }));

testBook({
  name: 'Swordcrafters',
  bookIn: (language) => swordBook('swordcrafters', language),
  signs: GEMS.map((gem) => `gem/${gem}`),
  icons: 5,
  finds: [
    [{ en: 'tied swords', de: 'Schwerter im Gleichstand' }, ['shares', 'S-6']],
    [{ en: 'Brontes', de: 'Brontes' }, ['solo', 'smith-brontes']],
  ],
});

test.each(['en', 'de'] as const)('the text of every piece is in it, %s', (language) => {
  expect(swordBook('swordcrafters', language).pieces.map(({ id }) => id)).toEqual([...PIECES.keys()]);
});
