import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Athlete: in every battle with it, both sides use their printed numbers only', () => {
  test('attacking, its own bonus and that of its enemy are set aside, from its placement on (O-6, T-8)', () => {
    const after = scene(`
      red hand: athlete 5/5/5/5
      blue hand: zeus
      .                     red paladin  .
      blue hercules 5/5/5/5  .           blue spartan 4/4/4/4
      .                     *            .
    `).place('athlete', 'd3');
    // Paladin's +1 would have beaten Hercules; with his +1 against one enemy Spartan would have held.
    expect(after.owner('hercules')).toBe('blue');
    expect(after.owner('spartan')).toBe('red');
  });

  test('defending, it takes away even what a battle adds: the +3 of Cyclops', () => {
    const after = scene(`
      red hand: cyclops 4/4/4/4
      blue hand: zeus
      .  blue athlete 5/5/5/5
      .  *
    `)
      .place('cyclops', 'c3')
      .choose('athlete');
    expect(after.owner('athlete')).toBe('blue');
  });

  test('against Icarus beside the terrain the printed numbers win, attacking or defending (O-21)', () => {
    const attacked = scene(`
      red hand: athlete 3/3/3/3
      blue hand: zeus
      .  blue icarus 4/4/4/4
      .  *
    `).place('athlete', 'c3');
    expect(attacked.owner('icarus')).toBe('blue');
    const attacking = scene(`
      red hand: icarus 4/4/4/4
      blue hand: zeus
      blue athlete 3/3/3/3  blue oracle 9/9/9/9
      .                     *
    `).place('icarus', 'c4');
    expect(attacking.owner('athlete')).toBe('red');
  });

  test('only its own comparison is plain: the same attacker keeps its bonus against others', () => {
    const after = scene(`
      red hand: apollo 4/4/4/4
      blue hand: zeus
      blue athlete 4/4/4/4  blue teacher
      .                     blue hercules 4/4/4/4
      .                     *
    `).place('apollo', 'c3');
    expect(after.owner('athlete')).toBe('blue');
    expect(after.owner('hercules')).toBe('red');
  });

  test('what defenders add or attackers lose does not count either: Monk and Fairy, Hera and Viking', () => {
    const against = (enemy: string) =>
      scene(`
        red hand: athlete 5/5/5/5
        blue hand: zeus
        .  blue ${enemy} 4/4/4/4
        .  *
      `).place('athlete', 'c3');
    expect(against('monk').owner('monk')).toBe('red');
    expect(against('fairy').owner('fairy')).toBe('red');
    expect(against('hera').owner('hera')).toBe('red');
    const viking = scene(`
      red hand: viking 4/4/4/4
      blue hand: zeus
      .  blue athlete 4/4/4/4
      .  *
    `);
    expect(viking.place('viking', 'c3').use().owner('athlete')).toBe('blue');
  });

  test('being continuous, it is never ignored, but Baenvier silences it (O-5, A-5)', () => {
    const ignoring = scene(`
      red hand: athlete 5/5/5/5
      blue hand: athena 9/9/9/9, zeus
      to move: blue
      red paladin  blue teacher 9/9/9/9
      .            blue hercules 5/5/5/5
      .            *
    `).place('athena', 'd5');
    expect(ignoring.place('athlete', 'c3').owner('hercules')).toBe('blue');
    const silenced = scene(`
      red hand: apollo 4/4/4/4
      blue hand: zeus
      .  blue athlete 4/4/4/4  blue baenvier
      .  *                     .
    `);
    expect(silenced.place('apollo', 'c3').owner('athlete')).toBe('red');
  });
});
