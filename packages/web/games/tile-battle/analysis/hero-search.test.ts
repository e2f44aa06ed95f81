import { CATALOG, tileName, tileNamed } from '@swordtable/games/tile-battle/catalog';
import { expect, test } from 'vitest';
import { findHeroes } from './hero-search.ts';
import { keepRecent } from './recent.ts';

const hero = (id: string): number => tileNamed(id) ?? -1;
const found = (letters: string, recent: readonly number[] = []): readonly string[] =>
  findHeroes(letters, tileName, 'olympus', recent).map(({ name }) => name);

test('a few letters find a hero: from the start first, then within, then apart', () => {
  expect(found('he')[0]).toBe('Hera');
  expect(found('HERC')).toEqual(['Hercules']);
  expect(found('midas')).toEqual(['King Midas']);
  expect(found('hrcls')).toEqual(['Hercules']);
  expect(found('xyz')).toEqual([]);
});

test('without letters, those used last come first, then the edition in play', () => {
  const names = found('', [hero('zeus'), hero('bard')]);
  expect(names.slice(0, 2)).toEqual(['Zeus', 'Bard']);
  expect(names).toHaveLength(CATALOG.length);
  expect(CATALOG.find(({ name }) => name === names[2])?.edition).toBe('olympus');
});

test('heroes used last are kept once each, newest first, and the oldest are dropped', () => {
  const all = CATALOG.slice(0, 20).map(({ tile }) => tile);
  const recent = all.reduce<readonly number[]>(keepRecent, []);
  expect([recent[0], recent.length]).toEqual([all.at(-1), 12]);
  expect(keepRecent(recent, recent[3] ?? -1)[0]).toBe(recent[3]);
  expect(new Set(keepRecent(recent, recent[3] ?? -1)).size).toBe(12);
});
