import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Muse: +2 on all numbers for each tile touching her', () => {
  test('allies, enemies and the terrain count alike, and there is no upper limit (T-7, T-8)', () => {
    const admired = scene(`
      .                     red hades
      *                     blue muse 9/1/0/2  blue chimera
      .                     red gryphon
    `);
    expect(admired.numbers('muse')).toBe('17/9/8/10');
  });

  test('tiles that touch her only cornerwise do not count', () => {
    const watched = scene(`
      *            red hades
      red gryphon  red athena  blue muse 1/1/1/1
    `);
    expect(watched.numbers('muse')).toBe('3/3/3/3');
  });

  test('placed, she counts her neighbors in her own battle (O-6)', () => {
    // One neighbor: 1 + 2 against 4. Two neighbors: 1 + 4 against 4.
    const one = scene(`
      red hand: muse 1/1/1/1
      blue hand: hermes
      *  blue hercules 4/4/4/4
    `).place('muse', 'f4');
    expect(one.owner('hercules')).toBe('blue');
    const two = scene(`
      red hand: muse 1/1/1/1
      blue hand: hermes
      *            blue hercules 4/4/4/4
      red chimera
    `).place('muse', 'e5');
    expect(two.owner('hercules')).toBe('red');
  });

  test('her bonus and the penalty of a neighbor add up before the floor (T-8)', () => {
    const feeble = scene(`
      *            red chimera
      .            blue necromancer  blue muse 0/1/2/3
    `);
    expect(feeble.numbers('muse')).toBe('1/2/3/4');
  });

  test('against Athlete only her printed numbers count', () => {
    const plain = scene(`
      red hand: athlete 2/2/2/2
      blue hand: hermes
      *  blue muse 1/1/1/1
    `).place('athlete', 'f4');
    expect(plain.owner('muse')).toBe('red');
  });

  test('beside Baenvier she has her printed numbers (A-5)', () => {
    const drained = scene(`
      *  blue muse 1/1/1/1  red baenvier
    `);
    expect(drained.numbers('muse')).toBe('1/1/1/1');
  });
});
