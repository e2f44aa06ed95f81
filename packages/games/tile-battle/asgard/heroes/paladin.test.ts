import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Paladin: heroes beside it, of either color, have +1 on all numbers', () => {
  test('neighbors gain; Paladin itself and heroes farther off do not', () => {
    const seen = scene(`
      match: asgard asgard
      red bard 3/3/3/3  blue viking 1/2/3/4     .
      red monk 2/2/2/2  red paladin 5/5/5/5     *
    `);
    expect(seen.numbers('viking')).toBe('2/3/4/5');
    expect(seen.numbers('monk')).toBe('3/3/3/3');
    expect(seen.numbers('paladin')).toBe('5/5/5/5');
    expect(seen.numbers('bard')).toBe('3/3/3/3');
  });

  test('it adds up with what others take away', () => {
    const seen = scene(`
      match: asgard asgard
      red necromancer  blue viking 3/3/3/3  red paladin  *
    `);
    expect(seen.numbers('viking')).toBe('3/3/3/3');
  });

  test('a placed Paladin does not yet strengthen those it battles (A-4)', () => {
    const placed = scene(`
      match: asgard asgard
      red hand: paladin 5/5/5/6
      blue hand: knight
      blue viking 5/5/5/5  .  *
    `).place('paladin', 'c4');
    expect(placed.owner('viking')).toBe('red');
    expect(placed.numbers('viking')).toBe('6/6/6/6');
  });

  test('from then on it counts in battle', () => {
    const placed = scene(`
      match: asgard asgard
      red hand: knight 6/6/6/6
      blue hand: bard
      .  blue viking 5/5/5/5  red paladin  *
    `).place('knight', 'a4');
    expect(placed.owner('viking')).toBe('blue');
  });

  test('Priest gains nothing (A-4), and beside Baenvier Paladin gives nothing (A-5)', () => {
    const seen = scene(`
      match: asgard asgard
      red priest 3/3/3/3  red paladin         *
      .                   red viking 3/3/3/3  .
    `);
    expect(seen.numbers('priest')).toBe('3/3/3/3');
    expect(seen.numbers('viking')).toBe('4/4/4/4');
    const silenced = scene(`
      match: asgard asgard
      blue baenvier  red paladin         *
      .              red viking 3/3/3/3  .
    `);
    expect(silenced.numbers('viking')).toBe('3/3/3/3');
  });
});
