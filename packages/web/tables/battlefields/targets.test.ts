import type { Action } from '@swordtable/games/battlefields/action';
import { describe, expect, test } from 'vitest';
import { type Facets, offered, pickable } from '../../asking/choosing.ts';
import { facetAt, glowingPart } from './targets.ts';

const asked = (options: readonly Action[], picks: Facets = {}) => ({
  picks,
  can: (facet: string, value: unknown) => offered(options, facet).has(value),
  canNow: (facet: string, value: unknown) => pickable(options, picks, facet).has(value),
});

describe('a place in battle', () => {
  const options: readonly Action[] = [
    { reveal: 0 },
    { play: 'ambush', place: 1 },
    { play: 'flank', place: 0 },
    { play: 'skirmish', place: 2, to: 0 },
    { play: 'skirmish', place: 2, to: 3 },
  ];

  test('reveals what lies there while no card is chosen', () => {
    expect(facetAt(asked(options), 0)).toEqual(['reveal', 0]);
    expect(glowingPart(asked(options), 0)).toBe('mine');
    expect(glowingPart(asked(options), 1)).toBeUndefined();
  });

  test('is where the chosen card goes, and the part it is about glows', () => {
    expect(facetAt(asked(options, { play: 'ambush' }), 1)).toEqual(['place', 1]);
    expect(glowingPart(asked(options, { play: 'ambush' }), 1)).toBe('theirs');
    expect(glowingPart(asked(options, { play: 'flank' }), 0)).toBe('land');
    expect(facetAt(asked(options, { play: 'ambush' }), 0)).toBeUndefined();
  });

  test('is where a Skirmish leads to once it is said from where', () => {
    expect(facetAt(asked(options, { play: 'skirmish' }), 2)).toEqual(['place', 2]);
    expect(facetAt(asked(options, { play: 'skirmish' }), 3)).toBeUndefined();
    expect(facetAt(asked(options, { play: 'skirmish', place: 2 }), 3)).toEqual(['to', 3]);
    expect(facetAt(asked(options, { play: 'skirmish', place: 2 }), 2)).toEqual(['place', 2]);
  });
});

test('a place takes a warrior that was chosen, on the own side', () => {
  const options: readonly Action[] = [{ warrior: 'archers', place: 3 }, { pass: true }];
  expect(facetAt(asked(options), 3)).toEqual(['place', 3]);
  expect(glowingPart(asked(options), 3)).toBeUndefined();
  expect(glowingPart(asked(options, { warrior: 'archers' }), 3)).toBe('mine');
});
