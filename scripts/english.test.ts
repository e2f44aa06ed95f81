import { expect, test } from 'vitest';
import { findTells } from './english/find.mjs';

const wordsIn = (path: string, text: string): readonly string[] => findTells(path, text).map(({ words }) => words);

test.each([
  ['const colourOf = 1;', 'colour'],
  ['// Whoever has the link can watch.', 'whoever'],
  ['/**\n * The game goes\n * on.\n */', 'goes on'],
  ["loading: 'Loading …'", 'g …'],
  ['Won 45 % of the games', '5 %'],
  ['lands, sets, parts and Ares', 'lands, sets, parts and ares'],
])('%s gives itself away', (text, words) => expect(wordsIn('docs/a.md', text)).toEqual([words]));

test.each(['const rest = count % 3;', 'It goes on top.', 'As usual', 'all at once', 'lands, sets, and Ares', 'Loading…', 'so much as'])(
  '%s does not',
  (text) => expect(wordsIn('docs/a.md', text)).toEqual([]),
);

test('an apostrophe is typographic in what is shown, and plain in comments', () => {
  expect(wordsIn('packages/web/a.ts', '// don\'t\nsay("You can\'t");')).toEqual(['"you can\'t']);
  expect(wordsIn('packages/web/a.ts', "// it's \"it's\"\nsay('You can’t');")).toEqual([]);
});

test('a place is given by its line', () => expect(findTells('a.md', 'one\ntwo\nthe centre\n')[0]?.row).toBe(3));
