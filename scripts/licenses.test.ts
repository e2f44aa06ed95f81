import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Library, librariesIn, problemWith } from './licenses.mjs';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const librariesOf = (path: string): readonly Library[] => librariesIn(JSON.parse(read(path)) as { packages: Record<string, object> });

test.each(['package-lock.json', 'peers/package-lock.json'])('every library in %s has a license that is allowed', (path) => {
  const libraries = librariesOf(path);
  expect(libraries.length).toBeGreaterThan(100);
  expect(libraries.map(problemWith).filter((problem) => problem !== undefined)).toEqual([]);
});

test.each([
  ['GPL-3.0', false],
  ['GPL-3.0', true],
  ['MPL-2.0', false],
  ['MIT AND GPL-2.0', false],
  ['OFL-1.1', false],
  [undefined, true],
])('%s is refused where isTool is %s', (license, isTool) => {
  expect(problemWith({ name: 'other', version: '1.0.0', license, isTool })).toMatch(/^other 1\.0\.0 /);
});

test.each([
  ['MIT', false],
  ['(MIT OR GPL-2.0)', false],
  ['MPL-2.0', true],
])('%s is allowed where isTool is %s', (license, isTool) => {
  expect(problemWith({ name: 'other', version: '1.0.0', license, isTool })).toBeUndefined();
});

test('a lock file’s libraries are read whole: renamed ones, nested ones, and tools, but not our own packages', () => {
  const packages = {
    '': { name: 'swordtable' },
    'packages/a': { version: '0.1.0' },
    'node_modules/@swordtable/a': { link: true },
    'node_modules/native': { name: 'real-name', version: '7.0.0', license: 'MIT', dev: true },
    'node_modules/b/node_modules/@c/d': { version: '2.0.0', license: 'ISC' },
  };
  expect(librariesIn({ packages })).toEqual([
    { name: 'real-name', version: '7.0.0', license: 'MIT', isTool: true },
    { name: '@c/d', version: '2.0.0', license: 'ISC', isTool: false },
  ]);
});

test('the licenses in docs/dependencies.md are those of the libraries', () => {
  const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, { license?: string }> };
  const rows = read('docs/dependencies.md')
    .split('\n')
    .filter((line) => line.startsWith('| `') && !line.startsWith('| `@types/*`'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const wrong = rows.filter(([, names = '', , ...rest]) => {
    const found = [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => lock.packages[`node_modules/${name}`]?.license ?? 'none');
    return rest.at(-2) !== [...new Set(found)].join(', ');
  });
  expect(rows.length).toBeGreaterThan(30);
  expect(wrong).toEqual([]);
});
