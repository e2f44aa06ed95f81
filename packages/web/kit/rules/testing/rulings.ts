import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import type { Rulings } from '../../words/rulings.ts';

/** What the tests need to know about a game's rulings. */
interface Looked {
  readonly name: string;
  /** The game's folder, which has its RULINGS.md. */
  readonly game: string;
  /** The letters that ids begin with. */
  readonly letters: string;
  /** There are more than this many. */
  readonly least: number;
  /** English words of this game that must not occur in German. */
  readonly english: string;
  /**
   * Checksums of the English rulings when the German ones were last compared with them, by letter. If this fails, see what changed in
   * RULINGS.md, update rulings.de.md, and put the new sum here.
   */
  readonly readAgainst: Readonly<Record<string, string>>;
  readonly en: Rulings;
  readonly de: Rulings;
}

/** Every ruling's id in a game's file. */
const writtenIn = (game: string, letters: string): readonly string[] => {
  const file = readFileSync(createRequire(import.meta.url).resolve(`@swordtable/games/${game}/RULINGS.md`), 'utf8');
  return [...file.matchAll(new RegExp(`^(?:- \\*\\*|\\| )([${letters}]-\\d+)\\b`, 'gm'))].map(([, id = '']) => id);
};

/** Tests a game's rulings in both languages: they're complete and say the same. */
export const testRulings = ({ name, game, letters, least, english, readAgainst, en, de }: Looked): void => {
  const idsIn = (said: string): readonly string[] => said.match(new RegExp(`\\b[${letters}]-\\d+\\b`, 'g')) ?? [];

  describe.each([
    ['English', en],
    ['German', de],
  ])(`the rulings of ${name} in %s`, (_name, rulings) => {
    test('are all there, in order', () => {
      const written = writtenIn(game, letters);
      expect(written.length).toBeGreaterThan(least);
      expect(rulings.allRulings().map(({ id }) => id)).toEqual(written);
    });

    test('have a title and a text of whole sentences, without markup', () => {
      const odd = rulings
        .allRulings()
        .filter(({ title, text }) => title === '' || text.length < 20 || /\*\*|\||\n|\s\s/.test(title + text) || !/[.”"]$/.test(text));
      expect(odd.map(({ id, text }) => `${id} ${text}`)).toEqual([]);
    });

    test('name only rulings that exist', () => {
      const linked = rulings.allRulings().flatMap(({ text }) => idsIn(text));
      expect(linked.filter((id) => rulings.rulingOf(id) === undefined)).toEqual([]);
    });
  });

  test('German has no English words, and names the same rulings', () => {
    const linked = (said: string): readonly string[] => [...new Set(idsIn(said))].sort();
    for (const { id, text } of de.allRulings()) {
      expect(text).not.toMatch(new RegExp(`\\b(the|and|of|with|${english})\\b`));
      expect([id, ...linked(text)]).toEqual([id, ...linked(en.rulingOf(id)?.text ?? '')]);
    }
  });

  test.each(Object.entries(readAgainst))('German was compared with the current English rulings %s', (letter, sum) => {
    const texts = en.allRulings().filter(({ id }) => id.startsWith(letter));
    const now = createHash('sha256')
      .update(JSON.stringify(texts.map(({ id, text }) => [id, text])))
      .digest('hex');
    expect(now.slice(0, 12)).toBe(sum);
  });
};
