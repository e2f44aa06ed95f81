import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Alchemist: its battle flips enemies with an equal number, and no others', () => {
  test('equal flips; lower and higher hold; nothing is asked', () => {
    const after = scene(`
      match: asgard asgard
      red hand: alchemist 5/5/5/5
      blue hand: fool
      red titan            blue mage 6/6/6/6    red squire
      blue bard 4/4/4/4    .                    blue thief 5/5/5/5
      red dealer           *                    red noble
    `).place('alchemist', 'd3');
    expect(after.asks).toMatch(/^blue placement/);
    expect([after.owner('bard'), after.owner('thief'), after.owner('mage')]).toEqual(['blue', 'red', 'blue']);
  });

  test('current numbers count, not printed ones', () => {
    const after = scene(`
      match: asgard asgard
      red hand: alchemist 4/4/4/4
      red necromancer   blue thief 5/5/5/5   .
      .                 *                    .
    `).place('alchemist', 'e3');
    expect(after.owner('thief')).toBe('red');
  });

  test('against Fairy its number is 2 lower, and equal when that is (A-12)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: alchemist 5/5/5/5
      .   blue fairy 3/3/3/3   .
      .   *                    .
    `).place('alchemist', 'e3');
    expect(after.owner('fairy')).toBe('red');
  });

  test('equal with Titan, it still cannot flip him', () => {
    const after = scene(`
      match: asgard asgard
      red hand: alchemist 0/0/0/0
      .   blue titan 0/0/0/0   .
      .   *                    .
    `).place('alchemist', 'e3');
    expect(after.owner('titan')).toBe('blue');
  });

  test('it works against Priest, for it changes only its own comparison (A-18)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: alchemist 5/5/5/5
      .   blue priest 5/5/5/5   .
      .   *                     .
    `).place('alchemist', 'e3');
    expect(after.owner('priest')).toBe('red');
  });

  test('under Niflheim those it flips compare as usual, higher against lower (A-16)', () => {
    const after = scene(`
      match: asgard niflheim
      red hand: alchemist 5/5/5/5
      .                     blue dealer 5/5/5/5   .
      blue squire 4/4/4/4   blue thief 5/5/5/5    .
      .                     *                     .
    `).place('alchemist', 'e3');
    expect(after.owner('thief')).toBe('red');
    expect(after.owner('squire')).toBe('red');
    expect(after.owner('dealer')).toBe('blue');
  });

  test('beside Baenvier the higher number wins again (A-5)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: alchemist 5/5/5/5
      .   blue thief 4/4/4/4   .
      .   *                    blue baenvier 5/5/5/5
    `).place('alchemist', 'e3');
    expect(after.owner('thief')).toBe('red');
    expect(after.owner('baenvier')).toBe('blue');
  });
});
