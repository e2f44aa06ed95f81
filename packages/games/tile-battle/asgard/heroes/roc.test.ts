import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Roc: you may flip an enemy anywhere; then Roc does not compare', () => {
  const board = `
    match: asgard asgard
    red hand: roc 9/9/9/9
    blue hand: knight
    blue viking 5/5/5/5  .  *  blue mage 5/5/5/5  red bard 0/0/0/0
  `;

  test('the enemy flips wherever it lies, and the one beside Roc is left alone', () => {
    const asked = scene(board).place('roc', 'c4');
    expect(asked.asks).toBe('red roc: viking, mage, pass');
    const flipped = asked.choose('mage');
    expect(flipped.owner('mage')).toBe('red');
    expect(flipped.owner('viking')).toBe('blue');
  });

  test('declined, Roc compares as usual (A-9)', () => {
    const declined = scene(board).place('roc', 'c4').pass();
    expect(declined.owner('viking')).toBe('red');
    expect(declined.owner('mage')).toBe('blue');
  });

  test('Titan and Priest cannot be chosen; with nobody else to flip, Roc compares, and a Priest loses that', () => {
    const placed = scene(`
      match: asgard asgard
      red hand: roc 9/9/9/9
      blue hand: knight
      blue priest 5/5/5/5  .  *  blue titan 0/0/0/0
    `).place('roc', 'c4');
    expect(placed.asks).toMatch(/^blue placement/);
    expect(placed.owner('priest')).toBe('red');
  });

  test('King Midas keeps his neighbors from being chosen, Perseus takes the blow for his (T-18)', () => {
    const midas = scene(`
      match: asgard asgard
      red hand: roc 9/9/9/9
      blue hand: knight
      .  .  *  blue mage 5/5/5/5  blue king-midas 5/5/5/5
    `).place('roc', 'c4');
    expect(midas.asks).toBe('red roc: king-midas, pass');
    const perseus = scene(`
      match: asgard asgard
      red hand: roc 9/9/9/9
      blue hand: knight
      .  *  blue mage 5/5/5/5  blue perseus 5/5/5/5
    `)
      .place('roc', 'c4')
      .choose('mage');
    expect(perseus.owner('mage')).toBe('blue');
    expect(perseus.owner('perseus')).toBe('red');
  });

  test('beside Baenvier it dives at nobody, and compares (A-5)', () => {
    const silenced = scene(`
      match: asgard asgard
      red hand: roc 9/9/9/9
      blue hand: knight
      blue viking 5/5/5/5  .                     *
      .                    red baenvier 0/0/0/0  .
    `).place('roc', 'c4');
    expect(silenced.asks).toMatch(/^blue placement/);
    expect(silenced.owner('viking')).toBe('red');
  });
});
