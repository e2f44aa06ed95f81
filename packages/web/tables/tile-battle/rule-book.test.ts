import { HEROES } from '@swordtable/games/tile-battle/roster';
import { describe, expect, test } from 'vitest';
import { tileBook } from './rule-book.ts';

describe.each(['en', 'de'] as const)('the rules of the tile games, %s', (language) => {
  const book = tileBook('olympus', language);

  test('have a place for every ruling that a hero or a section names', () => {
    const ids = new Set(book.rulings.map(({ id }) => id));
    const named = [...HEROES.flatMap(({ rulings }) => rulings), ...book.sections.flatMap(({ rulings }) => rulings)];
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });

  test('never call two places by the same id', () => {
    const ids = [...book.sections, ...book.rulings, ...book.pieces].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids).not.toContain('rulings');
    expect(ids).not.toContain('pieces');
  });

  test('are searched with the texts of the heroes', () => {
    expect(book.search(language === 'en' ? 'margin' : 'Rand').length).toBeGreaterThan(0);
    expect(book.search('Medusa').map(({ id }) => id)).toEqual(expect.arrayContaining(['O-18', 'medusa']));
  });
});

test('begin with the heroes of the game that is played', () => {
  expect(tileBook('olympus', 'en').pieces[0]?.name).toBe('Achilles');
  expect(tileBook('asgard', 'en').pieces[0]?.name).toBe('Alchemist');
});
