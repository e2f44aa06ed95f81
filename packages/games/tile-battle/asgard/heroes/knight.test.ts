import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Knight: no ability, only strong numbers', () => {
  test('nothing is asked, and it flips what has a lower number, not what has an equal one', () => {
    const after = scene(`
      match: asgard asgard
      red hand: knight 6/6/6/6
      blue hand: fool
      red noble           blue thief 6/6/6/6
      blue bard 5/5/5/5   .
      red dealer          *
    `).place('knight', 'd3');
    expect(after.asks).toMatch(/^blue placement/);
    expect(after.owner('bard')).toBe('red');
    expect(after.owner('thief')).toBe('blue');
  });

  test('what it flips does not compare in turn (T-10)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: knight 6/6/6/6
      blue mage 0/0/0/0   blue bard 5/5/5/5   .
      .                   *                   .
    `).place('knight', 'e3');
    expect(after.owner('bard')).toBe('red');
    expect(after.owner('mage')).toBe('blue');
  });

  test('there is nothing for Elder to copy (R-18)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: elder
      blue hand: fool
      discard: knight
      .   *   .
    `).place('elder', 'e4');
    expect(after.asks).toMatch(/^blue placement/);
  });
});
