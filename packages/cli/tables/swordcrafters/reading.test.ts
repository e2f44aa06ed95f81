import type { Action } from '@swordtable/games/swordcrafters/action';
import { type Cut, cutsOf } from '@swordtable/games/swordcrafters/pieces/grid';
import { describe, expect, test } from 'vitest';
import { read } from './reading.ts';

/** Three groups: one of three rows and two columns, a single tile, and one of two rows and a column. */
const SHAPES = [
  { row: 0, column: 0, rows: 3, columns: 2 },
  { row: 0, column: 2, rows: 1, columns: 1 },
  { row: 1, column: 2, rows: 2, columns: 1 },
] as const;
const SLICES: readonly Action[] = SHAPES.flatMap((shape, group) => cutsOf(shape).map(({ axis, after }: Cut) => ({ group, axis, after })));
const GROUPS: readonly Action[] = SHAPES.map((_, group) => ({ group }));
const ACROSS: readonly Action[] = [
  { axis: 'H', after: 1, keep: 'second' },
  { axis: 'H', after: 2, keep: 'first' },
  { axis: 'H', after: 2, keep: 'second' },
];
const DOWN: readonly Action[] = [
  { axis: 'V', after: 1, keep: 'first' },
  { axis: 'V', after: 1, keep: 'second' },
];
const CRAFT: readonly Action[] = (['ruby', 'sapphire', 'blank'] as const).flatMap((tile) => [0, 3].map((side) => ({ tile, side, on: 0 })));
const DUAL: readonly Action[] = [0, 1].flatMap((on) => [0, 1].map((side) => ({ tile: 'ruby' as const, side, on })));

describe('slicing', () => {
  test.each<[string, Action]>([
    ['1 h1', { group: 0, axis: 'H', after: 1 }],
    ['h2 1', { group: 0, axis: 'H', after: 2 }],
    ['1 H 2', { group: 0, axis: 'H', after: 2 }],
    ['g1 v1', { group: 0, axis: 'V', after: 1 }],
    ['v', { group: 0, axis: 'V', after: 1 }],
    ['3', { group: 2, axis: 'H', after: 1 }],
    ['cut group 1 below row 2', { group: 0, axis: 'H', after: 2 }],
    ['group 1 right of column 1', { group: 0, axis: 'V', after: 1 }],
    ['#3 across', { group: 2, axis: 'H', after: 1 }],
  ])('"%s" is one answer', (text, action) => {
    expect(read(text, SLICES)).toEqual({ kind: 'one', action });
  });

  test.each([
    ['group 1', 3],
    ['h1', 2],
    ['1 across', 2],
  ])('"%s" leaves %d answers to choose from', (text, count) => {
    const reading = read(text, SLICES);
    expect(reading.kind === 'some' && reading.options.length).toBe(count);
  });

  test.each([
    ['2 h1', 'Group 2 cannot be cut; these can: 1 3.'],
    ['7', 'Group 7 cannot be cut; these can: 1 3.'],
    ['3 v1', 'That group cannot be cut down; these cuts can be made: h1.'],
    ['1 h3', 'There is no such line; these cuts can be made: h1 h2.'],
    ['1 h1 h2', 'That is more than one answer; type one at a time.'],
    ['ruby 1', '"ruby" is no answer here. Type "help" for help.'],
    ['cut', '"cut" is no answer here. Type "help" for help.'],
    ['constructor', '"constructor" is no answer here. Type "help" for help.'],
    ['%$§', '"%$§" is no answer here. Type "help" for help.'],
  ])('"%s" gets one sentence', (text, sentence) => {
    expect(read(text, SLICES)).toEqual({ kind: 'none', sentence });
  });
});

test('a group is taken by its number', () => {
  expect(read('take group 2', GROUPS)).toEqual({ kind: 'one', action: { group: 1 } });
  expect(read('g3', GROUPS)).toEqual({ kind: 'one', action: { group: 2 } });
  expect(read('take 4', GROUPS)).toEqual({ kind: 'none', sentence: 'There is no group 4; these are there: 1 2 3.' });
});

