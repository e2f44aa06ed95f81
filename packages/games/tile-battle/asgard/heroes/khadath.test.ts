import { describe, expect, test } from 'vitest';
import { cellNamed } from '../../field/coordinates.ts';
import { type Scene, scene } from '../../scene/scene.ts';

describe('Khadath: you may name an empty cell beside it, where the opponent must place next turn', () => {
  const cells = ({ options }: Scene): readonly string[] => [
    ...new Set(options.map((option) => option.replace(/^\S+ (..).$/, '$1')).filter((cell) => cell.length === 2)),
  ];

  const placed = scene(`
    match: asgard asgard
    red hand: khadath 0/0/0/0, mage 0/0/0/0
    blue hand: knight 0/0/0/0, bard 0/0/0/0
    .  .  *
    .  .  red viking 0/0/0/0
  `).place('khadath', 'c4');

  test('the opponent has to use it on the next turn, with any tile and turned any way, and is free after that (A-7)', () => {
    expect(placed.asks).toBe('red khadath: c3, b4, c5, pass');
    const trapped = placed.choose('b4');
    expect(trapped.options).toHaveLength(2 * 4);
    expect(cells(trapped)).toEqual(['b4']);
    const free = trapped.place('knight', 'b4');
    // It binds the opponent only, and once.
    expect(cells(free).length).toBeGreaterThan(1);
    expect(cells(free.place('mage', 'c5')).length).toBeGreaterThan(1);
  });

  test('declined, every cell is open', () => {
    expect(cells(placed.pass()).length).toBeGreaterThan(3);
  });

  test('only cells are offered on which a tile could be placed: not one beyond a locked margin (R-16)', () => {
    const asked = scene(`
      match: asgard asgard
      red hand: khadath 0/0/0/0
      blue hand: knight
      board b3:
      .                   .                   .  .                .
      red viking 0/0/0/0  red monk 0/0/0/0    *  red bard 0/0/0/0  red mage 0/0/0/0
    `).place('khadath', 'b3');
    expect(asked.asks).toBe('red khadath: b2, c3, pass');
  });

  test('with no empty cell beside it, it is not asked', () => {
    const full = scene(`
      match: asgard asgard
      red hand: khadath 0/0/0/0
      blue hand: knight
      .                   red monk 0/0/0/0  .
      red viking 0/0/0/0  .                 *
      .                   red bard 0/0/0/0  .
    `).place('khadath', 'c4');
    expect(full.asks).toMatch(/^blue placement/);
  });

  test('a cell that is filled meanwhile, here by the Styx, binds nobody (A-7)', () => {
    const filled = scene(`
      match: olympus river-styx
      red hand: khadath 0/0/0/0
      blue hand: knight
      .  *  red viking 0/0/0/0
    `)
      .place('khadath', 'c4')
      .choose('c3', 'viking', 'c3');
    expect(filled.asks).toMatch(/^blue placement/);
    expect(cells(filled)).not.toContain('c3');
    expect(cells(filled).length).toBeGreaterThan(1);
  });

  test('a Hot Spot comes first: a closed cell is no gate (T-23)', () => {
    const closed = scene(`
      match: asgard asgard
      red hand: khadath 0/0/0/0
      blue hand: knight, bard
      lasting: [{"kind":"closed","by":75,"seat":1,"cell":${cellNamed('c3')},"spared":true}]
      *
    `)
      .place('khadath', 'd3')
      .choose('c3');
    expect(cells(closed)).not.toContain('c3');
    expect(cells(closed).length).toBeGreaterThan(1);
  });

  test('named on the last turn of a round, it waits for the next round (T-22)', () => {
    let next = scene(`
      match: asgard asgard
      score: 1 : 0
      red hand: khadath 0/0/0/0
      *
    `)
      .place('khadath', 'c4')
      .choose('b4');
    while (next.asks.includes(' draft:')) next = next.choose(next.options[0] ?? '');
    expect(next.asks).toMatch(/^blue placement/);
    expect(cells(next)).toEqual(['b4']);
  });
});
