import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Monk: its numbers are 2 higher when something compares with it', () => {
  const attackWith = (numbers: string, attacker = 'knight') =>
    scene(`
      match: asgard asgard
      red hand: ${attacker} ${numbers}
      blue hand: bard
      .  blue monk 3/3/3/3  *
    `).place(attacker, 'b4');

  test('an attacker needs 3 more to flip it', () => {
    expect(attackWith('5/5/5/5').owner('monk')).toBe('blue');
    expect(attackWith('6/6/6/6').owner('monk')).toBe('red');
    expect(attackWith('5/5/5/5').numbers('monk')).toBe('3/3/3/3');
  });

  test('it helps the defender only: flipped under Niflheim, Monk attacks with the number it shows (A-12)', () => {
    const chained = scene(`
      match: asgard niflheim
      red hand: knight 9/9/9/9
      blue hand: bard
      .  blue monk 3/3/3/3    *
      .  blue viking 4/4/4/4  .
      .  blue mage 2/2/2/2    .
    `).place('knight', 'b4');
    expect(chained.owner('monk')).toBe('red');
    expect(chained.owner('viking')).toBe('blue');
  });

  test('beside Baenvier it is no hardier than it looks (A-5)', () => {
    const silenced = scene(`
      match: asgard asgard
      red hand: knight 4/4/4/4
      blue hand: bard
      .  blue monk 3/3/3/3      *
      .  blue baenvier 9/9/9/9  .
    `).place('knight', 'b4');
    expect(silenced.owner('monk')).toBe('red');
  });

  test('Athlete reads its printed numbers (T-18)', () => {
    expect(attackWith('4/4/4/4', 'athlete').owner('monk')).toBe('red');
  });
});