describe('cutting alone', () => {
  test.each<[string, readonly Action[], Action]>([
    ['h2 upper', ACROSS, { axis: 'H', after: 2, keep: 'first' }],
    ['2 low', ACROSS, { axis: 'H', after: 2, keep: 'second' }],
    ['keep the upper part', ACROSS, { axis: 'H', after: 2, keep: 'first' }],
    ['h1', ACROSS, { axis: 'H', after: 1, keep: 'second' }],
    ['l', DOWN, { axis: 'V', after: 1, keep: 'first' }],
    ['v1 r', DOWN, { axis: 'V', after: 1, keep: 'second' }],
  ])('"%s" is one answer', (text, options, action) => {
    expect(read(text, options)).toEqual({ kind: 'one', action });
  });

  test.each([
    ['h1 upper', 'That part cannot be kept: it is too thin for what the card still asks for.'],
    ['v1', 'The card asks for a cut across, between rows; these can be made: h1 h2.'],
    ['h3', 'There is no such line; these cuts can be made: h1 h2.'],
    ['h2 left', '"left" is no answer here. Type "help" for help.'],
  ])('"%s" gets one sentence', (text, sentence) => {
    expect(read(text, ACROSS)).toEqual({ kind: 'none', sentence });
  });
});

describe('crafting', () => {
  test.each<[string, readonly Action[], Action]>([
    ['ruby 1', CRAFT, { tile: 'ruby', side: 0, on: 0 }],
    ['r1', CRAFT, { tile: 'ruby', side: 0, on: 0 }],
    ['S4', CRAFT, { tile: 'sapphire', side: 3, on: 0 }],
    ['4 sapp', CRAFT, { tile: 'sapphire', side: 3, on: 0 }],
    ['put the blank on side 4', CRAFT, { tile: 'blank', side: 3, on: 0 }],
    ['r1 sword 2', DUAL, { tile: 'ruby', side: 0, on: 1 }],
    ['ruby 2 1', DUAL, { tile: 'ruby', side: 1, on: 0 }],
    ['sword 2 side 1', DUAL, { tile: 'ruby', side: 0, on: 1 }],
    ['r2 second', DUAL, { tile: 'ruby', side: 1, on: 1 }],
  ])('"%s" is one answer', (text, options, action) => {
    expect(read(text, options)).toEqual({ kind: 'one', action });
  });

  test.each([
    ['ruby', CRAFT, 2],
    ['side 1', CRAFT, 3],
    ['r1', DUAL, 2],
    ['second sword', DUAL, 2],
  ])('"%s" leaves answers to choose from', (text, options, count) => {
    const reading = read(text, options);
    expect(reading.kind === 'some' && reading.options.length).toBe(count);
  });

  test.each([
    ['diamond 1', 'There is no diamond to build in; there are: ruby, sapphire, blank.'],
    ['r2', 'Side 2 cannot grow now; these can: 1 4.'],
    ['r1 s4', 'That is more than one answer; type one at a time.'],
    ['r1 sword 2', 'Sword 2 cannot be chosen here; these can: 1.'],
    ['saphire 1', '"saphire" is no answer here. Did you mean "sapphire"? Type "help" for help.'],
  ])('"%s" gets one sentence', (text, sentence) => {
    expect(read(text, CRAFT)).toEqual({ kind: 'none', sentence });
  });
});

test('of two swords one gets the first group', () => {
  const swords: readonly Action[] = [{ sword: 0 }, { sword: 1 }];
  for (const text of ['sword 2', 'second', 'the second sword', 'two'])
    expect(read(text, swords)).toEqual({ kind: 'one', action: { sword: 1 } });
  expect(read('sword 3', swords)).toEqual({ kind: 'none', sentence: 'Sword 3 cannot be chosen here; these can: 1 2.' });
});
