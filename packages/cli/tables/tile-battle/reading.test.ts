import type { Action } from '@swordtable/games/tile-battle/action';
import { tileNamed } from '@swordtable/games/tile-battle/catalog';
import { cellNamed } from '@swordtable/games/tile-battle/field/coordinates';
import { describe, expect, test } from 'vitest';
import { read } from './reading.ts';

const tile = (id: string): number => tileNamed(id) ?? -1;
const cell = (name: string): number => cellNamed(name) ?? -1;

const PLACEMENTS: readonly Action[] = ['jason', 'king-midas', 'king-alexian'].flatMap((id) =>
  ['c4', 'd3'].flatMap((name) => [0, 1, 2, 3].map((turns) => ({ tile: tile(id), cell: cell(name), turns }))),
);

describe('a placement', () => {
  test.each([
    ['jason c4 >', { tile: tile('jason'), cell: cell('c4'), turns: 1 }],
    ['Jason C4>', { tile: tile('jason'), cell: cell('c4'), turns: 1 }],
    ['jas on d3 v', { tile: tile('jason'), cell: cell('d3'), turns: 2 }],
    ['king midas d3 west', { tile: tile('king-midas'), cell: cell('d3'), turns: 3 }],
    ['king-midas, c4, up', { tile: tile('king-midas'), cell: cell('c4'), turns: 0 }],
    ['d3 alexian <', { tile: tile('king-alexian'), cell: cell('d3'), turns: 3 }],
  ])('"%s" is one answer', (text, action) => {
    expect(read(text, PLACEMENTS)).toEqual({ kind: 'one', action });
  });

  test.each([
    ['jason', 8],
    ['d3', 12],
    ['midas c4', 4],
    ['>', 6],
  ])('"%s" leaves %d answers to choose from', (text, count) => {
    const reading = read(text, PLACEMENTS);
    expect(reading.kind === 'some' && reading.options.length).toBe(count);
  });

  test.each([
    ['king', '"king" may be King Midas, King Alexian XXXVII; type a little more.'],
    ['hydra c4', 'Hydra cannot be chosen here; these can: Jason, King Midas, King Alexian XXXVII.'],
    ['jason h8', 'h8 isn’t open. Open cells: c4 d3.'],
    ['pass', 'This cannot be declined.'],
    ['use', 'There is nothing to say yes to; name what you choose.'],
    ['jasom', '"jasom" is no answer here. Did you mean "Jason"? Type "help" for help.'],
    ['%$§', '"%$§" is no answer here. Type "help" for help.'],
    ['constructor', '"constructor" is no answer here. Type "help" for help.'],
  ])('"%s" gets one sentence', (text, sentence) => {
    expect(read(text, PLACEMENTS)).toEqual({ kind: 'none', sentence });
  });
});

describe('other questions', () => {
  const PASS: Action = { pass: true };
  test.each<[string, readonly Action[], Action]>([
    ['hydra', [{ tile: tile('hydra') }, { tile: tile('ajax') }, PASS], { tile: tile('hydra') }],
    ['no', [{ tile: tile('hydra') }, PASS], PASS],
    ['yes', [{ use: true }, PASS], { use: true }],
    ['c3', [{ cell: cell('c3') }, { cell: cell('d3') }], { cell: cell('c3') }],
    ['north', [{ side: 0 }, { side: 1 }], { side: 0 }],
    ['e', [{ side: 0 }, { side: 1 }], { side: 1 }],
    ['down', [{ turns: 1 }, { turns: 2 }], { turns: 2 }],
    ['column', [{ line: 0 }, { line: 1 }], { line: 1 }],
  ])('"%s" is understood', (text, options, action) => {
    expect(read(text, options)).toEqual({ kind: 'one', action });
  });

  test('a hero where none is asked for', () => {
    expect(read('hydra', [{ side: 0 }])).toEqual({ kind: 'none', sentence: 'No hero is asked for here.' });
    expect(read('c3', [{ side: 0 }])).toEqual({ kind: 'none', sentence: 'No cell is asked for here.' });
  });
});
