import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Tanis: you may move another hero, wherever it lies, and turn it as you like', () => {
  const board = `
    match: asgard asgard
    red hand: tanis 5/0/0/0
    blue hand: knight
    .  *                 blue viking> 1/9/9/9
    .  red bard 0/0/0/0  .
  `;

  test('friend or foe comes to any empty cell that touches a tile, with any side up (T-5)', () => {
    const asked = scene(board).place('tanis', 'c4');
    expect(asked.asks).toBe('red tanis: viking, bard, pass');
    const where = asked.choose('viking', 'c3');
    expect(where.options).toEqual(['0', '1', '2', '3']);
    expect(where.choose('2').where('viking')).toBe('blue c3<');
    // Turned once more, its weak top looks down at Tanis.
    expect(where.choose('1').where('viking')).toBe('red c3v');
  });

  test('it may also leave the hero as it lies (R-10)', () => {
    expect(scene(board).place('tanis', 'c4').choose('viking', 'c3', '0').where('viking')).toBe('blue c3>');
  });

  test('declined, everybody stays', () => {
    expect(scene(board).place('tanis', 'c4').pass().where('viking')).toBe('blue e4>');
  });

  test('not the terrain, not Cadenza, not Priest, and no hero that others depend on (T-3, T-7)', () => {
    const asked = scene(`
      match: asgard asgard
      red hand: tanis 0/0/0/0
      blue hand: knight
      .  *                     blue bard 9/9/9/9  blue viking 9/9/9/9
      .  blue cadenza 9/9/9/9  .                  .
      .  blue priest 9/9/9/9   .                  .
    `).place('tanis', 'c4');
    expect(asked.asks).toBe('red tanis: viking, pass');
  });

  test('with nobody to move it is not asked', () => {
    const alone = scene(`
      match: asgard asgard
      red hand: tanis 0/0/0/0
      blue hand: knight
      .  *  blue priest 9/9/9/9
    `).place('tanis', 'c4');
    expect(alone.asks).toMatch(/^blue placement/);
  });

  test('a hero that is left as it is was not turned (R-10)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: tanis 0/0/0/0
      blue hand: zeus
      red noble  *
    `)
      .place('tanis', 'd5')
      .choose('noble', 'e4', '0');
    expect(after.told('turned')).toEqual([]);
  });
});
