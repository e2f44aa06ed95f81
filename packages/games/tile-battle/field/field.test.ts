import { describe, expect, test } from 'vitest';
import { scene } from '../scene/scene.ts';
import { areaOf, cellsOf, isConnected, joining } from './area.ts';
import { cellName, cellNamed, HOME } from './coordinates.ts';

const cells = (...names: readonly string[]): number[] => names.map((name) => cellNamed(name) ?? -1);
const named = (area: { low: number; high: number }): readonly string[] => cellsOf(area).map((cell) => cellName(cell, HOME));
/** Where the one tile in hand may go. */
const open = (text: string): readonly string[] => [
  ...new Set(scene(text).options.map((option) => option.replace(/^\S+ /, '').slice(0, 2))),
];

describe('The growing grid', () => {
  test('the field may grow to five in either direction, wherever it began (T-1)', () => {
    // Four columns are taken: one more may come on either side, but not two.
    expect(open('red hand: jason\n*  red apollo  blue hydra  red zeus')).toEqual([
      'd3',
      'e3',
      'f3',
      'g3',
      'c4',
      'h4',
      'd5',
      'e5',
      'f5',
      'g5',
    ]);
  });

  test('five in a row lock its margins (T-1)', () => {
    expect(open('red hand: jason\nboard b4:\n*  red apollo  blue hydra  red zeus  red hera')).toEqual([
      'b3',
      'c3',
      'd3',
      'e3',
      'f3',
      'b5',
      'c5',
      'd5',
      'e5',
      'f5',
    ]);
  });

  test('a margin stays locked when a move empties the edge (T-1)', () => {
    const locked = scene(`
      red hand: poseidon, muse
      blue hand: apollo
      board b4:
      .            red athlete  .           .         .
      *            red lamia    blue hydra  red zeus  red hera
    `)
      .place('poseidon', 'd4')
      .choose('hera', 'e4');
    // Column f is empty now, but the field cannot grow beyond b to the west instead.
    expect(locked.options.some((option) => option.includes(' a5'))).toBe(false);
    expect(locked.options.some((option) => option.includes(' f5'))).toBe(true);
  });

  test('the field closes on itself: what drifts off one edge comes in at the other, and nothing is mistaken', () => {
    const drifted = scene(
      'red hand: kraken 9/9/9/9\nblue hand: zeus\nboard g4:\nblue apollo 0/0/0/0  *  red hera  blue muse 0/0/0/0',
    ).place('kraken', 'c4');
    // Columns g, h, a, b, and now c: Kraken looks west along all of them and sees Muse first.
    expect(drifted.owner('muse')).toBe('red');
    expect(drifted.owner('apollo')).toBe('blue');
    expect(drifted.state.leftmost).toBe(6);
  });

  test('a tile goes to an empty cell that touches a tile by an edge, never diagonally (T-2)', () => {
    expect(open('red hand: jason\n*')).toEqual(['d3', 'c4', 'e4', 'd5']);
  });

  test('with no tile on the board one cell is offered, for all are equivalent (T-2)', () => {
    const first = scene('match: asgard none\nred hand: knight');
    expect(first.options).toEqual(['knight d4^', 'knight d4>', 'knight d4v', 'knight d4<']);
  });

  test('an occupied cell is never offered (T-4)', () => {
    const options = scene('red hand: jason\n*  red apollo').options;
    expect(options.filter((option) => option.includes(' d4') || option.includes(' e4'))).toEqual([]);
  });

  test('of a move only the outcomes that keep everything connected are offered (T-3)', () => {
    // Hydra holds Zeus to the rest, and no other cell touches both: it cannot be moved at all. Zeus can.
    const moving = scene(`
      red hand: poseidon, muse
      blue hand: apollo
      red athlete  *  blue hydra  red zeus
    `).place('poseidon', 'c3');
    expect(moving.options).toEqual(['athlete', 'zeus', 'poseidon', 'pass']);
  });
});

describe('Areas', () => {
  test('pieces that do not touch are not connected, and closed edges touch', () => {
    expect(isConnected(areaOf(cells('a1', 'b1', 'b2')))).toBe(true);
    expect(isConnected(areaOf(cells('a1', 'b2')))).toBe(false);
    expect(isConnected(areaOf(cells('a1', 'h1', 'a8')))).toBe(true);
  });

  test('what joins two pieces touches both', () => {
    expect(named(joining(areaOf(cells('c4', 'e4'))))).toEqual(['d4']);
    expect(named(joining(areaOf(cells('c4'))))).toEqual(['c3', 'b4', 'd4', 'c5']);
  });
});
