import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Thief: you may trade a tile of your hand for one of your opponent’s, both of your choice', () => {
  const placed = scene(`
    match: asgard asgard
    red hand: thief, bard, mage
    blue hand: knight, squire
    .   *   .
  `).place('thief', 'e4');

  test('its player names the tile to give, then the tile to take', () => {
    expect(placed.asks).toBe('red thief: bard, mage, pass');
    expect(placed.choose('mage').options).toEqual(['knight', 'squire']);
    const after = placed.choose('mage', 'knight');
    expect(after.hand('red')).toEqual(['bard', 'knight']);
    expect(after.hand('blue')).toEqual(['squire', 'mage']);
  });

  test('declined, the hands stay', () => {
    const after = placed.pass();
    expect(after.hand('red')).toEqual(['bard', 'mage']);
    expect(after.hand('blue')).toEqual(['knight', 'squire']);
  });

  test.each([
    ['its player has no tile left to give', 'thief', 'knight'],
    ['the opponent has none to take', 'thief, bard', ''],
  ])('nothing is asked if %s', (_why, red, blue) => {
    const after = scene(`
      match: asgard asgard
      red hand: ${red}
      blue hand: ${blue}
      .   *   .
    `).place('thief', 'e4');
    expect(after.asks).toMatch(/placement/);
  });

  test('Priest can be traded: it is immune in play, not in a hand (R-8)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: thief, bard
      blue hand: priest, squire
      .   *   .
    `)
      .place('thief', 'e4')
      .choose('bard', 'priest');
    expect(after.hand('red')).toEqual(['priest']);
  });

  test('what was forced on a hand tile ends when it is traded away (T-22)', () => {
    const forced = (given: string) =>
      scene(`
        match: asgard asgard
        red hand: thief, bard
        blue hand: knight, squire
        lasting: [{"kind":"force","by":80,"seat":1,"tile":51}]
        .   *   red commander
      `)
        .place('thief', 'c4')
        .choose('bard', given)
        .options.map((option) => option.split(' ')[0]);
    expect([...new Set(forced('squire'))]).toEqual(['knight']);
    expect([...new Set(forced('knight'))]).toEqual(['squire', 'bard']);
  });

  test('beside Baenvier it has no ability (A-5)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: thief 0/0/0/0, bard
      blue hand: knight
      .   *   blue baenvier
    `).place('thief', 'e3');
    expect(after.asks).toMatch(/^blue placement/);
    expect(after.told('silenced')).toHaveLength(1);
  });
});
