import type { Action } from '@swordtable/games/battlefields/action';
import { describe, expect, test } from 'vitest';
import { type Facets, offered, pickable } from '../../../kit/selection/choosing.ts';
import { facetAt, glowingPart, PARTS } from './targets.ts';

const asked = (options: readonly Action[], picks: Facets = {}) => ({
  picks,
  can: (facet: string, value: unknown) => offered(options, facet).has(value),
  canNow: (facet: string, value: unknown) => pickable(options, picks, facet).has(value),
});

/** The parts of a place that answer a click. */
const live = (options: readonly Action[], picks: Facets, place: number) =>
  PARTS.filter((part) => facetAt(asked(options, picks), place, part) !== undefined);

describe('a place in battle', () => {
  const options: readonly Action[] = [
    { reveal: 0 },
    { play: 'ambush', place: 1 },
    { play: 'scout', place: 1 },
    { play: 'raid', place: 1 },
    { play: 'flank', place: 0 },
    { play: 'elite', place: 0 },
    { play: 'surround', place: 0 },
    { play: 'skirmish', place: 2, to: 0 },
    { play: 'skirmish', place: 2, to: 3 },
  ];

  test('reveals what lies there while no card is chosen, by its own part alone', () => {
    expect(facetAt(asked(options), 0, 'mine')).toEqual(['reveal', 0]);
    expect(live(options, {}, 0)).toEqual(['mine']);
    expect(glowingPart(asked(options), 0)).toBe('mine');
    expect(live(options, {}, 1)).toEqual([]);
    expect(glowingPart(asked(options), 1)).toBeUndefined();
  });

  test.each([
    ['ambush', 1, ['theirs'], 'theirs'],
    ['scout', 1, ['theirs'], 'theirs'],
    ['raid', 1, ['mine'], 'mine'],
    ['flank', 0, ['land', 'mine'], 'land'],
    ['elite', 0, ['land', 'mine'], 'land'],
    ['surround', 0, ['theirs', 'land'], 'land'],
  ] as const)('takes %s at place %i by %j, and what glows is %s', (play, place, parts, glows) => {
    expect(live(options, { play }, place)).toEqual(parts);
    expect(glowingPart(asked(options, { play }), place)).toBe(glows);
    expect(facetAt(asked(options, { play }), place, glows)).toEqual(['place', place]);
    expect(live(options, { play }, 1 - place)).toEqual([]);
  });

  test('is where a Skirmish leads to once it is said from where', () => {
    expect(facetAt(asked(options, { play: 'skirmish' }), 2, 'mine')).toEqual(['place', 2]);
    expect(live(options, { play: 'skirmish' }, 2)).toEqual(['mine']);
    expect(live(options, { play: 'skirmish' }, 3)).toEqual([]);
    expect(facetAt(asked(options, { play: 'skirmish', place: 2 }), 3, 'mine')).toEqual(['to', 3]);
    expect(facetAt(asked(options, { play: 'skirmish', place: 2 }), 2, 'mine')).toEqual(['place', 2]);
  });
});

test('a place takes a warrior that was chosen, on the own side alone', () => {
  const options: readonly Action[] = [{ warrior: 'archers', place: 3 }, { pass: true }];
  expect(live(options, {}, 3)).toEqual([]);
  expect(glowingPart(asked(options), 3)).toBeUndefined();
  expect(live(options, { warrior: 'archers' }, 3)).toEqual(['mine']);
  expect(glowingPart(asked(options, { warrior: 'archers' }), 3)).toBe('mine');
});
