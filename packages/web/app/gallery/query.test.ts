import { CATALOG } from '@swordtable/games/tile-battle/catalog';
import { TERRAINS } from '@swordtable/games/tile-battle/hero/roster';
import { describe, expect, test, vi } from 'vitest';
import { tileSection } from '../../games/tile-battle/gallery/pieces.tsx';
import type { Facet } from '../../kit/gallery/pieces.ts';
import { filterPieces, readQuery, writeQuery } from '../../kit/gallery/query.ts';
import { drawnBy } from '../../kit/icons/authors.ts';

// Nothing is drawn here, so no glyphs are needed.
vi.mock('virtual:icons/emblem', () => ({ default: {} }));

const { pieces, facets: own, orders } = tileSection('en');
const game: Facet = { id: 'game', name: '', values: ['olympus', 'asgard'].map((value) => ({ value, name: value })) };
const facets = [game, ...own];
const found = (query: string): readonly string[] => filterPieces(pieces, readQuery(query, facets, orders)).map(({ id }) => id);

describe('the gallery of tiles', () => {
  test('has every hero and every terrain once, in both languages', () => {
    const ids = [...CATALOG, ...TERRAINS].map(({ id }) => id);
    for (const section of [tileSection('en'), tileSection('de')]) {
      expect(section.pieces.map(({ id }) => id)).toEqual(ids);
      expect(new Set(ids).size).toBe(ids.length);
      expect(section.pieces.filter(({ name, title, text }) => name === '' || title === '' || text === '')).toEqual([]);
    }
  });

  test('names who drew each emblem', () => {
    expect(pieces.filter(({ icon }) => icon === undefined || drawnBy(icon).length === 0)).toEqual([]);
    expect(drawnBy('olympus/cerberus')).toMatchObject([{ icon: 'wolf-head', author: 'lorc' }]);
  });

  test('finds by name, ability, and text, with or without accents', () => {
    expect(found('q=ragnarok')).toContain('ragnarok');
    expect(found('q=RAGNARÖK')).toEqual(found('q=ragnarok'));
    expect(found('q=lord of the mountain')).toEqual(['zeus']);
    expect(found('q=touching the terrain')).toContain('zeus');
    expect(found('q=no such thing')).toEqual([]);
  });

  test('name matches come before description matches', () => {
    const ids = found('q=king');
    expect(ids.length).toBeGreaterThan(2);
    expect(ids.slice(0, 3).sort()).toEqual(['king-alexian', 'king-midas', 'viking']);
  });

  test('filters narrow, one by one', () => {
    const inEdition = found('game=olympus');
    expect(inEdition).toHaveLength(54);
    expect([...found('game=olympus&what=terrain')].sort()).toEqual(['mount-olympus', 'parthenon', 'river-styx', 'tartarus']);
    const kinds = ['mandatory', 'optional', 'continuous', 'end-of-round'].map((kind) => found(`game=olympus&kind=${kind}`).length);
    expect(kinds.reduce((all, count) => all + count)).toBe(54);
  });

  test('sorts by name, by sum, and by highest number; pieces without numbers come last', () => {
    expect(found('').slice(0, 2)).toEqual(['achilles', 'aeolus']);
    expect(found('sort=sum')[0]).toBe('colossus');
    expect(found('sort=highest').slice(0, 2)).toEqual(['barbarian', 'colossus']);
    expect(found('sort=sum&what=terrain')).toEqual(found('what=terrain'));
    expect(TERRAINS.map(({ id }) => id)).toContain(found('sort=sum').at(-1));
  });

  test('a query is read from an address as it was written; unknown parts are ignored', () => {
    const wish = { q: 'móunt & more', sort: 'sum', facets: { game: 'asgard', kind: 'optional' } };
    expect(readQuery(writeQuery(wish).slice(1), facets, orders)).toEqual(wish);
    expect(writeQuery(readQuery('kind=strange&sort=weight&x=1', facets, orders))).toBe('');
    expect(readQuery(`q=${'a'.repeat(500)}`, facets, orders).q).toHaveLength(80);
  });
});
