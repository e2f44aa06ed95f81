import { readFileSync } from 'node:fs';
import { CATALOG, readNumbers } from '@swordtable/games/tile-battle/catalog';
import type { Json } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import { checkHero, digitsOf, drawn, EMPTY, fileOf, isWrong, readFile } from './check.ts';
import { finished } from './draft.ts';
import { stepped } from './field-keys.ts';
import { de } from './words/de.ts';

const ours = [7, 3, 1, 3];

describe('a hero being entered', () => {
  test('is untouched, then unfinished, then done', () => {
    expect(checkHero('zeus', EMPTY)).toEqual({ state: 'untouched' });
    expect(checkHero('zeus', ['4', '', '0', ''])).toEqual({ state: 'unfinished', missing: 2 });
    expect(checkHero('zeus', ['4', '1', '0', '9'])).toEqual({ state: 'done' });
  });

  test.each(['x', '10', '-1', '½'])('"%s" is refused by the games themselves', (text) => {
    expect(isWrong('zeus', text)).toBe(true);
    expect(checkHero('zeus', [text, '', '', ''])).toMatchObject({ state: 'wrong', refusal: { code: 'bad-tiles' } });
    expect(drawn('zeus', [text, '5', '', ''], ours)).toEqual([7, 5, 1, 3]);
  });

  test('the arrows start at ours and stay between 0 and 9', () => {
    expect(stepped('', '7', 1)).toBe('7');
    expect(stepped('7', '7', 1)).toBe('8');
    expect(stepped('9', '7', 1)).toBe('9');
    expect(stepped('0', '7', -1)).toBe('0');
  });
});

describe('a file of numbers', () => {
  const draft = { zeus: ['1', '2', '3', '4'], khadath: ['9', '9', '9', '9'], hydra: ['5', '', '', ''], hera: ['x', '1', '1', '1'] };

  test('has the finished heroes of both editions, and the games read it', () => {
    const table = JSON.parse(fileOf(draft));
    expect(table.tiles).toEqual([
      { no: 50, id: 'zeus', name: 'Zeus', numbers: [1, 2, 3, 4] },
      { no: 50, id: 'khadath', name: 'Khadath', numbers: [9, 9, 9, 9] },
    ]);
    const zeus = CATALOG.find(({ id }) => id === 'zeus')?.tile ?? 0;
    const numbers = readNumbers(table);
    expect(numbers.ok && numbers.value.slice(zeus * 4, zeus * 4 + 4)).toEqual([1, 2, 3, 4]);
  });

  test('reads back as it was written', () => {
    const { zeus, khadath } = draft;
    expect(readFile(fileOf(draft))).toEqual({ ok: true, value: { zeus, khadath } });
  });

  test("the games' own file can be opened", () => {
    const file = new URL('../../../games/tile-battle/olympus/tiles.json', import.meta.url);
    const read = readFile(readFileSync(file, 'utf8'));
    expect(read.ok && finished(read.value)).toHaveLength(50);
  });

  const tiles = (...entries: Json[]): string => JSON.stringify({ tiles: entries });
  test.each([
    ['no JSON', '{"tiles": [', 'not-json'],
    ['nothing', 'null', 'not-json'],
    ['a list', '[]', 'bad-tiles'],
    ['an empty list', tiles(), 'no-tiles'],
    ['no id', tiles({ numbers: [1, 2, 3, 4] }), 'bad-tiles'],
    ['an unknown hero', tiles({ id: 'batman', numbers: [1, 2, 3, 4] }), 'bad-tiles'],
    ['a hero twice', tiles({ id: 'zeus', numbers: [1, 2, 3, 4] }, { id: 'zeus', numbers: [1, 2, 3, 4] }), 'bad-tiles'],
    ['three numbers', tiles({ id: 'zeus', numbers: [1, 2, 3] }), 'bad-tiles'],
    ['too many entries', JSON.stringify({ tiles: Array.from({ length: 201 }, () => ({})) }), 'bad-tiles'],
  ])('with %s is refused, in German too', (_what, text, code) => {
    const read = readFile(text);
    expect(read).toMatchObject({ ok: false, refusal: { code } });
    if (read.ok) return;
    expect(de.fileRefusal(read.refusal.sentence)).not.toMatch(/Entry|should|file|passt nicht hierher/);
  });
});

test('a field accepts digits only', () => {
  expect(['7', ' 7 ', 'x', '7a', '−1', ''].map(digitsOf)).toEqual(['7', '7', '', '7', '1', '']);
});
