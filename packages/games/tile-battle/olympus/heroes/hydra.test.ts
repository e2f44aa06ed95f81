import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Hydra: each time it flips, the player who gained it flips one hero next to it', () => {
  test('the new controller chooses, and King Midas protects his neighbors (O-9)', () => {
    // Hercules is placed west of Hydra and beats it; Apollo is guarded by Midas, Perseus takes the blow for Spartan.
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

  test('it may be any neighbor of either color, must be one, and the player who holds it now chooses (T-16)', () => {
    // Red itself gives Hydra away, and the choice with it.
    const asked = scene(`
      red hand: manticore
      blue hand: zeus
      .  red hydra  blue oracle
      .  *          .
    `)
      .place('manticore', 'c3')
      .choose('hydra');
    expect(asked.asks).toBe('blue hydra: oracle, manticore');
    expect(asked.choose('manticore').owner('manticore')).toBe('blue');
    expect(asked.choose('oracle').owner('oracle')).toBe('red');
  });

  test('with nobody around it who can be flipped, nothing happens (O-9)', () => {
    const after = scene(`
      red hand: gryphon
      blue hand: zeus
      red titan  blue hydra  red priest
      .          *           .
    `)
      .place('gryphon', 'd5')
      .choose('hydra');
    expect(after.owner('hydra')).toBe('red');
    expect(after.asks).toMatch(/^blue placement/);
    expect(['titan', 'priest'].map(after.owner)).toEqual(['red', 'red']);
  });

  test('its flip is a new event and sets off what is flipped: Pandora costs her new holder a point (O-9)', () => {
    const after = scene(`
      red hand: hercules 9/9/9/9
      blue hand: zeus
      .  blue hydra 0/0/0/0  blue pandora
      .  *                   .
    `)
      .place('hercules', 'c3')
      .choose('pandora');
    expect(after.owner('pandora')).toBe('red');
    expect(after.score).toEqual([-1, 0]);
  });

  test('it bites each time: won back on the next turn, it obeys the other player', () => {
    const won = scene(`
      red hand: hercules 9/9/9/9, zeus
      blue hand: theseus 9/9/9/9, teacher
      .  .                   .
      .  blue hydra 0/0/0/0  blue oracle
      .  *                   .
    `)
      .place('hercules', 'c3')
      .choose('oracle');
    const back = won.place('theseus', 'd2');
    expect(back.asks).toBe('blue hydra: theseus, oracle, hercules');
    expect(back.choose('hercules').owner('hercules')).toBe('blue');
  });

  test('being continuous, it is never ignored: Minotaur flips the placed Hydra and it bites (O-5)', () => {
    const asked = scene(`
      red hand: hydra 0/0/0/0
      blue hand: athena 9/9/9/9, zeus
      to move: blue
      .  blue minotaur 9/9/9/9
      .  *
    `)
      .place('athena', 'd5')
      .place('hydra', 'c3');
    expect(asked.asks).toBe('blue hydra: minotaur');
  });

  test('beside Baenvier it bites nobody (A-5)', () => {
    const after = scene(`
      red hand: hercules 9/9/9/9
      blue hand: zeus
      .  blue hydra 0/0/0/0  blue baenvier
      .  *                   .
    `).place('hercules', 'c3');
    expect(after.owner('hydra')).toBe('red');
    expect(after.asks).toMatch(/^blue placement/);
  });
});
