import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Duelist: you may rotate all heroes around it by a quarter, in one direction', () => {
  const board = `
    match: asgard asgard
    red hand: duelist 0/0/0/5
    blue hand: knight
    red bard 0/0/0/0        red monk^ 0/0/0/0  .
    blue viking^ 1/9/9/9    .                  *
  `;

  test('all turn clockwise, or all counter-clockwise; then Duelist battles what faces it', () => {
    const asked = scene(board).place('duelist', 'c4');
    expect(asked.asks).toBe('red duelist: 1, 3, pass');
    // Clockwise, the weak top of Viking comes to face Duelist.
    const clockwise = asked.choose('1');
    expect(clockwise.where('viking')).toBe('red b4>');
    expect(clockwise.where('monk')).toBe('red c3>');
    const counter = asked.choose('3');
    expect(counter.where('viking')).toBe('blue b4<');
    expect(counter.where('monk')).toBe('red c3<');
    // Bard lies farther off.
    expect(clockwise.where('bard')).toBe('red b3^');
  });

  test('declined, nobody turns', () => {
    expect(scene(board).place('duelist', 'c4').pass().where('viking')).toBe('blue b4^');
  });

  test('Priest stays as it is; Cadenza and a hero beside Medusa cannot be moved, but they can be turned (A-13)', () => {
    const turned = scene(`
      match: asgard asgard
      red hand: duelist 0/0/0/0
      blue hand: knight
      .                     red priest^ 0/0/0/0    .
      red cadenza^ 0/0/0/0  .                      *
      blue medusa 9/9/9/9   red monk^ 0/0/0/0      .
    `)
      .place('duelist', 'c4')
      .choose('1');
    expect(turned.where('priest')).toBe('red c3^');
    expect(turned.where('cadenza')).toBe('red b4>');
    expect(turned.where('monk')).toBe('red c5>');
  });

  test('with only the terrain or a Priest beside it, it is not asked (T-7)', () => {
    const placed = scene(`
      match: asgard asgard
      red hand: duelist 0/0/0/0
      blue hand: knight
      red priest 0/0/0/0  .  *  blue viking 9/9/9/9
    `).place('duelist', 'c4');
    expect(placed.asks).toMatch(/^blue placement/);
  });
});
