// Finds what a native speaker wouldn't write (english/tells.mjs), so that it doesn't come back: npm run check:english [files or folders]
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findTells } from './english/find.mjs';

const root = join(import.meta.dirname, '..');
const TEXT = /\.(?:ts|tsx|mts|mjs|js|md|css|html|json|jsonc|yml|yaml|example|service)$/;
// German, generated texts, rules frozen for old matches, and the tells themselves.
const SKIPPED =
  /[./]de\.(?:tsx?|md)$|german|package-lock\.json$|^playthroughs\/|^packages\/games\/archive\/|^scripts\/english|CODE_OF_CONDUCT/;

const allowList = readFileSync(join(import.meta.dirname, 'english/allowed.txt'), 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '' && !line.startsWith('#'));

const isIn = (path, place) => path === place || place === '.' || path.startsWith(place.endsWith('/') ? place : `${place}/`);

const allowed = allowList.map((line) => {
  const [place, ...words] = line.trim().split(/\s+/);
  return { place, words: words.join(' ').toLowerCase(), used: false };
});
const isAllowed = (path, { words, line }) => {
  const rules = allowed.filter((each) => isIn(path, each.place) && (words.includes(each.words) || line.includes(each.words)));
  for (const each of rules) each.used = true;
  return rules.length > 0;
};

const check = (path) =>
  findTells(path, readFileSync(join(root, path), 'utf8'))
    .filter((tell) => !isAllowed(path, tell))
    .map(({ row, words, instead }) => `${path}:${row}  "${words.slice(-60)}": ${instead}`);

const wanted = process.argv.slice(2).map((each) => each.replace(/^\.\//, ''));
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1 << 26,
});
const files = listed
  .split('\n')
  .filter((path) => TEXT.test(path) && !SKIPPED.test(path) && existsSync(join(root, path)))
  .filter((path) => wanted.length === 0 || wanted.some((place) => isIn(path, place)));

const found = files.flatMap(check);
if (wanted.length === 0)
  for (const { place, words, used } of allowed)
    if (!used) found.push(`scripts/english/allowed.txt: nothing is left to allow for "${place} ${words}"`);
if (found.length > 0) {
  console.error(found.join('\n'));
  console.error(`${found.length} to reword. Where the word is right, add it to scripts/english/allowed.txt.`);
  process.exitCode = 1;
}
