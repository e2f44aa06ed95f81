import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Archer: battles only what lies exactly two cells away, in each of the four directions', () => {
  test('the tile two away flips and the adjacent ones are passed over', () => {
    const after = scene(`
      match: asgard asgard
      red hand: archer 9/9/9/9
      blue hand: fool
      blue knight 0/0/0/0  blue thief 0/0/0/0  .
      .                    *                   blue bard 0/0/0/0
    `).place('archer', 'e3');
    expect(after.asks).toMatch(/^blue placement/);
    expect(after.owner('knight')).toBe('red');
    expect(after.owner('thief')).toBe('blue');
    expect(after.owner('bard')).toBe('blue');
  });

  test('it shoots across gaps and across the terrain', () => {
    const after = scene(`
      match: asgard asgard
      red hand: archer 9/9/9/9
      .                    red mage  blue thief 0/0/0/0
      .                    red bard  .
      blue knight 0/0/0/0  *         .
    `).place('archer', 'e4');
    expect(after.owner('thief')).toBe('red');
    expect(after.owner('knight')).toBe('red');
  });

  test('three cells away is too far, even if the cell two away holds an ally', () => {
    const after = scene(`
      match: asgard asgard
      red hand: archer 9/9/9/9
      blue knight 0/0/0/0  red bard 0/0/0/0  *  .
    `).place('archer', 'e4');
    expect(after.owner('knight')).toBe('blue');
    expect(after.owner('bard')).toBe('red');
  });

  test('it compares touching sides: its own toward the target, the target’s toward Archer', () => {
    const shot = (top: '^' | 'v') =>
      scene(`
        match: asgard asgard
        red hand: archer 5/0/0/0
        .          blue knight 9/9/4/9
        red noble  red bard
        *          .
      `).place('archer', 'e4', top);
    expect(shot('^').owner('knight')).toBe('red');
    expect(shot('v').owner('knight')).toBe('blue');
  });

  test('it hits Priest too, for it changes only its own comparison (A-18)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: archer 9/9/9/9
      blue priest 5/5/5/5  red bard  .
      .                    *         .
    `).place('archer', 'e3');
    expect(after.owner('priest')).toBe('red');
  });

  test('beside Baenvier it battles its neighbors like anybody (A-5)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: archer 5/5/5/5
      blue knight 0/0/0/0  blue thief 0/0/0/0  .
      .                    *                   blue baenvier 9/9/9/9
    `).place('archer', 'e3');
    expect(after.owner('knight')).toBe('blue');
    expect(after.owner('thief')).toBe('red');
  });

  test('Elder can shoot as Archer does', () => {
    const after = scene(`
      match: asgard asgard
      red hand: elder 9/9/9/9
      discard: archer
      blue knight 0/0/0/0  blue thief 0/0/0/0  .
      .                    *                   .
    `)
      .place('elder', 'e3')
      .choose('archer');
    expect(after.owner('knight')).toBe('red');
    expect(after.owner('thief')).toBe('blue');
  });
});
