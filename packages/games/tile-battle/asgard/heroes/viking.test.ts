import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Viking: you may give all enemies −1 for its battle', () => {
  const asked = scene(`
    match: asgard asgard
    red hand: viking 5/5/5/5
    blue thief 5/5/5/5   .
    *                    blue mage 5/5/5/5
  `).place('viking', 'e3');

  test('equal numbers lose to it, and afterwards nobody is weaker for it', () => {
    expect(asked.asks).toBe('red viking: use, pass');
    const after = asked.use();
    expect([after.owner('thief'), after.owner('mage')]).toEqual(['red', 'red']);
    expect(after.numbers('thief')).toBe('5/5/5/5');
  });

  test('declined, equal numbers hold', () => {
    const after = asked.pass();
    expect([after.owner('thief'), after.owner('mage')]).toEqual(['blue', 'blue']);
  });

  test('no number falls below 0 (T-8)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: viking 0/0/0/0
      *   blue thief 0/0/0/0
    `)
      .place('viking', 'e3')
      .use();
    expect(after.owner('thief')).toBe('blue');
  });

  test('a Priest’s number is not lowered (A-12)', () => {
    const against = (priest: string) =>
      scene(`
        match: asgard asgard
        red hand: viking 5/5/5/5
        *   blue priest ${priest}
      `)
        .place('viking', 'e3')
        .use()
        .owner('priest');
    expect(against('5/5/5/5')).toBe('blue');
    expect(against('4/4/4/4')).toBe('red');
  });

  test('Athlete’s printed number is not lowered either (T-8)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: viking 5/5/5/5
      *   blue athlete 5/5/5/5
    `)
      .place('viking', 'e3')
      .use();
    expect(after.owner('athlete')).toBe('blue');
  });

  test('it adds up with other modifiers: Monk defends with 2 more and 1 less (A-12)', () => {
    const against = (monk: string) =>
      scene(`
        match: asgard asgard
        red hand: viking 5/5/5/5
        *   blue monk ${monk}
      `)
        .place('viking', 'e3')
        .use()
        .owner('monk');
    expect(against('4/4/4/4')).toBe('blue');
    expect(against('3/3/3/3')).toBe('red');
  });

  test('under Niflheim the waves compare without it (A-16)', () => {
    const after = scene(`
      match: asgard niflheim
      red hand: viking 5/5/5/5
      *   blue thief 5/5/5/5   blue mage 5/5/5/5
    `)
      .place('viking', 'e3')
      .use();
    expect([after.owner('thief'), after.owner('mage')]).toEqual(['red', 'blue']);
  });

  test('beside Baenvier it has no ability (A-5)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: viking 5/5/5/5
      blue hand: fool
      *   blue baenvier 5/5/5/5
    `).place('viking', 'e3');
    expect(after.asks).toMatch(/^blue placement/);
    expect(after.owner('baenvier')).toBe('blue');
    expect(after.told('silenced')).toHaveLength(1);
  });

  test('Elder plunders as Viking does', () => {
    const after = scene(`
      match: asgard asgard
      red hand: elder 5/5/5/5
      discard: viking
      *   blue thief 5/5/5/5
    `)
      .place('elder', 'e3')
      .choose('viking')
      .use();
    expect(after.owner('thief')).toBe('red');
  });

  test('it is not asked where there is nobody to plunder (R-23)', () => {
    const alone = scene(`
      match: asgard asgard
      red hand: viking
      blue hand: knight
      *  red bard
    `).place('viking', 'e5');
    expect(alone.asks).toMatch(/^blue placement/);
  });
});
