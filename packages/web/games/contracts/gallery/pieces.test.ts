import { asEquipment, CARDS } from '@swordtable/games/contracts/cards/catalog';
import { ARCS, CLASSES, DOMAINS } from '@swordtable/games/contracts/cards/terms';
import { en } from '@swordtable/games/contracts/text/english/cards';
import { describe, expect, test, vi } from 'vitest';
import type { GallerySection } from '../../../kit/gallery/pieces.ts';
import { filterPieces, readQuery } from '../../../kit/gallery/query.ts';
import { drawnBy } from '../../../kit/icons/authors.ts';
import { de as germanRulings } from '../rules/words/rulings.de.ts';
import { en as rulings } from '../rules/words/rulings.en.ts';
import { PIECES, pageOf } from './piece-texts.ts';
import { contractsSection } from './pieces.tsx';
import { rulingsOf } from './settled.ts';

// Nothing is drawn here, so no glyph is needed.
vi.mock('virtual:icons/emblem', () => ({ default: {} }));

const english = contractsSection('en');
const german = contractsSection('de');
const found = (query: string, { pieces, facets, orders }: GallerySection = english): readonly string[] =>
  filterPieces(pieces, readQuery(query, facets, orders)).map(({ id }) => id);
const cards = [...CARDS].map(([id, card]) => ({ id, card }));

describe('the gallery of Contracts', () => {
  test('has every card and every track once, in both languages', () => {
    for (const { pieces } of [english, german]) {
      const ids = pieces.map(({ id }) => id);
      expect(ids).toHaveLength(CARDS.size + 3);
      expect(new Set(ids).size).toBe(ids.length);
      expect(pieces.filter(({ name, title, text }) => name === '' || title === '' || text === '')).toEqual([]);
      expect(new Set(pieces.map(({ name }) => name)).size).toBe(ids.length);
    }
  });

  test('names who drew the emblem of each', () => {
    expect(english.pieces.filter(({ icon }) => icon === undefined || drawnBy(icon).length === 0)).toEqual([]);
  });

  test('every answer that a card gives is one that is asked for', () => {
    const asked = new Set(english.facets.flatMap(({ id, values }) => values.map(({ value }) => `${id}=${value}`)));
    const given = english.pieces.flatMap(({ facets }) =>
      Object.entries(facets).flatMap(([id, values]) => [values].flat().map((one) => `${id}=${one}`)),
    );
    expect([...new Set(given)].filter((answer) => !asked.has(answer))).toEqual([]);
    expect([...asked].filter((answer) => !given.includes(answer))).toEqual([]);
  });

  test('the rulings on the page of a card are there', () => {
    const named = [...PIECES.values()].flatMap(rulingsOf);
    expect(named.filter((id) => rulings.rulingOf(id) === undefined || germanRulings.rulingOf(id) === undefined)).toEqual([]);
    expect([...PIECES.values()].filter((kind) => rulingsOf(kind).length === 0)).toEqual([]);
  });

  test('finds by name, by what a card does at any level, by its numbers and by its flavor', () => {
    expect(found('q=poacher')[0]).toBe(pageOf('poacher'));
    expect(found('q=wilderer', german)[0]).toBe(pageOf('poacher'));
    expect(found('q=the king is often out')).toEqual([pageOf('poacher')]);
    // Only a later level of hers gives a card.
    const later = cards.find(
      ({ id, card }) => 'ability' in card && !/encounter card/.test(en.lines(id).join()) && /encounter card/.test(en.rows(id).join()),
    );
    expect(found('q=encounter card')).toContain(pageOf(later?.id ?? ''));
  });

  test('filters by sort, class, domain, and arc', () => {
    for (const sort of ['companion', 'legendary', 'rare', 'quest', 'setBonus'] as const)
      expect(found(`sort=${sort}`)).toHaveLength(cards.filter(({ card }) => card.is === sort).length);
    for (const each of CLASSES)
      expect(found(`sort=leader&class=${each}`)).toHaveLength(
        cards.filter(({ card }) => card.is === 'leader' && card.classes.includes(each)).length,
      );
    for (const domain of DOMAINS)
      expect(found(`domain=${domain}&what=gear`)).toHaveLength(
        3 + cards.filter(({ id }) => asEquipment(id)?.domains?.includes(domain)).length,
      );
    for (const arc of ARCS) expect(found(`arc=${arc}&what=contract`).length).toBeGreaterThan(10);
    expect(found('sort=track')).toHaveLength(3);
  });

  test('sorts by fame, salary, price, and level', () => {
    const highest = (sort: string): number => {
      const [first] = found(`sort=${sort}`);
      return english.pieces.find(({ id }) => id === first)?.measures[sort] ?? 0;
    };
    expect(highest('salary')).toBe(Math.max(...cards.map(({ card }) => ('salary' in card ? card.salary : 0))));
    expect(highest('level')).toBe(4);
    expect(highest('price')).toBeGreaterThan(6);
    expect(highest('fame')).toBeGreaterThan(4);
  });
});
