import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Fairy: a number that is compared with hers is 2 lower for that comparison', () => {
  const attackWith = (numbers: string, attacker = 'knight') =>
    scene(`
      match: asgard asgard
      red hand: ${attacker} ${numbers}
      blue hand: monk
      .  blue fairy 3/3/3/3  *
    `).place(attacker, 'b4');

  test('an attacker needs 3 more to flip her', () => {
    expect(attackWith('5/5/5/5').owner('fairy')).toBe('blue');
    expect(attackWith('6/6/6/6').owner('fairy')).toBe('red');
  });

  test('only the comparison with her is changed, not the one beside it nor the number shown', () => {
    const attacked = scene(`
      match: asgard asgard
      red hand: knight 5/5/5/5
      blue hand: bard
      blue viking 4/4/4/4  .                 .
      .                    blue fairy 3/3/3/3  *
    `).place('knight', 'c3');
    expect(attacked.owner('viking')).toBe('red');
    expect(attacked.owner('fairy')).toBe('blue');
    expect(attacked.numbers('knight')).toBe('5/5/5/5');
  });

  test('her own first battle is fought without it (A-4)', () => {
    const placed = scene(`
      match: asgard asgard
      red hand: fairy 4/4/4/4
      blue hand: bard
      blue viking 5/5/5/5  .  *
    `).place('fairy', 'c4');
    expect(placed.owner('viking')).toBe('blue');
  });

  test('flipped under Niflheim she attacks with it: continuous abilities count in the waves (A-16)', () => {
    const chained = scene(`
      match: asgard niflheim
      red hand: knight 9/9/9/9
      blue hand: bard
      .  blue fairy 4/4/4/4  *
      .  blue viking 5/5/5/5  .
    `).place('knight', 'b4');
    expect(chained.owner('viking')).toBe('red');
  });

  test('a Priest is not lowered (A-12), and beside Baenvier she lowers nobody (A-5)', () => {
    expect(attackWith('4/4/4/4', 'priest').owner('fairy')).toBe('red');
    const silenced = scene(`
      match: asgard asgard
      red hand: knight 4/4/4/4
      blue hand: bard
      .  blue fairy 3/3/3/3     *
      .  blue baenvier 9/9/9/9  .
    `).place('knight', 'b4');
    expect(silenced.owner('fairy')).toBe('red');
  });
});
