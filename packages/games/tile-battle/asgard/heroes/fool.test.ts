import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Fool: it does not battle; a random adjacent hero flips', () => {
  const placed = (seed: number, west = 'blue thief 0/0/0/0', south = 'blue mage 0/0/0/0') =>
    scene(`
      match: asgard asgard
      random: ${seed.toString(16).padStart(32, '1')}
      red hand: fool 9/9/9/9
      blue hand: bard
      red dealer  red noble
      ${west}     .
      *           ${south}
    `).place('fool', 'e3');
  const seeds = Array.from({ length: 24 }, (_, seed) => seed);

  test('one neighbor flips, of whatever color and number, and no others are compared with', () => {
    const flipped = seeds.map((seed) => {
      const told = placed(seed).told('flipped');
      expect(told).toHaveLength(1);
      expect(told[0]?.inBattle).toBe(false);
      return told[0]?.tile;
    });
    expect(new Set(flipped)).toEqual(new Set([55, 54, 77]));
  });

  test('chance comes from the match’s generator: the same seed draws the same hero (T-17)', () => {
    for (const seed of seeds) expect(placed(seed).hash).toBe(placed(seed).hash);
    expect(placed(1).state.random.drawn).toBeGreaterThan(0);
  });

  test('nothing is asked, and an ally can be hit', () => {
    const after = scene(`
      match: asgard asgard
      red hand: fool 9/9/9/9
      blue hand: bard
      *   red noble
    `).place('fool', 'e3');
    expect(after.asks).toMatch(/^blue placement/);
    expect(after.owner('noble')).toBe('blue');
  });

  test('one that cannot be flipped is still drawn, and wastes it (A-20)', () => {
    const outcomes = seeds.map((seed) => placed(seed, 'blue titan', 'blue priest').told('flipped').length);
    expect(new Set(outcomes)).toEqual(new Set([0, 1]));
  });

  test('beside the terrain alone it flips nothing: the terrain is no hero (A-14)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: fool 9/9/9/9
      blue hand: bard
      *   .
    `).place('fool', 'e4');
    expect(after.told('flipped')).toEqual([]);
    expect(after.asks).toMatch(/^blue placement/);
  });

  test('King Midas protects his neighbors from it, and Perseus takes the blow for his', () => {
    const midas = scene(`
      match: asgard asgard
      red hand: fool 0/0/0/0
      *   blue noble   blue king-midas
    `).place('fool', 'e3');
    expect(midas.owner('noble')).toBe('blue');
    const perseus = scene(`
      match: asgard asgard
      red hand: fool 0/0/0/0
      *   blue noble   blue perseus
    `).place('fool', 'e3');
    expect([perseus.owner('noble'), perseus.owner('perseus')]).toEqual(['blue', 'red']);
  });

  test('beside Baenvier it battles like anybody (A-5)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: fool 5/5/5/5
      red noble            blue squire 4/4/4/4
      blue thief 4/4/4/4   .
      *                    blue baenvier 6/6/6/6
    `).place('fool', 'e3');
    expect([after.owner('squire'), after.owner('thief'), after.owner('baenvier')]).toEqual(['red', 'red', 'blue']);
  });
});
