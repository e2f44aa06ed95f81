import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Trader: you may swap two heroes that both touch it', () => {
  const placed = scene(`
    match: asgard asgard
    red hand: trader 5/5/5/5
    red noble               red bard> 2/2/2/2   .
    blue knight< 9/9/9/9    .                   blue thief 9/9/9/9
    red dealer              *                   red merchant
  `).place('trader', 'd3');

  test('any two of its neighbors change places, of either color, and keep facing as they did (T-5)', () => {
    expect(placed.asks).toBe('red trader: bard, thief, knight, pass');
    const after = placed.choose('bard', 'knight');
    expect(after.where('knight')).toBe('blue d2<');
    expect(after.where('bard')).toBe('red c3>');
  });

  test('it battles after the swap', () => {
    const facing = scene(`
      match: asgard asgard
      red hand: trader 5/5/5/5
      red noble             blue thief 9/9/9/9
      blue knight 9/9/0/9   .
      red dealer            *
    `).place('trader', 'd3');
    expect(facing.pass().owner('knight')).toBe('blue');
    const after = facing.choose('thief', 'knight');
    expect(after.where('knight')).toBe('red d2^');
    expect(after.where('thief')).toBe('blue c3^');
  });

  test('declined, everybody stays', () => {
    const after = placed.pass();
    expect(after.cell('knight')).toBe('c3');
    expect(after.cell('bard')).toBe('d2');
  });

  test('with one hero beside it nothing is asked: the terrain is no partner (A-14)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: trader 0/0/0/0
      blue hand: fool
      blue knight  .
      red dealer   *
    `).place('trader', 'd3');
    expect(after.asks).toMatch(/^blue placement/);
  });

  test('Priest (A-18), Cadenza and what Medusa holds are not offered', () => {
    const after = scene(`
      match: asgard asgard
      red hand: trader 0/0/0/0
      blue hand: fool
      red noble     blue cadenza   red merchant
      blue priest   .              blue knight
      red dealer    *              .
    `).place('trader', 'd3');
    expect(after.asks).toMatch(/^blue placement/);
    const held = scene(`
      match: asgard asgard
      red hand: trader 0/0/0/0
      blue hand: fool
      blue medusa   red bard   red noble
      .             .          blue knight
      .             *          red dealer
    `).place('trader', 'd3');
    expect(held.asks).toMatch(/^blue placement/);
  });

  test('beside Baenvier it has no ability (A-5)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: trader 0/0/0/0
      blue hand: fool
      blue knight  .   blue baenvier
      red dealer   *   red noble
    `).place('trader', 'd3');
    expect(after.asks).toMatch(/^blue placement/);
    expect(after.told('silenced')).toHaveLength(1);
  });
});
