import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Squire: you may swap it with an ally next to it; it battles from there', () => {
  const placed = scene(`
    match: asgard asgard
    red hand: squire 5/5/5/5
    .   .                     .
    *   red knight< 0/0/0/0   blue thief 0/0/0/0
  `).place('squire', 'e3', 'v');

  test('it compares from its new cell (A-11), and both keep facing as they did (T-5)', () => {
    expect(placed.asks).toBe('red squire: knight, pass');
    const after = placed.choose('knight');
    expect(after.where('squire')).toBe('red e4v');
    expect(after.where('knight')).toBe('red e3<');
    expect(after.owner('thief')).toBe('red');
  });

  test('the ally it served does not battle', () => {
    const after = scene(`
      match: asgard asgard
      red hand: squire 0/0/0/0
      .   .                     blue thief 0/0/0/0
      *   red knight 9/9/9/9    red bard
    `)
      .place('squire', 'e3')
      .choose('knight');
    expect(after.cell('knight')).toBe('e3');
    expect(after.owner('thief')).toBe('blue');
  });

  test('declined, it battles from where it was placed', () => {
    const after = placed.pass();
    expect(after.where('squire')).toBe('red e3v');
    expect(after.owner('thief')).toBe('blue');
  });

  test('enemies, the terrain (A-14), Priest (A-18) and Cadenza are no partners', () => {
    const after = scene(`
      match: asgard asgard
      red hand: squire 0/0/0/0
      blue hand: fool
      red dealer    blue bard   red noble
      red priest    .           red cadenza
      red mage      *           .
    `).place('squire', 'd3');
    expect(after.asks).toMatch(/^blue placement/);
  });

  test('a Medusa beside it, or beside the ally, holds them in place (O-18)', () => {
    const besideSquire = scene(`
      match: asgard asgard
      red hand: squire 0/0/0/0
      blue hand: fool
      .   .            blue medusa
      *   red knight   blue bard
    `).place('squire', 'e3');
    const besideKnight = scene(`
      match: asgard asgard
      red hand: squire 0/0/0/0
      blue hand: fool
      .   .            .
      *   red knight   blue medusa
    `).place('squire', 'e3');
    expect(besideSquire.asks).toMatch(/^blue placement/);
    expect(besideKnight.asks).toMatch(/^blue placement/);
  });

  test('beside Baenvier it has no ability (A-5)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: squire 0/0/0/0
      blue hand: fool
      .   .            .
      *   red baenvier   .
    `).place('squire', 'e3');
    expect(after.asks).toMatch(/^blue placement/);
    expect(after.told('silenced')).toHaveLength(1);
  });
});
