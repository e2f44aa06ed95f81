import { describe, expect, test, vi } from 'vitest';
import { battleSection } from '../../games/battlefields/gallery/pieces.tsx';
import { contractsSection } from '../../games/contracts/gallery/pieces.tsx';
import { swordSection } from '../../games/swordcrafters/gallery/pieces.tsx';
import { tileSection } from '../../games/tile-battle/gallery/pieces.tsx';
import { facetsFor, merged, ordersFor } from '../../kit/gallery/facets.ts';

// Nothing is drawn here, so no glyphs are needed.
vi.mock('virtual:icons/emblem', () => ({ default: {} }));

const sections = [tileSection('en'), battleSection('en'), swordSection('en'), contractsSection('en')];
const pieces = sections.flatMap((section) => section.pieces);
const facets = merged(sections.flatMap((section) => section.facets));
const orders = sections.flatMap((section) => section.orders);
/** What only Contracts asks, and its answers. */
const CONTRACTS = ['sort', 'class', 'attribute', 'slot', 'domain', 'arc'];
const WHAT = 'person gear skill contract place';
const asked = (chosen: Readonly<Record<string, string>>): readonly string[] =>
  facetsFor(facets, pieces, chosen).map(({ id, values }) => `${id}: ${values.map(({ value }) => value).join(' ')}`);

describe('the gallery’s questions', () => {
  test('a question of several sections is one, with the answers of all', () => {
    expect(facets.map(({ id }) => id)).toEqual(['what', 'kind', 'when', 'colour', 'method', 'face', 'gem', ...CONTRACTS]);
    expect(asked({})).toEqual([`what: hero terrain warrior action fate tile guard magic solo ${WHAT}`]);
  });

  test('a chosen game adds its own questions, with the answers that occur in it', () => {
    expect(asked({ game: 'asgard' })).toEqual(['what: hero terrain', 'kind: mandatory optional continuous end-of-round']);
    expect(asked({ game: 'battlefields' })).toEqual([
      'what: warrior action fate',
      'when: placement battle either',
      'colour: green gold grey red any',
    ]);
  });

  test('an answered question stays, so that the answer can be cleared', () => {
    expect(asked({ kind: 'optional' })).toContain('kind: mandatory optional continuous end-of-round');
  });

  test('an answer narrows the questions after it, and answers that no longer occur are dropped', () => {
    expect(asked({ game: 'battlefields', what: 'action' })).toEqual(['what: warrior action fate', 'when: placement battle either']);
    expect(asked({ game: 'battlefields', what: 'fate', when: 'battle' })).toEqual([
      'what: warrior action fate',
      'colour: green gold grey red any',
    ]);
    expect(asked({ what: 'hero' })).toEqual([
      `what: hero terrain warrior action fate tile guard magic solo ${WHAT}`,
      'kind: mandatory optional continuous end-of-round',
    ]);
  });

  test('a piece may have several answers to one question', () => {
    const gems = 'gem: ruby sapphire emerald topaz amethyst diamond';
    expect(asked({ game: 'swordcrafters', what: 'guard' })).toEqual(['what: tile guard magic solo', gems]);
    expect(asked({ game: 'swordcrafters', method: 'triads' })).toContain(gems);
    expect(asked({ game: 'swordcrafters', what: 'solo' })).toEqual(['what: tile guard magic solo']);
  });

  test('some questions follow others, and appear only if they make sense', () => {
    const ids = (chosen: Readonly<Record<string, string>>) => asked({ game: 'contracts', ...chosen }).map((line) => line.split(':')[0]);
    expect(ids({})).toEqual(['what', 'sort', 'class', 'attribute']);
    expect(ids({ what: 'person' })).toEqual(['what', 'sort', 'class', 'attribute']);
    expect(ids({ what: 'gear' })).toEqual(['what', 'sort', 'class', 'attribute', 'slot', 'domain']);
    expect(ids({ what: 'contract', sort: 'followUp' })).toEqual(['what', 'sort', 'attribute', 'arc']);
  });

  test('the measures to sort by are those the pieces have', () => {
    const ids = (game: string | undefined) => ordersFor(orders, pieces, game).map(({ id }) => id);
    expect(ids('olympus')).toEqual(['sum', 'highest']);
    expect(ids('battlefields')).toEqual(['value', 'count']);
    expect(ids('swordcrafters')).toEqual(['first', 'pieces', 'tiles']);
    expect(ids(undefined)).toEqual(['sum', 'highest', 'value', 'count', 'first', 'pieces', 'tiles', 'fame', 'salary', 'price', 'level']);
  });
});
