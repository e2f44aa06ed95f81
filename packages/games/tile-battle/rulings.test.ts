import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ids = (letter: string, count: number): readonly string[] => Array.from({ length: count }, (_, i) => `${letter}-${i + 1}`);

const testFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return testFiles(path);
    return entry.name.endsWith('.test.ts') ? [path] : [];
  });

/** The titles of all tests of this game: what is between the quotes of `test(…` and `describe(…`. */
const titles = testFiles(import.meta.dirname)
  .map((path) => readFileSync(path, 'utf8'))
  .flatMap((text) =>
    [...text.matchAll(/\b(?:test|describe)(?:\.each\([\s\S]*?\]\))?\(\s*(['"`])([\s\S]*?)\1/g)].map(([, , title]) => title ?? ''),
  );

test.each([...ids('T', 25), ...ids('O', 23), ...ids('A', 20), ...ids('R', 24)])('the ruling %s has a test that names it', (id) => {
  const named = new RegExp(`\\b${id}\\b`);
  expect(titles.filter((title) => named.test(title)).length).toBeGreaterThan(0);
});

test('every hero and every terrain has a test file of its own', () => {
  const files = testFiles(import.meta.dirname);
  for (const edition of ['olympus', 'asgard']) {
    for (const kind of ['heroes', 'terrain']) {
      const folder = join(import.meta.dirname, edition, kind);
      for (const name of readdirSync(folder)) {
        if (name === 'index.ts' || name.endsWith('.test.ts')) continue;
        expect(files).toContain(join(folder, name.replace('.ts', '.test.ts')));
      }
    }
  }
});
