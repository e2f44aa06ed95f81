import { describe, expect, test } from 'vitest';
import { type Scene, scene } from '../../scene/scene.ts';

/** What abilities added at the end of the round: the color's number, and the points. */
const gains = (after: Scene) => after.told('points').map(({ seat, points }) => [seat, points]);

describe('Dealer: at the end of the round it was placed in, 1 point per adjacent ally to its controller', () => {
  test('allies count, on top of rows and columns; enemies and the terrain do not (A-14)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: dealer 0/0/0/0
      red titan   red bard    blue mage
      red thief   .           blue knight 9/9/9/9
      .           *           blue noble
    `).place('dealer', 'd3');
    expect(gains(after)).toEqual([[0, 2]]);
    // Red has two in both rows and in both columns; blue has three in one column.
    expect(after.score).toEqual([6, 2]);
  });

  test('without an ally it gains nothing', () => {
    const after = scene(`
      match: asgard asgard
      red hand: dealer 0/0/0/0
      *   blue knight 9/9/9/9
    `).place('dealer', 'e3');
    expect(gains(after)).toEqual([]);
  });

  test('the player who controls it then gains (A-6)', () => {
    const after = scene(`
      match: asgard asgard
      placed this round: dealer
      blue hand: knight 9/9/9/9
      to move: blue
      *   red dealer 0/0/0/0   red bard
    `).place('knight', 'e3');
    expect(after.owner('dealer')).toBe('blue');
    expect(gains(after)).toEqual([[1, 1]]);
  });

  test('it scores once: in the round after, it gains nothing (A-6)', () => {
    const after = scene(`
      match: asgard asgard
      round: 2
      red hand: knight 0/0/0/0
      *   red dealer   red bard
    `).place('knight', 'e3');
    expect(gains(after)).toEqual([]);
  });

  test('summoned by Conjuror, it was placed in this round (A-17)', () => {
    const after = scene(`
      match: asgard asgard
      round: 2
      red hand: conjuror
      deck: dealer 0/0/0/0
      *   red bard
    `)
      .place('conjuror', 'e3')
      .use()
      .choose('dealer', '0');
    expect(gains(after)).toEqual([[0, 1]]);
  });

  test('beside Baenvier at that moment it gains nothing (A-5)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: dealer 0/0/0/0
      *   red baenvier
    `).place('dealer', 'e3');
    expect(gains(after)).toEqual([]);
  });
});
