import { PIECES as OURS } from '@swordtable/games/swordcrafters/pieces/catalog';
import { FACES, GEMS, METHODS, TILES } from '@swordtable/games/swordcrafters/pieces/pieces';
import { describe, expect, test, vi } from 'vitest';
import { filterPieces, readQuery } from '../../../kit/gallery/query.ts';
import { drawnBy } from '../../../kit/icons/authors.ts';
import { swordSection } from './pieces.tsx';

// Nothing is drawn here, so no glyph is needed.
vi.mock('virtual:icons/emblem', () => ({ default: {} }));

const { pieces, facets, orders } = swordSection('en');
const found = (query: string, section = { pieces, facets, orders }): readonly string[] =>
  filterPieces(section.pieces, readQuery(query, section.facets, section.orders)).map(({ id }) => id);
const faces = OURS.magic.flatMap((card) => FACES.map((face) => card[face]));

describe('the gallery of Swordcrafters', () => {
  test('has every piece once, in both languages', () => {
    for (const section of [swordSection('en'), swordSection('de')]) {
      const ids = section.pieces.map(({ id }) => id);
      expect(ids).toHaveLength(2 * OURS.magic.length + TILES.length + GEMS.length + 1 + OURS.solo.length);
      expect(new Set(ids).size).toBe(ids.length);
      expect(section.pieces.filter(({ name, title, text }) => name === '' || title === '' || text === '')).toEqual([]);
      expect(new Set(section.pieces.map(({ name }) => name)).size).toBe(ids.length);
    }
  });

  test('names who drew the glyphs of the cards and of the forge; gems and guards are our own', () => {
    const drawn = pieces.filter(({ icon }) => icon !== undefined && drawnBy(icon).length > 0);
    expect(new Set(drawn.map((piece) => piece.facets['what']))).toEqual(new Set(['magic', 'solo', 'tile']));
    expect(pieces.filter(({ icon }) => icon !== undefined)).toEqual(drawn);
  });

  test('finds by name, method and text', () => {
    expect(found('q=hephaestus')).toEqual(['smith-hephaestus']);
    expect(found('q=forge')[0]).toBe('forge');
    expect(found('q=largest difference')).toHaveLength(faces.filter(({ method }) => method === 'difference').length);
    expect(found('q=wieland', swordSection('de'))).toEqual(['smith-wayland']);
  });

  test('filters by method, face and gem; a card of several gems is found by each of them', () => {
    for (const method of METHODS) expect(found(`method=${method}`)).toHaveLength(faces.filter((face) => face.method === method).length);
    expect(found('face=beginner')).toHaveLength(OURS.magic.length);
    for (const gem of GEMS) {
      const counting = faces.filter(({ gems }) => gems.includes(gem));
      expect(found(`what=magic&gem=${gem}`)).toHaveLength(counting.length);
      expect(found(`gem=${gem}`)).toEqual(expect.arrayContaining([`${gem}-tile`, `${gem}-guard`]));
      expect(found(`gem=${gem}`)).toHaveLength(counting.length + 2);
    }
  });

  test('sorts by points, by number and by length', () => {
    const best = Math.max(...faces.map(({ points }) => points[0] ?? 0));
    expect(pieces.find(({ id }) => id === found('sort=first')[0])?.measures['first']).toBe(best);
    const longest = OURS.solo.toSorted((a, b) => b.length - a.length)[0];
    expect(found('sort=tiles')[0]).toBe(`smith-${longest?.name.toLowerCase()}`);
    expect(found('what=tile&sort=pieces').at(-1)).toBe('forge');
  });
});
