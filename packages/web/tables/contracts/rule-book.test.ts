import { describe, expect, test, vi } from 'vitest';
import { drawnBy } from '../../icons/authors.ts';
import type { IconName } from '../../icons/icon.tsx';
import { PIECES } from './piece-texts.ts';
import { contractBook } from './rule-book.ts';

// Nothing is drawn here, so no glyph is needed.
vi.mock('virtual:icons/emblem', () => ({ default: {} }));

describe.each(['en', 'de'] as const)('the rules of Contracts, %s', (language) => {
  const book = contractBook('contracts', language);

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

  test('mark words only with signs that there are', () => {
    const marks = book.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'terms' ? block.terms.flatMap(({ mark }) => mark ?? []) : [])),
    );
    expect(marks.length).toBeGreaterThan(15);
    expect(marks.filter((mark) => drawnBy(mark as IconName).length === 0)).toEqual([]);
  });

  test('have the text of every card', () => {
    expect(book.pieces.map(({ id }) => id)).toEqual([...PIECES.keys()]);
    expect(book.pieces.filter(({ name, title, text }) => name === '' || title === '' || text === '').map(({ id }) => id)).toEqual([]);
  });

  test('are searched with the texts of the cards', () => {
    const found = (query: string): readonly string[] => book.search(query).map(({ id }) => id);
    expect(found(language === 'en' ? 'follow-up contract' : 'Folgeauftrag')).toEqual(expect.arrayContaining(['contracts', 'C-16']));
    expect(found('Ashane')).toEqual(expect.arrayContaining(['paying', 'contracts-ashane']));
    expect(found('C-20')[0]).toBe('C-20');
  });
});
