import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Bard: you may choose one hero it flipped, which then compares once, without its abilities', () => {
  const flippedTwo = scene(`
    match: asgard asgard
    red hand: bard 6/6/6/6
    blue hand: fool
    blue dealer 4/4/4/4   blue thief 5/5/5/5   .                   .
    .                     *                    blue mage 5/5/5/5   blue squire 4/4/4/4
  `).place('bard', 'e3');

  test('the chosen one fights for Bard’s player, and the other does not', () => {
    expect(flippedTwo.asks).toBe('red bard: thief, mage, pass');
    const after = flippedTwo.choose('thief');
    expect(after.owner('dealer')).toBe('red');
    expect(after.owner('squire')).toBe('blue');
  });

  test('only once: what the chosen one flips is not offered again', () => {
    expect(flippedTwo.choose('thief').asks).toMatch(/^blue placement/);
  });

  test('declined, nobody else compares', () => {
    const after = flippedTwo.pass();
    expect(after.owner('dealer')).toBe('blue');
    expect(after.owner('squire')).toBe('blue');
  });

  test('if Bard flipped nothing, nothing is asked (A-10)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: bard 5/5/5/5
      blue hand: fool
      red knight 9/9/9/9   blue thief 5/5/5/5   .
      .                    *                    .
    `).place('bard', 'e3');
    expect(after.asks).toMatch(/^blue placement/);
  });

  test('the chosen one has printed numbers, without its own bonus (A-10)', () => {
    // Captain would have 6 with Bard as an ally beside it.
    const after = scene(`
      match: asgard asgard
      red hand: bard 9/9/9/9
      blue dealer 5/5/5/5   blue captain 5/5/5/5   .
      .                     *                      .
    `)
      .place('bard', 'e3')
      .choose('captain');
    expect(after.owner('captain')).toBe('red');
    expect(after.owner('dealer')).toBe('blue');
    expect(after.numbers('captain')).toBe('6/6/6/6');
  });

  test('its neighbors’ abilities still work: Paladin beside it lends 1', () => {
    const after = scene(`
      match: asgard asgard
      red hand: bard 9/9/9/9
      .                     red paladin          .
      blue dealer 5/5/5/5   blue thief 5/5/5/5   .
      .                     *                    .
    `)
      .place('bard', 'e3')
      .choose('thief');
    expect(after.owner('dealer')).toBe('red');
  });

  test('a chosen King Midas does not protect those he beats: he fights without his ability (A-10)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: bard 6/6/6/6
      blue dealer 4/4/4/4   blue king-midas 5/5/5/5   .
      .                     *                         .
    `)
      .place('bard', 'e3')
      .choose('king-midas');
    expect(after.owner('dealer')).toBe('red');
  });

  test('Priest cannot be chosen (A-18)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: bard 6/6/6/6
      blue hand: fool
      blue dealer 4/4/4/4   blue priest 5/5/5/5   .
      .                     *                     .
    `).place('bard', 'e3');
    expect(after.owner('priest')).toBe('red');
    expect(after.asks).toMatch(/^blue placement/);
  });

  test('a hero turned back meanwhile cannot be chosen (R-5)', () => {
    // Hydra and Perseus fall together. Hydra then flips Dealer, and Perseus, red by now, takes that blow.
    const after = scene(`
      match: asgard asgard
      red hand: bard 6/6/6/6
      .    blue hydra 5/5/5/5   .                      .
      *    red dealer           blue perseus 5/5/5/5   .
    `)
      .place('bard', 'f3')
      .choose('dealer');
    expect(after.owner('perseus')).toBe('blue');
    expect(after.asks).toBe('red bard: hydra, pass');
  });

  test('under Niflheim Bard adds nothing (A-16)', () => {
    const after = scene(`
      match: asgard niflheim
      red hand: bard 6/6/6/6
      blue hand: fool
      blue dealer 4/4/4/4   blue thief 5/5/5/5   .
      .                     *                    .
    `).place('bard', 'e3');
    expect(after.owner('dealer')).toBe('red');
    expect(after.asks).toMatch(/^blue placement/);
  });

  test('beside Baenvier it has no ability, even if it flips Baenvier (A-5)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: bard 9/9/9/9
      blue hand: fool
      blue dealer 4/4/4/4   blue baenvier 5/5/5/5   .
      .                     *                       .
    `).place('bard', 'e3');
    expect(after.owner('baenvier')).toBe('red');
    expect(after.asks).toMatch(/^blue placement/);
    expect(after.told('silenced')).toHaveLength(1);
  });

  test('Elder, as Bard, lets one of those it flipped compare', () => {
    const after = scene(`
      match: asgard asgard
      red hand: elder 6/6/6/6
      discard: bard
      blue dealer 4/4/4/4   blue thief 5/5/5/5   .
      .                     *                    .
    `)
      .place('elder', 'e3')
      .choose('bard', 'thief');
    expect(after.owner('dealer')).toBe('red');
  });
});
