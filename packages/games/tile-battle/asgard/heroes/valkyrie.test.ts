import { describe, expect, test } from 'vitest';
import { type Scene, scene } from '../../scene/scene.ts';

const gains = (after: Scene) => after.told('points').map(({ seat, points }) => [seat, points]);

describe('Valkyrie: at the end of the round it was placed in, each adjacent hero gives its own controller 1 point', () => {
  test('both colors gain; the terrain (A-14) and heroes farther off give nothing', () => {
    const after = scene(`
      match: asgard asgard
      red hand: valkyrie 0/0/0/0
      blue mage    red bard               .
      red thief    .                      blue knight 9/9/9/9
      .            *                      blue noble
    `).place('valkyrie', 'd3');
    expect(gains(after).sort()).toEqual([
      [0, 2],
      [1, 1],
    ]);
    // Row 3 and column d have two red tiles each, column e two blue ones.
    expect(after.score).toEqual([4, 2]);
  });

  test('flipped by an enemy, it still gives: what counts is the color of the neighbors (A-6)', () => {
    const after = scene(`
      match: asgard asgard
      placed this round: valkyrie
      blue hand: knight 9/9/9/9
      to move: blue
      *   red valkyrie 0/0/0/0   red bard
    `).place('knight', 'e3');
    expect(after.owner('valkyrie')).toBe('blue');
    expect(gains(after).sort()).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });

  test('it scores once: in the round after, it gives nothing (A-6)', () => {
    const after = scene(`
      match: asgard asgard
      round: 2
      red hand: knight 0/0/0/0
      *   red valkyrie   red bard
    `).place('knight', 'e3');
    expect(gains(after)).toEqual([]);
  });

  test('beside Baenvier at that moment it gives nothing, not even for Baenvier (A-5)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: baenvier 0/0/0/0
      placed this round: valkyrie
      *   red valkyrie   red bard
    `).place('baenvier', 'e3');
    expect(gains(after)).toEqual([]);
  });
});
