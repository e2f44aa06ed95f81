import { HEROES } from '@swordtable/games/tile-battle/hero/roster';
import { expect, test } from 'vitest';
import { testBook } from '../../../kit/rules/testing/book.ts';
import { tileBook } from './rule-book.ts';

testBook({
  name: 'the tile games',
  bookIn: (language) => tileBook('olympus', language),
  named: HEROES.flatMap(({ rulings }) => rulings),
  signs: ['mandatory', 'optional', 'continuous', 'end-of-round'],
  finds: [
    [{ en: 'margin', de: 'Rand' }, ['board', 'T-1']],
    [{ en: 'Medusa', de: 'Medusa' }, ['O-18', 'medusa']],
  ],
});

test('begin with the heroes of the game that is played', () => {
  expect(tileBook('olympus', 'en').pieces[0]?.name).toBe('Achilles');
  expect(tileBook('asgard', 'en').pieces[0]?.name).toBe('Alchemist');
});
