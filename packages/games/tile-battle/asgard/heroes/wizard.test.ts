import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Wizard: you may move one hero it flipped to an empty cell next to Wizard', () => {
  const flipped = scene(`
    match: asgard asgard
    red hand: wizard 6/6/6/6
    blue hand: fool
    .                     blue thief> 5/5/5/5   .                   .
    .                     *                     blue mage 5/5/5/5   blue squire 0/0/0/0
    .                     .                     blue noble          .
  `).place('wizard', 'e3');

  test('the hero keeps its new color and its orientation (T-5), and does not battle from there (T-6)', () => {
    // Thief, moved to the cell east of Wizard, touches Squire and beats it on paper.
    const after = flipped.choose('thief', 'f3');
    expect(after.where('thief')).toBe('red f3>');
    expect(after.owner('squire')).toBe('blue');
  });

  test('only those it flipped, only to empty cells beside Wizard, and only one', () => {
    // Mage was flipped too, but Noble hangs on it (T-3).
    expect(flipped.asks).toBe('red wizard: thief, pass');
    expect(flipped.choose('thief').options).toEqual(['e2', 'f3']);
    expect(flipped.choose('thief', 'e2').asks).toMatch(/^blue placement/);
  });

  test('declined, nothing moves', () => {
    expect(flipped.pass().where('thief')).toBe('red d3>');
  });

  test('if Wizard flipped nothing, nothing is asked (A-10)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: wizard 5/5/5/5
      blue hand: fool
      .   blue thief 5/5/5/5   .
      .   *                    .
    `).place('wizard', 'e3');
    expect(after.asks).toMatch(/^blue placement/);
  });

  test.each(['priest', 'cadenza'])('%s, flipped by Wizard, cannot be moved (Priest: A-18)', (id) => {
    const after = scene(`
      match: asgard asgard
      red hand: wizard 6/6/6/6
      blue hand: fool
      *   blue ${id} 5/5/5/5
    `).place('wizard', 'e3');
    expect(after.owner(id)).toBe('red');
    expect(after.asks).toMatch(/^blue placement/);
  });

  test('nor can a hero beside Medusa (O-18)', () => {
    const beside = (id: string) =>
      scene(`
        match: asgard asgard
        red hand: wizard 6/6/6/6
        blue hand: fool
        *           blue thief 5/5/5/5
        red noble   blue ${id}
      `).place('wizard', 'e3').asks;
    expect(beside('squire')).toBe('red wizard: thief, pass');
    expect(beside('medusa')).toMatch(/^blue placement/);
  });

  test('a Perseus who took the blow was flipped by Wizard, and can be moved (R-6)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: wizard 6/6/6/6
      *   blue thief 5/5/5/5   blue perseus 5/5/5/5
    `).place('wizard', 'e3');
    expect(after.asks).toBe('red wizard: perseus, pass');
    expect(after.choose('perseus').options).toEqual(['e2', 'd3', 'f3']);
  });

  test('under Niflheim it moves after the last wave, and only what it flipped itself (A-16)', () => {
    const after = scene(`
      match: asgard niflheim
      red hand: wizard 6/6/6/6
      blue squire 3/3/3/3   blue thief 5/5/5/5   .
      blue noble 9/9/9/9    *                    .
    `).place('wizard', 'e3');
    expect(after.owner('squire')).toBe('red');
    expect(after.asks).toBe('red wizard: thief, pass');
  });

  test('beside Baenvier it has no ability (A-5)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: wizard 6/6/6/6
      blue hand: fool
      .   blue thief 5/5/5/5   .
      .   *                    blue baenvier 9/9/9/9
    `).place('wizard', 'e3');
    expect(after.owner('thief')).toBe('red');
    expect(after.asks).toMatch(/^blue placement/);
    expect(after.told('silenced')).toHaveLength(1);
  });
});
