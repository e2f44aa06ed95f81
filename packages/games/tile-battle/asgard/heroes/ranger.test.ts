import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Ranger: −1 on all numbers for every tile that touches it', () => {
  test('allies, enemies and the terrain count alike (T-7)', () => {
    const seen = scene(`
      match: asgard asgard
      .                 blue viking  .
      red monk          red ranger 6/5/4/3  *
      red bard          .            .
    `);
    expect(seen.numbers('ranger')).toBe('3/2/1/0');
  });

  test('no number goes below 0', () => {
    const seen = scene(`
      match: asgard asgard
      red monk  red ranger 1/1/1/1  *
    `);
    expect(seen.numbers('ranger')).toBe('0/0/0/0');
  });

  test('a placed Ranger battles with its printed numbers, and is weaker when the battle is over (A-4)', () => {
    const placed = scene(`
      match: asgard asgard
      red hand: ranger 6/6/6/6
      blue hand: knight
      blue viking 5/5/5/5  .  *
    `).place('ranger', 'c4');
    expect(placed.owner('viking')).toBe('red');
    expect(placed.numbers('ranger')).toBe('4/4/4/4');
  });

  test('a tile placed beside it weakens it for that very battle', () => {
    const placed = scene(`
      match: asgard asgard
      red hand: knight 5/5/5/5
      blue hand: monk
      .  blue ranger 6/6/6/6  *
    `).place('knight', 'b4');
    expect(placed.owner('ranger')).toBe('red');
  });

  test('beside Baenvier it has its printed numbers (A-5)', () => {
    const seen = scene(`
      match: asgard asgard
      red baenvier  red ranger 6/6/6/6  *
    `);
    expect(seen.numbers('ranger')).toBe('6/6/6/6');
  });
});
