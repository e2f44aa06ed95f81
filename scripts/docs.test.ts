import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const namesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder)).filter((name) => existsSync(join(root, folder, name, 'package.json')));

const PAGES = [
  ...['', 'docs'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name)),
  ),
  ...['packages', 'examples'].flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name, 'README.md'))),
].filter((path) => existsSync(join(root, path)));

test('links between the documents work', () => {
  const broken = PAGES.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !existsSync(join(root, dirname(page), target)))
      .map((target) => `${page}: ${target}`),
  );
  expect(broken).toEqual([]);
});

test('the table of contents names every document', () => {
  const contents = read('docs/README.md');
  const missing = PAGES.filter((page) => dirname(page) === 'docs' && page !== 'docs/README.md').filter(
    (page) => !contents.includes(`](${relative('docs', page)})`),
  );
  expect(missing).toEqual([]);
});

test('every dependency has its reason', () => {
  const reasons = read('docs/dependencies.md');
  const manifests = ['package.json', ...namesIn('packages').map((name) => `packages/${name}/package.json`)].map(
    (path) => JSON.parse(read(path)) as Readonly<Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>> | undefined>>,
  );
  const named = manifests.flatMap(({ dependencies, devDependencies }) => Object.keys({ ...dependencies, ...devDependencies }));
  const unexplained = [...new Set(named)].filter((name) => !/^@(swordtable|types)\//.test(name) && !reasons.includes(`\`${name}\``));
  expect(unexplained).toEqual([]);
});
