import { expect, test, vi } from 'vitest';
import { testBook } from '../../../kit/rules/testing/book.ts';
import { PIECES } from '../gallery/piece-texts.ts';
import { contractBook } from './rule-book.ts';

// Nothing is drawn here, so no glyph is needed.
vi.mock('virtual:icons/emblem', () => ({ default: {} }));

testBook({
  name: 'Contracts',
  bookIn: (language) => contractBook('contracts', language),
  signs: [
    ...['card/poacher', 'card/focusing-rod', 'card/watch', 'card/fetch-ore', 'card/mother-thistle', 'card/dawnbringer'],
    ...['card/decipher-ancient-document', 'card/soldier-work'],
  ],
  icons: 16,
  finds: [
    [{ en: 'follow-up contract', de: 'Folgeauftrag' }, ['contracts', 'C-16']],
    [{ en: 'Ashane', de: 'Ashane' }, ['paying', 'contracts-ashane']],
  ],
});

test.each(['en', 'de'] as const)('the text of every card is in it, %s', (language) => {
  expect(contractBook('contracts', language).pieces.map(({ id }) => id)).toEqual([...PIECES.keys()]);
});
