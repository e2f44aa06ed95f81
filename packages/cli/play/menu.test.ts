import { plainWords } from '@swordtable/kernel';
import { expect, test } from 'vitest';
import { PLAIN } from '../screen/look.ts';
import { plainTable as plainTableOf } from '../tables/plain.ts';
import { menuLines, menuOf } from './menu.ts';

const plainTable = plainTableOf({ words: plainWords });
const SHOWN = { view: {}, watcher: 0, decision: undefined, news: [] };

test('answers of several facets are asked for facet by facet', () => {
  const options = [1, 2].flatMap((tile) => [7, 8, 9].map((cell) => ({ tile, cell })));
  const tiles = menuOf(options, plainTable, SHOWN, PLAIN);
  expect(tiles.entries.map(({ label, options: left }) => [label, left.length])).toEqual([
    ['tile 1', 3],
    ['tile 2', 3],
  ]);
  const cells = menuOf(tiles.entries[1]?.options ?? [], plainTable, SHOWN, PLAIN);
  expect(cells.entries.map(({ label }) => label)).toEqual(['cell 7', 'cell 8', 'cell 9']);
});

test('answers of different kinds are listed one by one', () => {
  const { entries } = menuOf([{ tile: 1 }, { tile: 2 }, { pass: true }], plainTable, SHOWN, PLAIN);
  expect(entries.map(({ label }) => label)).toEqual(['tile 1', 'tile 2', 'pass']);
  expect(menuLines({ heading: 'Which?', entries }, PLAIN)).toEqual(['     Which?', '  1  tile 1', '  2  tile 2', '  3  pass']);
});

test('many answers of different kinds are grouped by how they begin', () => {
  const moves = [1, 2, 3].flatMap((card) => [7, 8, 9].map((place) => ({ card, place })));
  const { entries } = menuOf([...moves, { play: 'x', place: 7 }, { pass: true }], plainTable, SHOWN, PLAIN);
  expect(entries.map(({ label, options }) => [label, options.length])).toEqual([
    ['card 1', 3],
    ['card 2', 3],
    ['card 3', 3],
    ['play x, place 7', 1],
    ['pass', 1],
  ]);
  const few = menuOf([...moves.slice(0, 3), { pass: true }], plainTable, SHOWN, PLAIN);
  expect(few.entries.map(({ label }) => label)).toEqual(['card 1, place 7', 'card 1, place 8', 'card 1, place 9', 'pass']);
});

test('many short ones stand side by side', () => {
  const entries = Array.from({ length: 20 }, (_, index) => ({ number: index + 1, label: `c${index}`, options: [index] }));
  const lines = menuLines({ heading: '', entries }, PLAIN);
  expect(lines.length).toBeLessThan(4);
  expect(lines[0]).toMatch(/^ {3}1 {2}c0 {5}2 {2}c1 /);
});

test('a price is chosen by its own number', () => {
  const table = { ...plainTable, number: (action: unknown) => (action as { readonly price?: number }).price };
  const { entries } = menuOf([{ price: 0 }, { price: 1 }, { price: 2 }], table, SHOWN, PLAIN);
  expect(menuLines({ heading: '', entries }, PLAIN)).toEqual(['  0  price 0', '  1  price 1', '  2  price 2']);
});
