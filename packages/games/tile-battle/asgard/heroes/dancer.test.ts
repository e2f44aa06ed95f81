import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Dancer: you may turn the second tile along a line, and then may battle it instead of the adjacent one', () => {
  const asked = scene(`
    match: asgard asgard
    red hand: dancer 5/5/5/5
    blue knight 9/9/4/9   blue thief 4/4/4/4   .
    .                     *                    blue mage 4/4/4/4
  `).place('dancer', 'e3');

  test('turned, and battled with the side it then shows; the other directions stay (A-8)', () => {
    expect(asked.asks).toBe('red dancer: knight, pass');
    const after = asked.choose('knight', '3').use();
    expect(after.where('knight')).toBe('red c3<');
    expect([after.owner('thief'), after.owner('mage')]).toEqual(['blue', 'red']);
  });

  test('to battle it is asked after the turning, and may be declined (R-20)', () => {
    const turned = asked.choose('knight', '3');
    expect(turned.asks).toBe('red dancer: use, pass');
    expect(turned.where('knight')).toBe('blue c3<');
    const after = turned.pass();
    expect(after.where('knight')).toBe('blue c3<');
    expect(after.owner('thief')).toBe('red');
  });

  test('declined at first, nothing turns and it battles its neighbors', () => {
    const after = asked.pass();
    expect(after.where('knight')).toBe('blue c3^');
    expect(after.owner('thief')).toBe('red');
  });

  test('a turn is a real turn (R-10)', () => {
    expect(asked.choose('knight').options).toEqual(['1', '2', '3']);
  });

  test('gaps are skipped: second means the second tile', () => {
    const placed = scene(`
      match: asgard asgard
      red hand: dancer 0/0/0/0
      blue thief   .          blue mage   .
      red squire   red bard   *           .
    `).place('dancer', 'e3');
    expect(placed.asks).toBe('red dancer: thief, pass');
  });

  test('the terrain counts as a tile of the line, but is never turned (A-20)', () => {
    const past = scene(`
      match: asgard asgard
      red hand: dancer 0/0/0/0
      blue mage   blue thief   *   .
    `).place('dancer', 'e4');
    expect(past.asks).toBe('red dancer: thief, pass');
    const second = scene(`
      match: asgard asgard
      red hand: dancer 0/0/0/0
      blue hand: fool
      blue mage   *   red bard   .
    `).place('dancer', 'f4');
    expect(second.asks).toMatch(/^blue placement/);
  });

  test('an ally may be turned; battling it then compares nothing in that direction', () => {
    const after = scene(`
      match: asgard asgard
      red hand: dancer 5/5/5/5
      red knight 0/0/0/0   blue thief 0/0/0/0   .
      .                    *                    .
    `)
      .place('dancer', 'e3')
      .choose('knight', '1')
      .use();
    expect([after.owner('knight'), after.owner('thief')]).toEqual(['red', 'blue']);
  });

  test('Priest cannot be turned (A-18), Cadenza can', () => {
    const second = (id: string) =>
      scene(`
        match: asgard asgard
        red hand: dancer 0/0/0/0
        blue hand: fool
        blue ${id}   blue thief   .
        .            *            .
      `).place('dancer', 'e3').asks;
    expect(second('priest')).toMatch(/^blue placement/);
    expect(second('cadenza')).toBe('red dancer: cadenza, pass');
  });

  test('beside Baenvier it has no ability (A-5)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: dancer 0/0/0/0
      blue hand: fool
      blue knight   blue baenvier   .
      .             *               .
    `).place('dancer', 'e3');
    expect(after.asks).toMatch(/^blue placement/);
    expect(after.told('silenced')).toHaveLength(1);
  });

  test('Elder dances as Dancer does, both parts', () => {
    const after = scene(`
      match: asgard asgard
      red hand: elder 5/5/5/5
      discard: dancer
      blue knight 9/9/4/9   blue thief 4/4/4/4   .
      .                     *                    .
    `)
      .place('elder', 'e3')
      .choose('dancer', 'knight', '3')
      .use();
    expect([after.owner('knight'), after.owner('thief')]).toEqual(['red', 'blue']);
  });
});
