import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Priest: no ability affects it; comparing can still flip it', () => {
  test('a higher number flips it like anybody', () => {
    const after = scene(`
      match: asgard asgard
      red hand: knight 6/6/6/6
      *   blue priest 5/5/5/5
    `).place('knight', 'e3');
    expect(after.owner('priest')).toBe('red');
  });

  /** Whether the hero placed at e3 may choose the one at e4, south of it. */
  const mayChoose = (placed: string, color: string, chosen: string): boolean =>
    scene(`
      match: asgard asgard
      red hand: ${placed} 0/0/0/0
      blue hand: hydra
      red noble   .
      *           ${color} ${chosen} 5/5/5/5
    `)
      .place(placed, 'e3')
      .options.includes(chosen);

  test.each([
    'trickster',
    'assassin',
    'innkeeper',
    'trader',
    'seer',
    'tanis',
    'roc',
    'gryphon',
    'manticore',
    'satyr',
    'odysseus',
    'poseidon',
  ])('%s may choose an enemy Knight, but not an enemy Priest (A-18)', (placed) => {
    expect(mayChoose(placed, 'blue', 'knight')).toBe(true);
    expect(mayChoose(placed, 'blue', 'priest')).toBe(false);
  });

  test.each(['squire', 'spy', 'tactician', 'teacher', 'jason', 'architect'])(
    '%s may choose an allied Knight, but not an allied Priest (A-18)',
    (placed) => {
      expect(mayChoose(placed, 'red', 'knight')).toBe(true);
      expect(mayChoose(placed, 'red', 'priest')).toBe(false);
    },
  );

  test('Fool, with nobody else beside it, draws Priest and flips nobody (A-20)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: fool 0/0/0/0
      *   blue priest 5/5/5/5
    `).place('fool', 'e3');
    expect(after.owner('priest')).toBe('blue');
  });

  test.each(['simon', 'hades', 'cerberus', 'hermes'])('%s does not flip it', (id) => {
    // Terrain, Titan and Priest make the three neighbors that Cerberus asks for.
    const placed = scene(`
      match: asgard asgard
      red hand: ${id} 0/0/0/0
      .          .           .
      *          .           blue priest 5/5/5/5
      red bard   red titan   red mage
    `).place(id, 'e4');
    const after = id === 'hermes' ? placed.choose('row') : placed;
    expect(after.owner('priest')).toBe('blue');
  });

  test('Siren cannot draw it in', () => {
    const lone = (id: string) =>
      scene(`
        match: asgard asgard
        red hand: siren 0/0/0/0
        blue hand: fool
        blue ${id}  red bard
        .           red mage
        .           *
      `).place('siren', 'c4').asks;
    expect(lone('knight')).toBe('red siren: knight, pass');
    expect(lone('priest')).toMatch(/^blue placement/);
  });

  test('numbers given or taken by neighbors pass it by (A-12)', () => {
    const field = scene(`
      match: asgard asgard
      .                red paladin             .
      blue hera        red priest 5/5/5/5      red necromancer
      .                *                       .
    `);
    expect(field.numbers('priest')).toBe('5/5/5/5');
  });

  test('neither Viking nor Fairy lowers its number (A-12)', () => {
    const viking = scene(`
      match: asgard asgard
      red hand: viking 5/5/5/5
      *   blue priest 5/5/5/5
    `)
      .place('viking', 'e3')
      .use();
    expect(viking.owner('priest')).toBe('blue');
    const fairy = scene(`
      match: asgard asgard
      red hand: priest 5/5/5/5
      *   blue fairy 4/4/4/4
    `).place('priest', 'e3');
    expect(fairy.owner('fairy')).toBe('red');
  });

  test('nobody shields it: King Midas beside it protects others, not Priest (A-18)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: knight 9/9/9/9
      blue bard 0/0/0/0   blue king-midas       *
      .                   blue priest 5/5/5/5   .
    `).place('knight', 'b5');
    expect(after.owner('priest')).toBe('red');
  });

  test('nor does Perseus take a blow for it (A-18)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: knight 9/9/9/9
      blue perseus 9/9/9/9   blue priest 0/0/0/0   *
    `).place('knight', 'c3');
    expect(after.owner('priest')).toBe('red');
    expect(after.owner('perseus')).toBe('blue');
  });

  test('Baenvier beside it changes nothing (A-5)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: simon 0/0/0/0
      *   blue baenvier   blue priest 5/5/5/5
    `).place('simon', 'f3');
    expect(after.owner('priest')).toBe('blue');
  });

  test('it is immune while it is being placed: Minotaur does not flip it (A-4)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: priest 0/0/0/0
      *   blue minotaur 9/9/9/9
    `).place('priest', 'e3');
    expect(after.owner('priest')).toBe('red');
  });

  test('Changeling may copy it: that does nothing to Priest (A-18)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: changeling
      *   blue priest 1/2/3/4
    `)
      .place('changeling', 'f4')
      .choose('priest');
    expect(after.numbers('changeling')).toBe('1/2/3/4');
  });

  test('rules of the match reach it: Niflheim lets it compare, the Styx moves it, Ragnarök removes it (T-24)', () => {
    const chained = scene(`
      match: asgard niflheim
      red hand: knight 9/9/9/9
      blue thief 0/0/0/0   blue priest 5/5/5/5   .
      .                    *                     .
    `).place('knight', 'e3');
    expect(chained.owner('thief')).toBe('red');
    const styx = scene(`
      match: olympus river-styx
      red hand: knight 0/0/0/0
      blue hand: hydra
      *   blue priest 5/5/5/5
    `).place('knight', 'e3');
    expect(styx.options).toContain('priest');
    const removed = scene(`
      match: asgard ragnarok
      red hand: knight 0/0/0/0
      *   blue priest 5/5/5/5
    `).place('knight', 'd3');
    expect(removed.options).toContain('priest');
  });
});
