import { tileNamed } from '@swordtable/games/tile-battle/catalog';
import { HEROES } from '@swordtable/games/tile-battle/hero/roster';
import { expect, test, vi } from 'vitest';
import { testBook } from '../../../kit/rules/testing/book.ts';
import { DIAGRAMS } from './diagram.tsx';
import { tileBook } from './rule-book.ts';
import { tileSection } from './section.ts';
import { SECTIONS } from './words/rules.ts';

// Nothing is drawn here, so no glyph is needed.
vi.mock('virtual:icons/emblem', () => ({ default: {} }));

testBook({
  name: 'the tile games',
  bookIn: (language) => tileBook('olympus', language),
  named: HEROES.flatMap(({ rulings }) => rulings),
  signs: ['mandatory', 'optional', 'continuous', 'end-of-round'],
  finds: [
    [{ en: 'margin', de: 'Rand' }, ['board', 'T-1']],
    [{ en: 'Medusa', de: 'Medusa' }, ['O-18', 'medusa']],
  ],
});

test('begin with the heroes of the game that is played', () => {
  expect(tileBook('olympus', 'en').pieces[0]?.name).toBe('Achilles');
  expect(tileBook('asgard', 'en').pieces[0]?.name).toBe('Alchemist');
});

test('every picture is drawn, and every drawing is in the rules', () => {
  for (const language of ['en', 'de'] as const) {
    const blocks = tileBook('olympus', language).sections.flatMap((section) => section.blocks);
    expect(blocks.flatMap((block) => (block.kind === 'picture' ? [block.picture] : [])).toSorted()).toEqual(
      Object.keys(DIAGRAMS).toSorted(),
    );
  }
  const heroes = Object.values(DIAGRAMS)
    .flat(2)
    .flatMap((square) => (typeof square === 'object' ? [square.hero] : []));
  expect(heroes.filter((hero) => tileNamed(hero) === undefined)).toEqual([]);
});

test('what is called by a word comes before what mentions it', () => {
  const found = tileBook('olympus', 'en').search('hercules');
  expect(found[0]?.id).toBe('hercules');
  expect(tileBook('olympus', 'en').search('draft')[0]?.id).toBe('draft');
});

test('the rules open at what is going on', () => {
  const at = (rule: string | undefined, pool: readonly number[] = [], over = false) => tileSection({ over, pool }, rule);
  expect([at('draft', [1]), at('placement'), at('jason'), at('battle'), at('ragnarok'), at(undefined), at(undefined, [], true)]).toEqual([
    'draft',
    'turn',
    'abilities',
    'battle',
    'terrains',
    'turn',
    'scoring',
  ]);
  expect(SECTIONS).toEqual(expect.arrayContaining([at('draft', [1]), at('ragnarok'), at('battle')]));
});
