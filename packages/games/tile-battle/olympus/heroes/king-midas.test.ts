import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('King Midas: nothing flips the heroes next to him', () => {
  const COURT = `
    red hand: hercules 9/9/9/9, gryphon
    blue hand: hermes
    *  blue king-midas 0/0/0/0
    .  blue chimera 0/0/0/0
  `;

  test('a neighbor that loses a battle keeps its color', () => {
    const fought = scene(COURT).place('hercules', 'f5');
    expect(fought.told('compared').map(({ comparison }) => comparison.beats)).toEqual([true]);
    expect(fought.owner('chimera')).toBe('blue');
  });

  test('no ability flips a neighbor either', () => {
    const placed = scene(COURT).place('gryphon', 'c4');
    expect(placed.asks).toBe('red gryphon: king-midas');
  });

  test('he himself is flipped, and still protects heroes of both colors', () => {
    const turned = scene(COURT).place('hercules', 'f4');
    expect(turned.owner('king-midas')).toBe('red');
    const enemies = scene(`
      red hand: hercules 9/9/9/9
      blue hand: hermes
      *  red king-midas 0/0/0/0
      .  blue chimera 0/0/0/0
    `).place('hercules', 'f5');
    expect(enemies.owner('chimera')).toBe('blue');
  });

  test('a hero cornerwise to him is not protected', () => {
    const corner = scene(`
      red hand: hercules 9/9/9/9
      blue hand: hermes
      *                     blue king-midas 0/0/0/0
      blue chimera 0/0/0/0
    `).place('hercules', 'c5');
    expect(corner.owner('chimera')).toBe('red');
  });

  test('placed, he protects the very heroes he battles (O-22)', () => {
    const placed = scene(`
      red hand: king-midas 9/9/9/9
      blue hand: hermes
      *  blue chimera 0/0/0/0
    `).place('king-midas', 'f4');
    expect(placed.told('compared').map(({ comparison }) => comparison.beats)).toEqual([true]);
    expect(placed.owner('chimera')).toBe('blue');
  });

  test('Ares pays nothing for a battle won against a protected hero (O-8)', () => {
    const paid = scene(`
      red hand: ares 5/5/5/5
      blue hand: hermes
      *  blue king-midas 9/9/9/9  .
      .  blue chimera 0/0/0/0     .
      .  blue centaur 9/9/9/9     blue hades 0/0/0/0
    `).place('ares', 'f5');
    expect([paid.owner('chimera'), paid.owner('hades')]).toEqual(['blue', 'red']);
    expect(paid.score).toEqual([-1, 0]);
  });

  test('Perseus is not asked to take a blow that Midas has already stopped (O-8, T-11)', () => {
    const spared = scene(`
      red hand: hercules 9/9/9/9
      blue hand: hermes
      *  blue king-midas 9/9/9/9
      .  blue chimera 0/0/0/0
      .  blue perseus 0/0/0/0
    `).place('hercules', 'f5');
    expect(spared.told('spared')).toHaveLength(1);
    expect(spared.owner('perseus')).toBe('blue');
  });

  test('Priest cannot be shielded by him (A-18)', () => {
    const beaten = scene(`
      red hand: hercules 9/9/9/9
      blue hand: hermes
      *  blue king-midas 9/9/9/9
      .  blue priest 0/0/0/0
    `).place('hercules', 'f5');
    expect(beaten.owner('priest')).toBe('red');
  });

  test('Baenvier next to him ends the protection (A-5)', () => {
    const drained = scene(`
      red hand: hercules 9/9/9/9
      blue hand: hermes
      .  blue baenvier 0/0/0/0
      *  blue king-midas 9/9/9/9
      .  blue chimera 0/0/0/0
    `).place('hercules', 'f5');
    expect(drained.owner('chimera')).toBe('red');
  });
});
