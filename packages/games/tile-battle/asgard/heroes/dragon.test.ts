import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Dragon: you may shift everything around it one side clockwise', () => {
  // Dragon comes to c4: Viking north of it, Monk west of it, nothing east and south.
  const board = `
    match: asgard asgard
    red hand: dragon 0/9/0/0
    blue hand: knight
    board b3:
    *                  blue viking> 5/5/5/5
    red monk 0/0/0/0   .
  `;

  test('north goes east and west goes north, gaps shift along, orientations stay; then Dragon battles', () => {
    const shifted = scene(board).place('dragon', 'c4').use();
    // East of Dragon Viking meets its 9; where it came from, Dragon shows 0.
    expect(shifted.where('viking')).toBe('red d4>');
    expect(shifted.where('monk')).toBe('red c3^');
  });

  test('declined, nothing moves', () => {
    const kept = scene(board).place('dragon', 'c4').pass();
    expect(kept.where('viking')).toBe('blue c3>');
    expect(kept.where('monk')).toBe('red b4^');
  });

  test('the terrain stays, and the others go past it to the next side that is left (A-13)', () => {
    const shifted = scene(`
      match: asgard asgard
      red hand: dragon 0/0/0/0
      blue hand: knight
      red viking 0/0/0/0  red bard 0/0/0/0
      .                   *
      red monk 0/0/0/0    red mage 0/0/0/0
    `)
      .place('dragon', 'c4')
      .use();
    // Sides left: north, south, west.
    expect(shifted.cell('viking')).toBe('c5');
    expect(shifted.cell('monk')).toBe('b4');
  });

  test.each(['cadenza', 'priest'])('%s stays where it is, and the others go past (A-13)', (rock) => {
    const shifted = scene(`
      match: asgard asgard
      red hand: dragon 0/0/0/0
      blue hand: knight
      board c3:
      red viking 0/0/0/0  *
      .                   red ${rock} 0/0/0/0
    `)
      .place('dragon', 'c4')
      .use();
    expect(shifted.cell(rock)).toBe('d4');
    expect(shifted.cell('viking')).toBe('c5');
  });

  test('heroes beside Medusa stay as well (A-13, T-18)', () => {
    const shifted = scene(`
      match: asgard asgard
      red hand: dragon 0/0/0/0
      blue hand: knight
      board b3:
      *                 red viking 0/0/0/0  blue medusa 9/9/9/9
      red monk 0/0/0/0  .                   red bard 0/0/0/0
    `)
      .place('dragon', 'c4')
      .use();
    expect(shifted.cell('viking')).toBe('c3');
    expect(shifted.cell('bard')).toBe('d4');
    expect(shifted.cell('monk')).toBe('c5');
  });

  test('if the shift would break the field apart, it cannot be made and is not asked (R-14)', () => {
    const placed = scene(`
      match: asgard asgard
      red hand: dragon 0/0/0/0
      blue hand: knight
      board b2:
      *  red bard 0/0/0/0
      .  red viking 0/0/0/0
    `).place('dragon', 'c4');
    expect(placed.asks).toMatch(/^blue placement/);
  });

  test('if the shift would leave a locked field, it cannot be made', () => {
    const beside = (last: string) =>
      scene(`
        match: asgard asgard
        red hand: dragon 0/0/0/0
        blue hand: knight
        board c2:
        red bard 0/0/0/0    .
        red viking 0/0/0/0  red monk 0/0/0/0
        red mage 0/0/0/0    .
        *                   .
        ${last}             .
      `).place('dragon', 'd2').asks;
    // Bard would go from the west of Dragon to the row above it: a fifth row, or a sixth.
    expect(beside('.')).toBe('red dragon: use, pass');
    expect(beside('red trader')).toMatch(/^blue placement/);
  });

  test('with nothing beside it that can move, it is not asked (R-14)', () => {
    const alone = scene(`
      match: asgard asgard
      red hand: dragon 0/0/0/0
      blue hand: knight
      red priest 0/0/0/0  .  *
    `).place('dragon', 'c4');
    expect(alone.asks).toMatch(/^blue placement/);
  });

  test('beside Baenvier it terrorizes nobody (A-5)', () => {
    const silenced = scene(`
      match: asgard asgard
      red hand: dragon 0/0/0/0
      blue hand: knight
      red baenvier 0/0/0/0  .  *
    `).place('dragon', 'c4');
    expect(silenced.asks).toMatch(/^blue placement/);
    expect(silenced.told('silenced')).toHaveLength(1);
  });
});
