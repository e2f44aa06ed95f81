import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Assassin: you may swap it with an enemy next to it; it battles from there', () => {
  const placed = scene(`
    match: asgard asgard
    red hand: assassin 5/5/5/5
    blue hand: fool
    .   .                       .
    *   blue knight< 9/9/9/9    blue thief 0/0/0/0
  `).place('assassin', 'e3', '>');

  test('it compares from its new cell (A-11), and both keep facing as they did (T-5)', () => {
    expect(placed.asks).toBe('red assassin: knight, pass');
    const after = placed.choose('knight');
    expect(after.where('assassin')).toBe('red e4>');
    expect(after.where('knight')).toBe('blue e3<');
    expect(after.owner('thief')).toBe('red');
  });

  test('declined, it battles from where it was placed', () => {
    const after = placed.pass();
    expect(after.where('assassin')).toBe('red e3>');
    expect(after.owner('thief')).toBe('blue');
  });

  test('allies, the terrain (A-14), Priest (A-18) and Cadenza are no partners', () => {
    const after = scene(`
      match: asgard asgard
      red hand: assassin 0/0/0/0
      blue hand: fool
      red noble      red bard   red mage
      blue priest    .          blue cadenza
      red dealer     *          .
    `).place('assassin', 'd3');
    expect(after.asks).toMatch(/^blue placement/);
  });

  test('a Medusa beside it, or beside the enemy, holds them in place (O-18)', () => {
    const besideAssassin = scene(`
      match: asgard asgard
      red hand: assassin 0/0/0/0
      blue hand: fool
      .   .            red medusa
      *   blue knight  red bard
    `).place('assassin', 'e3');
    const besideKnight = scene(`
      match: asgard asgard
      red hand: assassin 0/0/0/0
      blue hand: fool
      .   .            .
      *   blue knight  red medusa
    `).place('assassin', 'e3');
    expect(besideAssassin.asks).toMatch(/^blue placement/);
    expect(besideKnight.asks).toMatch(/^blue placement/);
  });

  test('Titan can be swapped: only flipping is forbidden', () => {
    const after = scene(`
      match: asgard asgard
      red hand: assassin 5/5/5/5
      .   .
      *   blue titan 0/0/0/0
    `)
      .place('assassin', 'e3')
      .choose('titan');
    expect(after.where('titan')).toBe('blue e3^');
  });

  test('Minotaur saw it placed, and flips it even if it has swapped away (O-20)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: assassin 0/0/0/0
      .   .                     blue minotaur
      *   blue knight 9/9/9/9   blue thief
    `)
      .place('assassin', 'e3')
      .choose('knight');
    expect(after.where('assassin')).toBe('blue e4^');
  });

  test('beside Baenvier it has no ability (A-5)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: assassin 0/0/0/0
      blue hand: fool
      .   .
      *   blue baenvier 9/9/9/9
    `).place('assassin', 'e3');
    expect(after.asks).toMatch(/^blue placement/);
    expect(after.told('silenced')).toHaveLength(1);
  });
});
