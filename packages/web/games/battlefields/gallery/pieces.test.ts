import { ACTIONS, WARRIORS } from '@swordtable/games/battlefields/cards/cards';
import { CARDS } from '@swordtable/games/battlefields/cards/catalog';
import { describe, expect, test, vi } from 'vitest';
import { filterPieces, readQuery } from '../../../kit/gallery/query.ts';
import { drawnBy } from '../../../kit/icons/authors.ts';
import { battleSection } from './pieces.tsx';

// Nothing is drawn here, so no glyph is needed.
vi.mock('virtual:icons/emblem', () => ({ default: {} }));

const { pieces, facets, orders } = battleSection('en');
const found = (query: string, section = { pieces, facets, orders }): readonly string[] =>
  filterPieces(section.pieces, readQuery(query, section.facets, section.orders)).map(({ id }) => id);

describe('the gallery of Battlefields', () => {
  test('has every card once, in both languages', () => {
    for (const section of [battleSection('en'), battleSection('de')]) {
      const ids = section.pieces.map(({ id }) => id);
      expect(ids).toHaveLength(WARRIORS.length + ACTIONS.length + CARDS.lands.length + 1);
      expect(new Set(ids).size).toBe(ids.length);
      expect(section.pieces.filter(({ name, title, text }) => name === '' || title === '' || text === '')).toEqual([]);
    }
  });

  test('names who drew each emblem', () => {
    expect(pieces.filter(({ icon }) => icon === undefined || drawnBy(icon).length === 0)).toEqual([]);
  });

  test('finds by name, phase and text', () => {
    expect(found('q=cavalry')[0]).toBe('cavalry');
    expect(found('q=any color')).toEqual(['delphi', 'olympus']);
    expect(found('q=placement')).toEqual(['raid', 'rally', 'scout']);
    const german = battleSection('de');
    expect(found('q=bootien', german)).toEqual(['boeotia']);
  });

  test('filters narrow, and every piece has an answer to what it is', () => {
    const kinds = ['warrior', 'action', 'fate'].map((what) => found(`what=${what}`).length);
    expect(kinds).toEqual([WARRIORS.length, ACTIONS.length, CARDS.lands.length + 1]);
    expect(found('when=battle')).toEqual(['ambush', 'elite', 'flank', 'skirmish', 'surround']);
    expect(found('colour=red')).toEqual(['argos', 'corinth', 'sparta']);
  });

  test('sorts by what a land is worth and by how many cards there are', () => {
    expect(found('sort=value').slice(0, 2)).toEqual(['olympus', 'corinth']);
    expect(found('sort=count')[0]).toBe('ares-card');
  });
});
