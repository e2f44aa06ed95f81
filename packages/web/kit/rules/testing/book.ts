import { describe, expect, test } from 'vitest';
import { drawnBy } from '../../icons/authors.ts';
import type { IconName } from '../../icons/icon.tsx';
import type { RuleBook } from '../book.ts';
import { marksIn } from './rules.ts';

type Language = 'en' | 'de';

/** What is to be known of the book of a game to look after it. */
interface Looked {
  readonly name: string;
  readonly bookIn: (language: Language) => RuleBook;
  /** Rulings that are named elsewhere than in the sections. */
  readonly named?: readonly string[];
  /** The signs of the game that are no icons, in order, and the least number of icons that words are explained with. */
  readonly signs?: readonly string[];
  readonly icons?: number;
  /** Searches in both languages, and places that they must find. */
  readonly finds: readonly (readonly [query: Readonly<Record<Language, string>>, places: readonly string[]])[];
}

const isBlank = (text: string): boolean => text.trim() === '';

/** The tests of the book of any game in both languages: whatever is named has a place, and every place can be found. */
export const testBook = ({ name, bookIn, named = [], signs = [], icons = 0, finds }: Looked): void => {
  describe.each(['en', 'de'] as const)(`the book of ${name}, %s`, (language) => {
    const book = bookIn(language);
    const found = (query: string): readonly string[] => book.search(query).map(({ id }) => id);

    test('has a place for every ruling that is named', () => {
      const ids = new Set(book.rulings.map(({ id }) => id));
      expect([...named, ...book.sections.flatMap(({ rulings }) => rulings)].filter((id) => !ids.has(id))).toEqual([]);
    });

    test('never calls two places by the same id', () => {
      const ids = [...book.sections, ...book.rulings, ...book.pieces].map(({ id }) => id);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      expect(ids).not.toContain('rulings');
      expect(ids).not.toContain('pieces');
    });

    test('has a name, a title and a text of every piece', () => {
      const incomplete = book.pieces.filter((piece) => [piece.name, piece.title, piece.text].some(isBlank));
      expect(incomplete.map(({ id }) => id)).toEqual([]);
    });

    test('is searched with the texts of the pieces', () => {
      for (const [query, places] of finds) expect(found(query[language])).toEqual(expect.arrayContaining([...places]));
    });

    test('finds a ruling by its id', () => {
      const last = book.rulings.at(-1)?.id ?? '';
      expect(found(last)[0]).toBe(last);
    });

    test('explains words only with signs that there are', () => {
      const marks = marksIn(book.sections);
      expect(marks.filter((mark) => signs.includes(mark))).toEqual([...signs]);
      const others = marks.filter((mark) => !signs.includes(mark));
      expect(others.length).toBeGreaterThanOrEqual(icons);
      expect(others.filter((mark) => drawnBy(mark as IconName).length === 0)).toEqual([]);
    });
  });
};
