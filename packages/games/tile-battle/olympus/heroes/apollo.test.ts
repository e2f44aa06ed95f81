import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

const facing = (round: number, enemy: string): string => `
  red hand: apollo 4/4/4/4
  blue hand: zeus
  round: ${round}
  .  blue ${enemy}
  .  *
`;

describe('Apollo: all his numbers are 1 higher in round 1 and 1 lower in round 2', () => {
  test('in round 1 his 4 beats a 4 immediately, but not a 5 (O-6)', () => {
    expect(scene(facing(1, 'hercules 4/4/4/4')).place('apollo', 'c3').owner('hercules')).toBe('red');
    expect(scene(facing(1, 'hercules 5/5/5/5')).place('apollo', 'c3').owner('hercules')).toBe('blue');
  });

  test('in round 2 his 4 no longer beats a 3', () => {
    expect(scene(facing(2, 'hercules 3/3/3/3')).place('apollo', 'c3').owner('hercules')).toBe('blue');
    expect(scene(facing(2, 'hercules 2/2/2/2')).place('apollo', 'c3').owner('hercules')).toBe('red');
  });

  test('a hero from round 1 sets with him: numbers follow the round, never below 0 (T-8)', () => {
    const numbersIn = (round: number) => scene(`round: ${round}\n red apollo 0/3/1/9  *`).numbers('apollo');
    expect(numbersIn(1)).toBe('1/4/2/10');
    expect(numbersIn(2)).toBe('0/2/0/8');
  });

  test('modifiers add up first and the sum is floored, not each step (T-8)', () => {
    const beside = (hero: string) => scene(`round: 2\n red ${hero}  red apollo 0/3/1/9  *`).numbers('apollo');
    expect(beside('paladin')).toBe('0/3/1/9');
    expect(beside('necromancer')).toBe('0/1/0/7');
  });

  test('in a third round, which only a tie brings, he is as printed (R-2)', () => {
    expect(scene('round: 3\n red apollo 0/3/1/9  *').numbers('apollo')).toBe('0/3/1/9');
  });

  test('against Athlete his printed number counts; Baenvier silences him; Athena does not ignore him (O-5, A-5)', () => {
    expect(scene(facing(1, 'athlete 4/4/4/4')).place('apollo', 'c3').owner('athlete')).toBe('blue');
    expect(scene('red baenvier  red apollo 0/3/1/9  *').numbers('apollo')).toBe('0/3/1/9');
    const ignoring = scene(`
      red hand: apollo 4/4/4/4
      blue hand: athena 9/9/9/9, zeus
      to move: blue
      .  blue hercules 4/4/4/4
      .  *
    `).place('athena', 'd5');
    expect(ignoring.place('apollo', 'c3').owner('hercules')).toBe('red');
  });
});
