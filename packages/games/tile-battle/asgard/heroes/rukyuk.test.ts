import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Rukyuk: you may compare with the first two tiles of one direction, and then with nothing else', () => {
  // West of c3: a gap, Viking, Bard, Mage. South of it Monk, who is easy to beat.
  const board = `
    match: asgard asgard
    red hand: rukyuk 0/0/9/5
    blue hand: knight
    board a3:
    blue bard 9/4/9/9  blue viking 9/4/9/4  .                  .
    .                  .                    blue monk 0/0/0/0  *
  `;

  test('both are beaten by the one number, and the other sides do not compare', () => {
    const asked = scene(board).place('rukyuk', 'c3');
    expect(asked.asks).toBe('red rukyuk: south, west, pass');
    const tapped = asked.choose('west');
    expect(tapped.owner('viking')).toBe('red');
    expect(tapped.owner('bard')).toBe('red');
    expect(tapped.owner('monk')).toBe('blue');
  });

  test('declined, it compares as usual (A-9)', () => {
    const declined = scene(board).place('rukyuk', 'c3').pass();
    expect(declined.owner('viking')).toBe('red');
    expect(declined.owner('monk')).toBe('red');
    expect(declined.owner('bard')).toBe('blue');
  });

  test('the third tile is out of reach, gaps and allies are looked past, and each compares by the side that faces Rukyuk', () => {
    const tapped = scene(`
      match: asgard asgard
      red hand: rukyuk 0/0/0/5
      blue hand: knight
      board a3:
      blue mage 0/0/0/0  blue viking 9/4/9/9  .  red bard 0/0/0/0  .
      .                  .                    .  .                 *
    `)
      .place('rukyuk', 'e3')
      .choose('west');
    expect(tapped.owner('viking')).toBe('red');
    expect(tapped.owner('mage')).toBe('blue');
  });

  test('the terrain is one of the two (A-20)', () => {
    const tapped = scene(`
      match: asgard asgard
      red hand: rukyuk 0/5/0/0
      blue hand: knight
      .  *  blue viking 4/4/4/4  blue mage 4/4/4/4
    `)
      .place('rukyuk', 'c4')
      .choose('east');
    expect(tapped.owner('viking')).toBe('red');
    expect(tapped.owner('mage')).toBe('blue');
  });

  test('where no line holds a hero it is not asked', () => {
    const placed = scene(`
      match: asgard asgard
      red hand: rukyuk 0/5/0/0
      blue hand: knight
      .  *
      .  blue viking 4/4/4/4
    `).place('rukyuk', 'c4');
    expect(placed.asks).toMatch(/^blue placement/);
  });
});
