import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Icarus: as long as he touches the terrain, every number of his is 0', () => {
  test('beside the terrain the weakest number beats him', () => {
    const beaten = scene(`
      red hand: hercules 1/1/1/1
      blue hand: hermes
      *  blue icarus 9/9/9/9
    `).place('hercules', 'f4');
    expect(beaten.owner('icarus')).toBe('red');
    expect(beaten.numbers('icarus')).toBe('0/0/0/0');
  });

  test('a cell away from the terrain, or cornerwise to it, he has his printed numbers', () => {
    const away = scene(`
      *                      blue hercules 0/0/0/0  blue chimera 0/0/0/0
      .                      blue icarus 9/8/7/6
    `);
    expect(away.numbers('icarus')).toBe('9/8/7/6');
  });

  test('he already has 0 in the battle of his own placement (O-6)', () => {
    const placed = scene(`
      red hand: icarus 9/9/9/9
      blue hand: hermes
      *                     .
      blue chimera 0/0/0/0  blue hercules 0/0/0/0
    `).place('icarus', 'e4');
    expect(placed.owner('hercules')).toBe('blue');
  });

  test('no bonus lifts him above 0 (T-8)', () => {
    const cheered = scene(`
      *  blue icarus 5/5/5/5  blue paladin 0/0/0/0
    `);
    expect(cheered.numbers('icarus')).toBe('0/0/0/0');
  });

  test('against Athlete his printed numbers count after all (O-21)', () => {
    const even = scene(`
      red hand: athlete 5/5/5/5
      blue hand: hermes
      *  blue icarus 5/5/5/5
    `).place('athlete', 'f4');
    expect(even.owner('icarus')).toBe('blue');
  });

  test('he is free of his weakness beside Baenvier, and where there is no terrain (A-5, T-25)', () => {
    const drained = scene(`
      *  blue icarus 5/5/5/5  red baenvier 0/0/0/0
    `);
    expect(drained.numbers('icarus')).toBe('5/5/5/5');
    const bare = scene(`
      match: asgard none
      blue icarus 5/5/5/5  red hercules 0/0/0/0
    `);
    expect(bare.numbers('icarus')).toBe('5/5/5/5');
  });

  test('the terrain brought to him by Sculptor takes his numbers, taken away it gives them back', () => {
    const brought = scene(`
      red hand: sculptor 0/0/0/0
      blue hand: hermes
      *                      blue hercules 9/9/9/9  .
      .                      blue icarus 9/9/9/9
    `)
      .place('sculptor', 'f4')
      .choose('f5');
    expect(brought.numbers('icarus')).toBe('0/0/0/0');
    const taken = scene(`
      red hand: sculptor 0/0/0/0
      blue hand: hermes
      *                      blue icarus 9/9/9/9   blue hercules 9/9/9/9
    `)
      .place('sculptor', 'g4')
      .choose('g5');
    expect(taken.numbers('icarus')).toBe('9/9/9/9');
  });
});
