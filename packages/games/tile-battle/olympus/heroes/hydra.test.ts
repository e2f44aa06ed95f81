import { describe, expect, test } from 'vitest';
import { scene } from '../../scene.ts';

describe('Hydra: each time it flips, the player who gained it flips one hero next to it', () => {
  test('the new controller chooses, and King Midas protects his neighbours (O-9)', () => {
    // Kraken is placed west of Hydra and beats it; Apollo is guarded by Midas, Perseus takes the blow for Spartan.
    const flipped = scene(`
      blue hand: hercules 9/9/9/9
      to move: blue
      .               red athlete   .             .
      .               red hydra 0/0/0/0  red spartan   red perseus
      red king-midas  red apollo    *             .
    `).place('hercules', 'b3');
    expect(flipped.asks).toBe('blue hydra: athlete, spartan');
    const chosen = flipped.choose('spartan');
    expect(chosen.owner('spartan')).toBe('red');
    expect(chosen.owner('perseus')).toBe('blue');
    expect(chosen.told('replaced').map(({ by, tiles }) => [by, tiles])).toEqual([[40, [46]]]);
  });
});
