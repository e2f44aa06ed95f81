import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Hera: enemies next to her have 1 less on all numbers', () => {
  test('she weakens the enemies of her own first battle, unlike Necromancer of Asgard (O-6, O-22)', () => {
    const placed = (hero: string) =>
      scene(`
        red hand: ${hero} 4/4/4/4
        blue hand: zeus
        .  blue hercules 4/4/4/4
        .  *
      `)
        .place(hero, 'c3')
        .owner('hercules');
    expect(placed('hera')).toBe('red');
    expect(placed('necromancer')).toBe('blue');
  });

  test('an enemy placed beside her battles with 1 less, also against others; allies and distant enemies do not', () => {
    const after = scene(`
      blue hand: hercules 5/5/5/5
      red hand: zeus
      to move: blue
      red hera 9/9/9/9  red teacher 9/9/9/9  blue nymph 3/3/3/3
      .                 red oracle 4/4/4/4   *
    `).place('hercules', 'b4');
    expect(after.owner('oracle')).toBe('red');
    expect(after.numbers('hercules')).toBe('4/4/4/4');
    expect(after.numbers('teacher')).toBe('9/9/9/9');
    expect(after.numbers('nymph')).toBe('3/3/3/3');
  });

  test('numbers stop at 0, but only after all modifiers are added up (T-8)', () => {
    const still = scene(`
      red hera              blue oracle 0/1/0/5
      blue teacher 0/1/0/5  *
      blue paladin          .
    `);
    expect(still.numbers('oracle')).toBe('0/0/0/4');
    expect(still.numbers('teacher')).toBe('0/1/0/5');
  });

  test('flipped, she turns against her former friends', () => {
    const after = scene(`
      blue hand: hercules 9/9/9/9
      red hand: zeus
      to move: blue
      .  red hera 0/0/0/0  red oracle 3/3/3/3
      .  *                 .
    `).place('hercules', 'c3');
    expect(after.owner('hera')).toBe('blue');
    expect(after.numbers('oracle')).toBe('2/2/2/2');
    expect(after.numbers('hercules')).toBe('9/9/9/9');
  });

  test('Priest is not weakened, nor anybody while Baenvier silences her, nor in a battle with Athlete (A-5, A-18)', () => {
    const against = (enemy: string, beside: string) =>
      scene(`
        red hand: hera 4/4/4/4
        blue hand: zeus
        ${beside}  blue teacher 9/9/9/9
        .          blue ${enemy} 4/4/4/4
        .          *
      `)
        .place('hera', 'c3')
        .owner(enemy);
    expect(against('priest', 'red oracle')).toBe('blue');
    expect(against('athlete', 'red oracle')).toBe('blue');
    expect(against('hercules', 'red oracle')).toBe('red');
    expect(against('hercules', 'red baenvier')).toBe('blue');
  });

  test('being continuous, it is never ignored (O-5)', () => {
    const after = scene(`
      red hand: hera 4/4/4/4
      blue hand: athena 9/9/9/9, zeus
      to move: blue
      .  blue hercules 4/4/4/4
      .  *
    `)
      .place('athena', 'd5')
      .place('hera', 'c3');
    expect(after.owner('hercules')).toBe('red');
  });
});
