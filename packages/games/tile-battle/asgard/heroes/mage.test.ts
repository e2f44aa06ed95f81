import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Mage: in one direction it may battle any tile of the line instead of the adjacent one', () => {
  const beforeTheSpark = scene(`
    match: asgard asgard
    red hand: mage 5/5/5/5
    blue knight 0/0/0/0  blue thief 0/0/0/0  .
    .                    *                   blue bard 0/0/0/0
  `).place('mage', 'e3');

  test('the far tile replaces the adjacent one, and the other directions battle as usual (A-8)', () => {
    const after = beforeTheSpark.choose('knight');
    expect(after.owner('knight')).toBe('red');
    expect(after.owner('thief')).toBe('blue');
    expect(after.owner('bard')).toBe('red');
  });

  test('declined, it battles all its neighbors', () => {
    const after = beforeTheSpark.pass();
    expect(after.owner('knight')).toBe('blue');
    expect(after.owner('thief')).toBe('red');
    expect(after.owner('bard')).toBe('red');
  });

  test('it sees past gaps, tiles and the terrain, but never names the terrain itself (A-14)', () => {
    const placed = scene(`
      match: asgard asgard
      red hand: mage 5/5/5/5
      .                    .                   red squire
      .                    .                   red trader
      blue thief 0/0/0/0   blue bard 9/9/9/9   *           .   .
      .                    .                   red captain  red dealer  red noble
    `).place('mage', 'f4');
    expect(placed.asks).toBe('red mage: bard, thief, pass');
    expect(placed.choose('thief').owner('thief')).toBe('red');
  });

  test('it may name an ally: then nothing is compared in that direction (R-9)', () => {
    const placed = scene(`
      match: asgard asgard
      red hand: mage 5/5/5/5
      red knight 0/0/0/0   blue thief 0/0/0/0  .
      .                    *                   .
    `).place('mage', 'e3');
    expect(placed.asks).toBe('red mage: knight, pass');
    const after = placed.choose('knight');
    expect(after.owner('knight')).toBe('red');
    expect(after.owner('thief')).toBe('blue');
  });

  test('with nothing beyond its neighbors it is not asked', () => {
    const after = scene(`
      match: asgard asgard
      red hand: mage 5/5/5/5
      blue hand: fool
      .   blue knight 9/9/9/9   .
      .   *                     .
    `).place('mage', 'e3');
    expect(after.asks).toMatch(/^blue placement/);
  });

  test('it can strike Priest from afar, for it changes only its own comparison (A-18)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: mage 5/5/5/5
      blue priest 0/0/0/0  red thief  .
      .                    *          .
    `)
      .place('mage', 'e3')
      .choose('priest');
    expect(after.owner('priest')).toBe('red');
  });

  test('beside Baenvier it has no ability (A-5)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: mage 5/5/5/5
      blue hand: fool
      blue knight 0/0/0/0  blue thief 0/0/0/0  .
      .                    *                   blue baenvier 9/9/9/9
    `).place('mage', 'e3');
    expect(after.asks).toMatch(/^blue placement/);
    expect(after.owner('thief')).toBe('red');
    expect(after.told('silenced')).toHaveLength(1);
  });
});
