import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Captain: +1 on all numbers for each adjacent ally', () => {
  test('allies count; enemies, the terrain and diagonal heroes do not', () => {
    const field = scene(`
      match: asgard asgard
      red bard    red mage                blue noble
      red thief   red captain 1/2/3/4     blue dealer
      .           *                       .
    `);
    expect(field.numbers('captain')).toBe('3/4/5/6');
    expect(field.numbers('mage')).toBe(scene('match: asgard asgard\n*  red mage').numbers('mage'));
  });

  test('it sleeps in its own battle and counts from its end on (A-4)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: captain 5/5/5/5
      red bard   .
      *          blue thief 5/5/5/5
    `).place('captain', 'e3');
    expect(after.owner('thief')).toBe('blue');
    expect(after.numbers('captain')).toBe('6/6/6/6');
  });

  test('it defends with its allies', () => {
    const attacked = (ally: string) =>
      scene(`
        match: asgard asgard
        to move: blue
        blue hand: knight 6/6/6/6
        *   red captain 5/5/5/5   ${ally} bard
      `)
        .place('knight', 'e3')
        .owner('captain');
    expect(attacked('red')).toBe('red');
    expect(attacked('blue')).toBe('blue');
  });

  test('it loses what an ally gave when that ally is flipped', () => {
    const before = scene(`
      match: asgard asgard
      to move: blue
      blue hand: knight 6/6/6/6
      *   red captain 5/5/5/5   red bard 0/0/0/0
    `);
    expect(before.numbers('captain')).toBe('6/6/6/6');
    const after = before.place('knight', 'f3');
    expect(after.owner('bard')).toBe('blue');
    expect(after.numbers('captain')).toBe('5/5/5/5');
  });

  test('flipped under Niflheim, it compares with its ability: the winner is its ally now (A-16)', () => {
    const after = scene(`
      match: asgard niflheim
      red hand: knight 9/9/9/9
      *   blue captain 5/5/5/5   blue bard 5/5/5/5
    `).place('knight', 'e3');
    expect([after.owner('captain'), after.owner('bard')]).toEqual(['red', 'red']);
  });

  test('beside Baenvier it has its printed numbers, even if Baenvier is an ally (A-5)', () => {
    const field = scene(`
      match: asgard asgard
      red bard   red captain 5/5/5/5   red baenvier
      .          *                     .
    `);
    expect(field.numbers('captain')).toBe('5/5/5/5');
  });
});
