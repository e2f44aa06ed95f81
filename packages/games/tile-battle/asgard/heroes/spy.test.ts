import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Spy: you may swap it with another ally in play; it compares from there', () => {
  const board = `
    match: asgard asgard
    red hand: spy 9/9/9/9
    blue hand: knight
    blue viking 5/5/5/5  .  *  red bard< 0/0/0/0  blue mage 5/5/5/5
  `;

  test('the two change places, orientations kept, and Spy compares in its new place (A-11)', () => {
    const asked = scene(board).place('spy', 'c4', '>');
    expect(asked.asks).toBe('red spy: bard, pass');
    const swapped = asked.choose('bard');
    expect(swapped.where('spy')).toBe('red e4>');
    expect(swapped.where('bard')).toBe('red c4<');
    expect(swapped.owner('mage')).toBe('red');
    expect(swapped.owner('viking')).toBe('blue');
  });

  test('declined, it compares where it was placed', () => {
    const kept = scene(board).place('spy', 'c4').pass();
    expect(kept.cell('spy')).toBe('c4');
    expect(kept.owner('viking')).toBe('red');
    expect(kept.owner('mage')).toBe('blue');
  });

  test('without another ally it is not asked', () => {
    const alone = scene(`
      match: asgard asgard
      red hand: spy 0/0/0/0
      blue hand: knight
      .  *  blue viking 5/5/5/5
    `).place('spy', 'c4');
    expect(alone.asks).toMatch(/^blue placement/);
  });

  test('Cadenza and Priest are not swapped, nor an ally beside Medusa, nor Spy itself beside her (T-18)', () => {
    const asked = scene(`
      match: asgard asgard
      red hand: spy 0/0/0/0
      blue hand: knight
      .  *  red cadenza 9/9/9/9  red priest 9/9/9/9
      .  .  red bard 9/9/9/9     blue medusa 9/9/9/9
      .  .  red mage 9/9/9/9     .
    `);
    expect(asked.place('spy', 'c4').asks).toBe('red spy: mage, pass');
    expect(asked.place('spy', 'f6').asks).toMatch(/^blue placement/);
  });
});
