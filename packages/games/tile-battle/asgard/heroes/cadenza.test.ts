import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Cadenza: nothing can move it, pull it or swap it', () => {
  /** Heroes that one placed on c4 may choose, with this hero beside it on b4. The others are of the same color. */
  const choicesOf = (mover: string, color: string, hero: string): readonly string[] =>
    scene(`
      match: asgard asgard
      red hand: ${mover} 0/0/0/0
      blue hand: thief
      ${color} bard 0/0/0/0     ${color} viking 0/0/0/0  red mage 0/0/0/0
      ${color} ${hero} 0/0/0/0  .                         *
    `).place(mover, 'c4').options;

  test.each([
    ['innkeeper', 'blue'],
    ['tactician', 'red'],
    ['seer', 'blue'],
    ['tanis', 'blue'],
    ['spy', 'red'],
    ['trader', 'blue'],
    ['assassin', 'blue'],
    ['squire', 'red'],
    ['jason', 'blue'],
    ['odysseus', 'blue'],
    ['nymph', 'blue'],
    ['poseidon', 'blue'],
    ['architect', 'blue'],
  ])('%s could choose another hero in its place, but not Cadenza', (mover, color) => {
    expect(choicesOf(mover, color, 'knight')).toContain('knight');
    expect(choicesOf(mover, color, 'cadenza')).not.toContain('cadenza');
  });

  test('it holds nobody but itself', () => {
    expect(choicesOf('seer', 'blue', 'cadenza')).toEqual(['bard', 'viking', 'pass']);
  });

  test('Siren cannot pull it', () => {
    const pulled = (hero: string): string =>
      scene(`
        match: asgard asgard
        red hand: siren 0/0/0/0
        blue hand: thief
        blue ${hero} 0/0/0/0  .                 .
        red mage 0/0/0/0      red monk 0/0/0/0  *
      `).place('siren', 'd3').asks;
    expect(pulled('knight')).toBe('red siren: knight, pass');
    expect(pulled('cadenza')).toMatch(/^blue placement/);
  });

  test('nor does the Styx: it cannot be moved at all, by whatever cause (T-24, R-21)', () => {
    const atTheStyx = scene(`
      match: olympus river-styx
      red hand: knight 0/0/0/0
      blue hand: thief
      .  *  blue cadenza 0/0/0/0
    `).place('knight', 'c4');
    expect(atTheStyx.asks).toBe('red river-styx: knight, pass');
  });

  test('it can be flipped and turned like anybody', () => {
    const attacked = scene(`
      match: asgard asgard
      red hand: duelist 9/9/9/9
      blue hand: thief
      blue cadenza^ 0/0/0/0  .  *
    `)
      .place('duelist', 'c4')
      .choose('1');
    expect(attacked.where('cadenza')).toBe('red b4>');
  });

  test('beside Baenvier it can be moved (A-5)', () => {
    const drained = scene(`
      match: asgard asgard
      red hand: seer 0/0/0/0
      blue hand: thief
      .  *  red baenvier 0/0/0/0  blue cadenza 0/0/0/0
    `).place('seer', 'c4');
    expect(drained.asks).toBe('red seer: cadenza, pass');
  });
});
