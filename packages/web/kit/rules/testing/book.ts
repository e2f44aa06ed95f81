import { describe, expect, test } from 'vitest';
import { drawnBy } from '../../icons/authors.ts';
import type { IconName } from '../../icons/icon.tsx';
import type { RuleBook } from '../book.ts';
import { marksIn } from './rules.ts';

type Language = 'en' | 'de';

/** What the tests need to know about a game's rulebook. */
interface Looked {
  readonly name: string;
  readonly bookIn: (language: Language) => RuleBook;
  /** Rulings that are named outside the sections. */
  readonly named?: readonly string[];
  /** The game's signs that aren't icons, in order, and the minimum number of icons that explain terms. */
  readonly signs?: readonly string[];
  readonly icons?: number;
  /** Searches in both languages, with places they must find. */
  readonly finds: readonly (readonly [query: Readonly<Record<Language, string>>, places: readonly string[]])[];
}

const isBlank = (text: string): boolean => text.trim() === '';

/** Tests any game's rulebook in both languages: everything it names has a place, and every place can be found. */
export const testBook = ({ name, bookIn, named = [], signs = [], icons = 0, finds }: Looked): void => {
  describe.each(['en', 'de'] as const)(`the book of ${name}, %s`, (language) => {
    const book = bookIn(language);
    const found = (query: string): readonly string[] => book.search(query).map(({ id }) => id);

    test('has a place for every ruling that is named', () => {
      const ids = new Set(book.rulings.map(({ id }) => id));
      expect([...named, ...book.sections.flatMap(({ rulings }) => rulings)].filter((id) => !ids.has(id))).toEqual([]);
    });

    test('never uses an id twice', () => {
      const ids = [...book.sections, ...book.rulings, ...book.pieces].map(({ id }) => id);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      expect(ids).not.toContain('rulings');
      expect(ids).not.toContain('pieces');
    });

    test('has a name, a title, and a text for every piece', () => {
      const incomplete = book.pieces.filter((piece) => [piece.name, piece.title, piece.text].some(isBlank));
      expect(incomplete.map(({ id }) => id)).toEqual([]);
    });

    test('finds pieces by their texts', () => {
      for (const [query, places] of finds) expect(found(query[language])).toEqual(expect.arrayContaining([...places]));
    });

    test('draws every picture', () => {
      const pictures = book.sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'picture' ? [block.picture] : [])));
      expect(pictures.filter((picture) => book.pictureOf?.(picture) === undefined)).toEqual([]);
    });

    test('finds a ruling by its id', () => {
      const last = book.rulings.at(-1)?.id ?? '';
      expect(found(last)[0]).toBe(last);
    });

    test('explains terms only with signs that exist', () => {
      const marks = marksIn(book.sections);
      expect(marks.filter((mark) => signs.includes(mark))).toEqual([...signs]);
      const others = marks.filter((mark) => !signs.includes(mark));
      expect(others.length).toBeGreaterThanOrEqual(icons);
      expect(others.filter((mark) => drawnBy(mark as IconName).length === 0)).toEqual([]);
    });
  });
};
