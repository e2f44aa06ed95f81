import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Necromancer: every hero next to it has −1 on all numbers, whatever its color', () => {
  test('allies and enemies are weakened, nobody below 0 and nobody farther off', () => {
    const field = scene(`
      match: asgard asgard
      .                    blue thief 0/1/2/3   .
      red bard 4/4/4/4     red necromancer 5/5/5/5   *
      red mage 4/4/4/4     .                    .
    `);
    expect(field.numbers('thief')).toBe('0/0/1/2');
    expect(field.numbers('bard')).toBe('3/3/3/3');
    expect(field.numbers('mage')).toBe('4/4/4/4');
    expect(field.numbers('necromancer')).toBe('5/5/5/5');
  });

  test('the one below 0 is lifted from the sum: modifiers add up before they are floored (T-8)', () => {
    const field = scene(`
      match: asgard asgard
      red paladin   blue thief 0/1/2/3   red necromancer   *
    `);
    expect(field.numbers('thief')).toBe('0/1/2/3');
  });

  test('it sleeps in its own battle and works from its end on (A-4)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: necromancer 5/5/5/5
      blue thief 5/5/5/5   *
    `).place('necromancer', 'b4');
    expect(after.owner('thief')).toBe('blue');
    expect(after.numbers('thief')).toBe('4/4/4/4');
  });

  test('an enemy placed beside it attacks with 1 less, and an enemy beside it defends with 1 less', () => {
    const attacked = scene(`
      match: asgard asgard
      blue hand: knight 6/6/6/6
      to move: blue
      red necromancer 5/5/5/5   *
    `).place('knight', 'b4');
    expect(attacked.owner('necromancer')).toBe('red');
    const defended = scene(`
      match: asgard asgard
      red hand: knight 6/6/6/6
      red necromancer   blue thief 6/6/6/6   .
      .                 *                    .
    `).place('knight', 'e3');
    expect(defended.owner('thief')).toBe('red');
  });

  test('under Niflheim it sleeps until the last wave is over (R-7)', () => {
    // Mage, felled, beats Thief with 5 against 4; beside a waking Necromancer it would be 4 against 4.
    const after = scene(`
      match: asgard niflheim
      red hand: necromancer 6/6/6/6
      blue thief 4/4/4/4   blue mage 5/5/5/5   .
      .                    *                   .
    `).place('necromancer', 'e3');
    expect(after.owner('thief')).toBe('red');
    expect(after.numbers('mage')).toBe('4/4/4/4');
  });

  test('Priest keeps his numbers (A-18), and Athlete reads the printed ones (T-8)', () => {
    const field = scene(`
      match: asgard asgard
      red hand: athlete 5/5/5/5
      blue priest 5/5/5/5   red necromancer      .
      .                     blue thief 5/5/5/5   .
      .                     *                    .
    `);
    expect(field.numbers('priest')).toBe('5/5/5/5');
    expect(field.numbers('thief')).toBe('4/4/4/4');
    expect(field.place('athlete', 'e3').owner('thief')).toBe('blue');
  });

  test('beside Baenvier it weakens nobody (A-5)', () => {
    const field = scene(`
      match: asgard asgard
      blue thief 5/5/5/5   red necromancer   blue baenvier   *
    `);
    expect(field.numbers('thief')).toBe('5/5/5/5');
  });
});
