import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Trickster: you may turn a hero next to it any way, before it battles', () => {
  const strongTop = scene(`
    match: asgard asgard
    red hand: trickster 5/5/5/5
    blue hand: fool
    .   .
    *   blue knight 9/1/9/9
  `).place('trickster', 'e3');

  test('the weak side is turned toward Trickster, and the battle reads it', () => {
    const after = strongTop.choose('knight', '3');
    expect(after.where('knight')).toBe('red e4<');
    expect(after.numbers('knight')).toBe('1/9/9/9');
  });

  test('declined, nothing turns', () => {
    expect(strongTop.asks).toBe('red trickster: knight, pass');
    expect(strongTop.pass().where('knight')).toBe('blue e4^');
  });

  test('a turn is a real turn: one, two or three quarters (R-10)', () => {
    expect(strongTop.choose('knight').options).toEqual(['1', '2', '3']);
    expect(strongTop.choose('knight', '1').where('knight')).toBe('blue e4>');
  });

  test('allies can be turned, and Cadenza, and what Medusa holds: turning is no move', () => {
    const placed = scene(`
      match: asgard asgard
      red hand: trickster 0/0/0/0
      .   .           red thief     blue medusa
      .   .           .             blue cadenza
      *   red bard    red dealer    red mage
    `).place('trickster', 'f3');
    expect(placed.asks).toBe('red trickster: thief, cadenza, dealer, pass');
    expect(placed.choose('cadenza', '2').where('cadenza')).toBe('blue g3v');
    expect(placed.choose('thief', '1').where('thief')).toBe('red f2>');
  });

  test('neither the terrain (A-14) nor Priest (A-18) can be turned, so nothing is asked', () => {
    const after = scene(`
      match: asgard asgard
      red hand: trickster 0/0/0/0
      blue hand: fool
      red noble   blue priest
      *           .
    `).place('trickster', 'e4');
    expect(after.asks).toMatch(/^blue placement/);
  });

  test('beside Baenvier it has no ability (A-5)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: trickster 0/0/0/0
      blue hand: fool
      *   blue baenvier
    `).place('trickster', 'e3');
    expect(after.asks).toMatch(/^blue placement/);
    expect(after.told('silenced')).toHaveLength(1);
  });
});
