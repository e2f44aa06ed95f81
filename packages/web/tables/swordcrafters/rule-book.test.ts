import { GEMS } from '@swordtable/games/swordcrafters/pieces';
import { describe, expect, test, vi } from 'vitest';
import { drawnBy } from '../../icons/authors.ts';
import type { IconName } from '../../icons/icon.tsx';
import { PIECES } from './piece-texts.ts';
import { swordBook } from './rule-book.ts';

// Nothing is drawn here, so no glyph is needed.
vi.mock('virtual:icons/emblem', () => ({ default: {} }));

describe.each(['en', 'de'] as const)('the rules of Swordcrafters, %s', (language) => {
  const book = swordBook('swordcrafters', language);

  test('have a place for every ruling that a section names', () => {
    const ids = new Set(book.rulings.map(({ id }) => id));
    expect(book.sections.flatMap(({ rulings }) => rulings).filter((id) => !ids.has(id))).toEqual([]);
  });

  test('never call two places by the same id', () => {
    const ids = [...book.sections, ...book.rulings, ...book.pieces].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids).not.toContain('rulings');
    expect(ids).not.toContain('pieces');
  });

  test('mark words only with gems and icons that there are', () => {
    const marks = book.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'terms' ? block.terms.flatMap(({ mark }) => mark ?? []) : [])),
    );
    expect(marks.filter((mark) => mark.startsWith('gem/'))).toEqual(GEMS.map((gem) => `gem/${gem}`));
    const icons = marks.filter((mark) => !mark.startsWith('gem/'));
    expect(icons.length).toBeGreaterThan(4);
    expect(icons.filter((mark) => drawnBy(mark as IconName).length === 0)).toEqual([]);
  });

  test('have the text of every piece', () => {
    expect(book.pieces.map(({ id }) => id)).toEqual([...PIECES.keys()]);
    expect(book.pieces.filter(({ name, title, text }) => name === '' || title === '' || text === '')).toEqual([]);
  });

  test('are searched with the texts of the pieces', () => {
    const found = (query: string): readonly string[] => book.search(query).map(({ id }) => id);
    expect(found(language === 'en' ? 'shared places' : 'geteilte Plätze')).toEqual(expect.arrayContaining(['shares', 'S-6']));
    expect(found('Brontes')).toEqual(expect.arrayContaining(['solo', 'smith-brontes']));
    expect(found('S-13')[0]).toBe('S-13');
  });
});
