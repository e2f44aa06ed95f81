import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('King Alexian: after comparing, he flips himself', () => {
  const beside = (neighbor: string) =>
    scene(`
      match: asgard asgard
      red hand: king-alexian 9/9/9/9
      blue hand: knight
      ${neighbor}  .  *
    `).place('king-alexian', 'c4');

  test('he compares for the player who placed him, and only then changes sides', () => {
    const placed = beside('blue viking 5/5/5/5');
    expect(placed.owner('viking')).toBe('red');
    expect(placed.owner('king-alexian')).toBe('blue');
  });

  test('he flips as well when there was nobody to compare with', () => {
    expect(beside('.').owner('king-alexian')).toBe('blue');
  });

  test('under Niflheim he flips after the last wave: those he won battle for red (A-16)', () => {
    const chained = scene(`
      match: asgard niflheim
      red hand: king-alexian 9/9/9/9
      blue hand: knight
      blue mage 1/1/1/1  blue viking 5/5/5/5  .  *
    `).place('king-alexian', 'c4');
    expect(chained.owner('mage')).toBe('red');
    expect(chained.owner('king-alexian')).toBe('blue');
  });

  test('beside Baenvier he stays, even if he beats it (A-5)', () => {
    expect(beside('blue baenvier 9/9/9/9').owner('king-alexian')).toBe('red');
    const beaten = beside('blue baenvier 5/5/5/5');
    expect(beaten.owner('baenvier')).toBe('red');
    expect(beaten.owner('king-alexian')).toBe('red');
  });

  test('King Midas holds him, and an allied Perseus takes the blow (T-18)', () => {
    expect(beside('red king-midas 0/0/0/0').owner('king-alexian')).toBe('red');
    const spared = beside('red perseus 0/0/0/0');
    expect(spared.owner('king-alexian')).toBe('red');
    expect(spared.owner('perseus')).toBe('blue');
  });
});
