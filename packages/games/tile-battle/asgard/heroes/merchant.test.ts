import { describe, expect, test } from 'vitest';
import { type Scene, scene } from '../../scene/scene.ts';

const gains = (after: Scene) => after.told('points').map(({ seat, points }) => [seat, points]);

describe('Merchant: at the end of the round it was placed in, 1 point per adjacent enemy to its controller', () => {
  test('enemies count, on top of rows and columns; allies and the terrain do not (A-14)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: merchant 0/0/0/0
      .            blue mage 9/9/9/9    red bard
      red thief    .                    blue knight 9/9/9/9
      red noble    *                    .
    `).place('merchant', 'd3');
    expect(gains(after)).toEqual([[0, 2]]);
    expect(after.score).toEqual([4, 0]);
  });

  test('those it flips on arrival are enemies no more', () => {
    const after = scene(`
      match: asgard asgard
      red hand: merchant 5/5/5/5
      *   blue mage 4/4/4/4
    `).place('merchant', 'e3');
    expect(gains(after)).toEqual([]);
  });

  test('the player who controls it then gains (A-6)', () => {
    const after = scene(`
      match: asgard asgard
      placed this round: merchant
      blue hand: knight 9/9/9/9
      to move: blue
      *   red merchant 0/0/0/0   red bard
    `).place('knight', 'e3');
    expect(gains(after)).toEqual([[1, 1]]);
  });

  test('it scores once: in the round after, it gains nothing (A-6)', () => {
    const after = scene(`
      match: asgard asgard
      round: 2
      red hand: knight 0/0/0/0
      *   red merchant   blue bard
    `).place('knight', 'e3');
    expect(gains(after)).toEqual([]);
  });

  test('beside Baenvier at that moment it gains nothing (A-5)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: merchant 0/0/0/0
      *   blue baenvier 9/9/9/9
    `).place('merchant', 'e3');
    expect(gains(after)).toEqual([]);
  });
});
