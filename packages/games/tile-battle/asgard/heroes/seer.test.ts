import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Seer: you may move an enemy, wherever it lies', () => {
  const board = `
    match: asgard asgard
    red hand: seer 9/0/0/0
    blue hand: knight
    .  *  red bard 0/0/0/0  blue viking> 5/5/5/5
  `;

  test('any enemy goes to any empty cell that touches a tile, orientation kept, and Seer battles it there', () => {
    const asked = scene(board).place('seer', 'c4');
    expect(asked.asks).toBe('red seer: viking, pass');
    expect(asked.choose('viking', 'c3').where('viking')).toBe('red c3>');
    expect(asked.choose('viking', 'b4').where('viking')).toBe('blue b4>');
  });

  test('declined, everybody stays', () => {
    expect(scene(board).place('seer', 'c4').pass().cell('viking')).toBe('f4');
  });

  test('an enemy that others depend on is not offered (T-3)', () => {
    const asked = scene(`
      match: asgard asgard
      red hand: seer 0/0/0/0
      blue hand: knight
      .  *  blue viking 9/9/9/9  blue bard 9/9/9/9  blue mage 9/9/9/9
    `).place('seer', 'd3');
    // Viking and Bard could only bridge the gap from where they stand.
    expect(asked.asks).toBe('red seer: mage, pass');
  });

  test('with no enemy it is not asked', () => {
    const alone = scene(`
      match: asgard asgard
      red hand: seer 0/0/0/0
      blue hand: knight
      .  *  red bard 0/0/0/0
    `).place('seer', 'c4');
    expect(alone.asks).toMatch(/^blue placement/);
  });

  test('Cadenza and Priest are not moved, nor those beside Medusa (T-18)', () => {
    const asked = scene(`
      match: asgard asgard
      red hand: seer 0/0/0/0
      blue hand: knight
      .  *  blue cadenza 9/9/9/9  blue priest 9/9/9/9
      .  .  blue bard 9/9/9/9     red medusa 9/9/9/9
      .  .  blue mage 9/9/9/9     .
    `).place('seer', 'c4');
    expect(asked.asks).toBe('red seer: mage, pass');
  });
});
