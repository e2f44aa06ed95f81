import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const textOf = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');

/** The titles of all tests of this game: what stands between the quotes of `test(…` and `describe(…`. */
const titles = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.test.ts') && file !== 'rulings.test.ts')
  .flatMap((file) =>
    [...textOf(file).matchAll(/\b(?:test|describe)(?:\.each\([\s\S]*?\)?\))?\(\s*(['"`])([\s\S]*?)\1/g)].map(([, , title]) => title ?? ''),
  );
const ids = (letter: string, count: number): readonly string[] => Array.from({ length: count }, (_, no) => `${letter}-${no + 1}`);
const ALL = [...ids('S', 21), ...ids('R', 11)];

test.each(ALL)('the ruling %s has a test that names it', (id) => {
  expect(titles.filter((title) => new RegExp(`\\b${id}\\b`).test(title)).length).toBeGreaterThan(0);
});

test('RULINGS.md has exactly these rulings', () => {
  const written = [...textOf('RULINGS.md').matchAll(/^(?:- \*\*|\| )([SR]-\d+)/gm)].map(([, id]) => id);
  expect(written).toEqual(ALL);
});
