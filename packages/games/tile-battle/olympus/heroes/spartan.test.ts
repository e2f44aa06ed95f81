import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Spartan: +1 on all numbers for each enemy touching it', () => {
  test('enemies count; allies, the terrain and heroes cornerwise do not', () => {
    const surrounded = scene(`
      .            red hades
      *            blue spartan 1/2/3/4  red chimera
      red athena   blue gryphon
    `);
    expect(surrounded.numbers('spartan')).toBe('3/4/5/6');
  });

  test('placed, it counts the enemies it battles (O-6)', () => {
    // 3 + 1 against 3 wins, 3 + 1 against 4 does not.
    const placed = (number: number) =>
      scene(`
        red hand: spartan 3/3/3/3
        blue hand: hermes
        *  blue hercules ${number}/${number}/${number}/${number}
      `)
        .place('spartan', 'f4')
        .owner('hercules');
    expect([3, 4].map(placed)).toEqual(['red', 'blue']);
  });

  test('attacked, it counts the attacker', () => {
    const attacked = (number: number) =>
      scene(`
        red hand: hercules ${number}/${number}/${number}/${number}
        blue hand: hermes
        *  blue spartan 3/3/3/3
      `)
        .place('hercules', 'f4')
        .owner('spartan');
    expect([4, 5].map(attacked)).toEqual(['blue', 'red']);
  });

  test('against Athlete only its printed numbers count', () => {
    const plain = scene(`
      red hand: athlete 4/4/4/4
      blue hand: hermes
      *  blue spartan 3/3/3/3
    `).place('athlete', 'f4');
    expect(plain.owner('spartan')).toBe('red');
  });

  test('beside Baenvier it has its printed numbers (A-5)', () => {
    const drained = scene(`
      *  blue spartan 1/2/3/4  red baenvier
    `);
    expect(drained.numbers('spartan')).toBe('1/2/3/4');
  });
});
