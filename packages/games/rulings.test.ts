import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ids = (letter: string, count: number): readonly string[] => Array.from({ length: count }, (_, no) => `${letter}-${no + 1}`);

/** The rulings of each game, and what even they leave open (R). The tile battle has files of its own for them. */
const GAMES: readonly (readonly [folder: string, all: readonly string[]])[] = [
  ['battlefields', [...ids('B', 20), ...ids('R', 13)]],
  ['swordcrafters', [...ids('S', 21), ...ids('R', 11)]],
  ['contracts', [...ids('C', 46), ...ids('R', 19)]],
];

describe.each(GAMES)('the rulings of %s', (folder, all) => {
  const home = join(import.meta.dirname, folder);
  const textOf = (file: string): string => readFileSync(join(home, file), 'utf8');
  /** The titles of all tests of this game: the text between the quotes of `test(…` and `describe(…`. */
  const titles = readdirSync(home, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...textOf(file).matchAll(/\b(?:test|describe)(?:\.each\([\s\S]*?\)?\))?\(\s*(['"`])([\s\S]*?)\1/g)].map(
        ([, , title]) => title ?? '',
      ),
    );

  test.each(all)('%s has a test that names it', (id) => {
    expect(titles.filter((title) => new RegExp(`\\b${id}\\b`).test(title)).length).toBeGreaterThan(0);
  });

  test('are exactly those that RULINGS.md has', () => {
    const written = [...textOf('RULINGS.md').matchAll(/^(?:- \*\*|\| )([A-Z]-\d+)/gm)].map(([, id]) => id);
    expect(written).toEqual(all);
  });
});
