import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Simon: flips all heroes beside him, friend and foe, and does not compare', () => {
  test('both colors flip together, heroes farther off do not, and the 9 of Simon takes nobody back', () => {
    const placed = scene(`
      match: asgard asgard
      red hand: simon 9/9/9/9
      blue hand: knight
      blue bard 0/0/0/0  red monk 0/0/0/0  .
      blue viking 9/9/9/9  .               *
    `).place('simon', 'c4');
    expect(placed.owner('viking')).toBe('red');
    expect(placed.owner('monk')).toBe('blue');
    expect(placed.owner('bard')).toBe('blue');
    expect(placed.told('compared')).toEqual([]);
  });

  test('Titan and Priest are spared, and so are heroes next to King Midas', () => {
    const placed = scene(`
      match: asgard asgard
      red hand: simon 9/9/9/9
      blue hand: knight
      .                   red priest 0/0/0/0  .
      blue titan 0/0/0/0  .                   *
      .                   red monk 0/0/0/0    red king-midas 0/0/0/0
    `).place('simon', 'c4');
    expect(placed.owner('titan')).toBe('blue');
    expect(placed.owner('priest')).toBe('red');
    expect(placed.owner('monk')).toBe('red');
    expect(placed.told('flipped')).toEqual([]);
  });

  test('it is one event: Perseus takes the blow once for all heroes next to him (T-18)', () => {
    const placed = scene(`
      match: asgard asgard
      red hand: simon 9/9/9/9
      blue hand: knight
      blue perseus 0/0/0/0  blue monk 0/0/0/0  .
      blue viking 0/0/0/0   .                  *
    `).place('simon', 'c4');
    expect(placed.owner('perseus')).toBe('red');
    expect(placed.owner('monk')).toBe('blue');
    expect(placed.owner('viking')).toBe('blue');
  });

  test('beside the terrain alone nothing happens (T-7)', () => {
    const placed = scene(`
      match: asgard asgard
      red hand: simon 9/9/9/9
      blue hand: knight
      .  *  blue viking 0/0/0/0
    `).place('simon', 'c4');
    expect(placed.told('flipped')).toEqual([]);
    expect(placed.asks).toMatch(/^blue placement/);
  });

  test('beside Baenvier he has no ability: he compares like anybody (A-5)', () => {
    const placed = scene(`
      match: asgard asgard
      red hand: simon 5/5/5/5
      blue hand: knight
      red monk 0/0/0/0  blue baenvier 9/9/9/9  .
      blue viking 4/4/4/4  .                   *
      .                    red bard 0/0/0/0    .
    `).place('simon', 'c4');
    expect(placed.owner('viking')).toBe('red');
    expect(placed.owner('baenvier')).toBe('blue');
    expect(placed.owner('bard')).toBe('red');
  });
});
