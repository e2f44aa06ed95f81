import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Barbarian: its battle flips one enemy at most', () => {
  test('if several lose, its player chooses which (A-10)', () => {
    const several = scene(`
      match: asgard asgard
      red hand: barbarian 5/5/5/5
      blue hand: fool
      blue thief 4/4/4/4   .                   .
      *                    blue mage 4/4/4/4   blue bard 4/4/4/4
    `).place('barbarian', 'e3');
    expect(several.asks).toBe('red battle: mage, thief');
    const after = several.choose('thief');
    expect([after.owner('thief'), after.owner('mage'), after.owner('bard')]).toEqual(['red', 'blue', 'blue']);
    expect(after.asks).toMatch(/^blue placement/);
  });

  test('if one loses, it flips without a question', () => {
    const after = scene(`
      match: asgard asgard
      red hand: barbarian 5/5/5/5
      blue hand: fool
      blue thief 5/5/5/5   .
      *                    blue mage 4/4/4/4
    `).place('barbarian', 'e3');
    expect(after.asks).toMatch(/^blue placement/);
    expect([after.owner('thief'), after.owner('mage')]).toEqual(['blue', 'red']);
  });

  test('a loser that cannot be flipped is not on offer: Titan, or a neighbor of King Midas (R-15)', () => {
    const titan = scene(`
      match: asgard asgard
      red hand: barbarian 5/5/5/5
      blue hand: fool
      blue titan 0/0/0/0   .                   .
      *                    blue mage 4/4/4/4   .
    `).place('barbarian', 'e3');
    expect(titan.owner('mage')).toBe('red');
    expect(titan.asks).toMatch(/^blue placement/);
    const midas = scene(`
      match: asgard asgard
      red hand: barbarian 5/5/5/5
      blue hand: fool
      blue thief 4/4/4/4   .                   .
      *                    blue mage 4/4/4/4   blue king-midas
    `).place('barbarian', 'e3');
    expect(midas.owner('thief')).toBe('red');
    expect(midas.owner('mage')).toBe('blue');
  });

  test('Perseus takes the one blow, and nobody else flips', () => {
    const after = scene(`
      match: asgard asgard
      red hand: barbarian 5/5/5/5
      blue thief 4/4/4/4   .                   .
      *                    blue mage 4/4/4/4   blue perseus 9/9/9/9
    `)
      .place('barbarian', 'e3')
      .choose('mage');
    expect([after.owner('thief'), after.owner('mage'), after.owner('perseus')]).toEqual(['blue', 'blue', 'red']);
  });

  test('under Niflheim the one it flipped may flip several (A-16)', () => {
    const after = scene(`
      match: asgard niflheim
      red hand: barbarian 5/5/5/5
      blue noble 3/3/3/3   .                   .
      *                    blue mage 4/4/4/4   blue bard 3/3/3/3
      .                    blue squire 3/3/3/3
    `)
      .place('barbarian', 'e3')
      .choose('mage');
    expect([after.owner('noble'), after.owner('bard'), after.owner('squire')]).toEqual(['blue', 'red', 'red']);
  });

  test('beside Baenvier it flips all that lose (A-5)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: barbarian 5/5/5/5
      blue thief 4/4/4/4   .                   red baenvier
      *                    blue mage 4/4/4/4   red noble
    `).place('barbarian', 'e3');
    expect([after.owner('thief'), after.owner('mage')]).toEqual(['red', 'red']);
  });
});
