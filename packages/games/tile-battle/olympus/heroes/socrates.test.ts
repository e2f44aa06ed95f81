import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

const against = (enemy: string, ...others: readonly string[]) =>
  scene(`
    red hand: socrates 4/4/4/4
    blue hand: hermes
    ${others.join('\n')}
    *  blue ${enemy}
  `).place('socrates', 'f4');

describe('Socrates: in his battle the enemies with the higher number are flipped', () => {
  test('higher flips; equal and lower do not', () => {
    expect(against('hercules 9/5/9/9').owner('hercules')).toBe('red');
    expect(against('hercules 9/4/9/9').owner('hercules')).toBe('blue');
    expect(against('hercules 9/3/9/9').owner('hercules')).toBe('blue');
  });

  test('the numbers are those of the moment (T-8)', () => {
    // Muse prints 1 and shows 1 + 2 + 2; Hercules prints 5 and shows 4 beside Hera.
    expect(against('muse 1/1/1/1').owner('muse')).toBe('red');
    expect(against('hercules 5/5/5/5', '.  red hera 0/0/0/0').owner('hercules')).toBe('blue');
  });

  test('against Athlete the printed numbers decide', () => {
    const plain = scene(`
      red hand: socrates 4/4/4/4
      blue hand: hermes
      .  red chimera 0/0/0/0      red paladin 0/0/0/0
      *  blue athlete 5/5/5/5
    `).place('socrates', 'f4');
    expect(plain.numbers('socrates')).toBe('5/5/5/5');
    expect(plain.owner('athlete')).toBe('red');
  });

  test('heroes that cannot be flipped are not: Titan, and anyone next to King Midas', () => {
    expect(against('titan 9/9/9/9').owner('titan')).toBe('blue');
    expect(against('hercules 9/9/9/9', '.  blue king-midas 0/0/0/0').owner('hercules')).toBe('blue');
  });

  test('attacked, he is an ordinary tile', () => {
    const attacked = (number: number) =>
      scene(`
        red hand: hercules ${number}/${number}/${number}/${number}
        blue hand: hermes
        *  blue socrates 4/4/4/4
      `)
        .place('hercules', 'f4')
        .owner('socrates');
    expect([3, 5].map(attacked)).toEqual(['blue', 'red']);
  });

  test('after Priestess he battles like anyone else', () => {
    const ignored = scene(`
      to move: blue
      red hand: socrates 4/4/4/4
      blue hand: priestess 9/9/9/9, hermes
      *  blue hercules 5/5/5/5
      .  blue hades 3/3/3/3
    `)
      .place('priestess', 'c4')
      .place('socrates', 'f5');
    expect(ignored.owner('hades')).toBe('red');
  });
});
