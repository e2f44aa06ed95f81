import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Pandora: the player who gains her by a flip loses a point', () => {
  test('the new controller loses 1, even below zero (T-14)', () => {
    const gained = scene(`
      red hand: hercules 9/9/9/9
      blue hand: hermes
      *  blue pandora 0/0/0/0
    `).place('hercules', 'f4');
    expect(gained.owner('pandora')).toBe('red');
    expect(gained.score).toEqual([-1, 0]);
  });

  test('given away by her own controller, she costs the opponent', () => {
    const given = scene(`
      score: 3 : 3
      red hand: manticore 0/0/0/0
      blue hand: hermes
      *  red pandora
    `)
      .place('manticore', 'f4')
      .choose('pandora');
    expect(given.score).toEqual([3, 2]);
  });

  test('coming into play is no flip', () => {
    const placed = scene(`
      red hand: pandora 0/0/0/0
      blue hand: hermes
      *
    `).place('pandora', 'e4');
    expect(placed.score).toEqual([0, 0]);
  });

  test('her box opens before another trigger of the same event flips her again (T-11)', () => {
    // Hermes turns Hydra and Pandora red together; Hydra, the older, then turns Pandora back as an event of its own.
    const twice = scene(`
      red hand: hermes 0/0/0/0
      blue hand: centaur
      *  blue hydra  blue pandora
    `)
      .place('hermes', 'g4')
      .choose('row', 'pandora');
    expect(twice.owner('pandora')).toBe('blue');
    expect(twice.score).toEqual([-1, -1]);
  });

  test('spared by Perseus or King Midas, she costs nobody anything (T-11)', () => {
    const guarded = (guard: string) =>
      scene(`
        red hand: hercules 9/9/9/9
        blue hand: hermes
        *  blue ${guard} 0/0/0/0  blue pandora 0/0/0/0
      `)
        .place('hercules', 'g4')
        .told('points');
    expect(guarded('chimera')).toHaveLength(1);
    expect(guarded('perseus')).toEqual([]);
    expect(guarded('king-midas')).toEqual([]);
  });

  test('next to Baenvier her box stays shut (A-5)', () => {
    const silenced = scene(`
      red hand: hercules 9/9/9/9
      blue hand: hermes
      *  blue baenvier 9/9/9/9  blue pandora 0/0/0/0
    `).place('hercules', 'g4');
    expect(silenced.owner('pandora')).toBe('red');
    expect(silenced.score).toEqual([0, 0]);
  });
});
