import { CARDS } from '@swordtable/games/battlefields/catalog';
import { describe, expect, test, vi } from 'vitest';
import { battleBook } from './rule-book.ts';
import { RULES_OF } from './why/cards.ts';

// Nothing is drawn here, so no glyph is needed.
vi.mock('virtual:icons/emblem', () => ({ default: {} }));

describe.each(['en', 'de'] as const)('the rules of Battlefields, %s', (language) => {
  const book = battleBook('battlefields', language);

  test('have a place for every ruling that an action or a section names', () => {
    const ids = new Set(book.rulings.map(({ id }) => id));
    const named = [...Object.values(RULES_OF).flat(), ...book.sections.flatMap(({ rulings }) => rulings)];
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });

  test('never call two places by the same id', () => {
    const ids = [...book.sections, ...book.rulings, ...book.pieces].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids).not.toContain('rulings');
    expect(ids).not.toContain('pieces');
  });

  test('have the text of every card', () => {
    expect(book.pieces).toHaveLength(5 + 8 + CARDS.lands.length + 1);
    expect(book.pieces.filter(({ name, title, text }) => name === '' || title === '' || text === '')).toEqual([]);
  });

  test('are searched with the texts of the cards', () => {
    expect(book.search(language === 'en' ? 'ambush surround' : 'Hinterhalt Umzingelung').map(({ id }) => id)).toContain('B-10');
    expect(book.search(language === 'en' ? 'tie' : 'Gleichstand').length).toBeGreaterThan(0);
    expect(book.search('Sparta').map(({ id }) => id)).toContain('sparta');
    expect(book.search('B-11')[0]?.id).toBe('B-11');
  });
});
