import { CARDS } from '@swordtable/games/battlefields/cards/catalog';
import { RULES_OF } from '@swordtable/games/battlefields/explain/cards';
import { expect, test, vi } from 'vitest';
import { testBook } from '../../../kit/rules/testing/book.ts';
import { battleBook } from './rule-book.ts';

// Nothing is drawn here, so no glyph is needed.
vi.mock('virtual:icons/emblem', () => ({ default: {} }));

testBook({
  name: 'Battlefields',
  bookIn: (language) => battleBook('battlefields', language),
  named: Object.values(RULES_OF).flat(),
  finds: [
    [{ en: 'ambush surround', de: 'Hinterhalt Umzingelung' }, ['B-10']],
    [{ en: 'tie', de: 'Gleichstand' }, ['B-11', 'B-12']],
    [{ en: 'Sparta', de: 'Sparta' }, ['sparta']],
  ],
});

test.each(['en', 'de'] as const)('the text of every card is in it, %s', (language) => {
  expect(battleBook('battlefields', language).pieces).toHaveLength(5 + 8 + CARDS.lands.length + 1);
});
