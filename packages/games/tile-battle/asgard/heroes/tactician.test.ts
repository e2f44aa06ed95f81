import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Tactician: you may move another ally, wherever it lies', () => {
  const board = `
    match: asgard asgard
    red hand: tactician 0/0/0/0
    blue hand: knight
    .  *  blue viking 0/0/0/0  red bard> 9/9/9/9
  `;

  test('any other ally goes to any empty cell that touches a tile, keeps its orientation and does not compare (T-6)', () => {
    const asked = scene(board).place('tactician', 'c4');
    // Neither the enemy nor Tactician itself.
    expect(asked.asks).toBe('red tactician: bard, pass');
    const moved = asked.choose('bard', 'e3');
    expect(moved.where('bard')).toBe('red e3>');
    expect(moved.owner('viking')).toBe('blue');
  });

  test('declined, everybody stays', () => {
    expect(scene(board).place('tactician', 'c4').pass().cell('bard')).toBe('f4');
  });

  test('without another ally it is not asked', () => {
    const alone = scene(`
      match: asgard asgard
      red hand: tactician 0/0/0/0
      blue hand: knight
      .  *  blue viking 9/9/9/9
    `).place('tactician', 'c4');
    expect(alone.asks).toMatch(/^blue placement/);
  });

  test('an ally that holds the field together may only go where it still does (T-3)', () => {
    const asked = scene(`
      match: asgard asgard
      red hand: tactician 0/0/0/0
      blue hand: knight
      *  red bard 0/0/0/0
      .  blue viking 9/9/9/9
    `)
      .place('tactician', 'c4')
      .choose('bard');
    expect(asked.options).toEqual(['d5']);
  });

  test('Cadenza and Priest are not moved, nor those beside Medusa (T-18)', () => {
    const asked = scene(`
      match: asgard asgard
      red hand: tactician 0/0/0/0
      blue hand: knight
      .  *  red cadenza 9/9/9/9  red priest 9/9/9/9
      .  .  red bard 9/9/9/9     blue medusa 9/9/9/9
      .  .  red mage 9/9/9/9     .
    `).place('tactician', 'c4');
    expect(asked.asks).toBe('red tactician: mage, pass');
  });
});
