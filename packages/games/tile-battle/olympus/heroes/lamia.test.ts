import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

const against = (enemy: string, ...others: readonly string[]) =>
  scene(`
    red hand: lamia 9/9/9/9
    blue hand: hermes
    ${others.join('\n')}
    *  blue ${enemy}
  `).place('lamia', 'f4');

describe('Lamia: her battle flips only enemies that print no number above 4', () => {
  test('all four printed numbers have to be 4 or less', () => {
    expect(against('hercules 4/4/4/4').owner('hercules')).toBe('red');
    for (const strong of ['5/0/0/0', '0/5/0/0', '0/0/5/0', '0/0/0/5']) {
      expect(against(`hercules ${strong}`).owner('hercules'), strong).toBe('blue');
    }
  });

  test('a bonus does not save a hero that prints 4 (T-8)', () => {
    // Muse shows 4 + 2 for the terrain + 2 for Lamia.
    const muse = against('muse 4/4/4/4');
    expect(muse.numbers('muse')).toBe('8/8/8/8');
    expect(muse.owner('muse')).toBe('red');
  });

  test('a penalty does not make a 5 her prey (T-8)', () => {
    const weakened = against('hercules 5/5/5/5', '.  red hera 0/0/0/0');
    expect(weakened.numbers('hercules')).toBe('4/4/4/4');
    expect(weakened.owner('hercules')).toBe('blue');
  });

  test('she still has to win the comparison', () => {
    const held = scene(`
      red hand: lamia 3/3/3/3
      blue hand: hermes
      *  blue hercules 3/3/3/3
    `).place('lamia', 'f4');
    expect(held.owner('hercules')).toBe('blue');
  });

  test('only her own battle is so limited: another hero flips the strong one', () => {
    const other = scene(`
      red hand: spartan 9/9/9/9
      blue hand: hermes
      .  red lamia 9/9/9/9
      *  blue hercules 5/5/5/5
    `).place('spartan', 'f4');
    expect(other.owner('hercules')).toBe('red');
  });

  test('after Priestess she flips whomever she beats', () => {
    const ignored = scene(`
      to move: blue
      red hand: lamia 9/9/9/9
      blue hand: priestess 9/9/9/9, hermes
      *  blue hercules 8/8/8/8
    `)
      .place('priestess', 'c4')
      .place('lamia', 'f4');
    expect(ignored.owner('hercules')).toBe('red');
  });

  test('a guardian takes the blow for her prey, whatever its own numbers (R-22)', () => {
    const taken = scene(`
      red hand: lamia 5/5/5/5
      blue hand: zeus
      *  blue hera 1/1/1/1  blue perseus 9/9/9/9
    `).place('lamia', 'e5');
    expect([taken.owner('hera'), taken.owner('perseus')]).toEqual(['blue', 'red']);
  });
});
