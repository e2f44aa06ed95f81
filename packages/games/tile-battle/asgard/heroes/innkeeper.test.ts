import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Innkeeper: you may move a hero beside it to another empty cell beside it', () => {
  const board = `
    match: asgard asgard
    red hand: innkeeper 9/0/0/0, bard
    blue hand: knight
    blue viking> 5/5/5/5  .  *
  `;

  test('the guest goes to an empty cell beside Innkeeper, keeps its orientation, and is battled there', () => {
    const asked = scene(board).place('innkeeper', 'c4').choose('viking');
    expect(asked.options).toEqual(['c3', 'c5']);
    const moved = asked.choose('c3');
    expect(moved.where('viking')).toBe('red c3>');
    expect(asked.choose('c5').where('viking')).toBe('blue c5>');
  });

  test('declined, everybody stays', () => {
    const placed = scene(board).place('innkeeper', 'c4');
    expect(placed.asks).toBe('red innkeeper: viking, pass');
    expect(placed.pass().cell('viking')).toBe('b4');
  });

  test('allies are guests too; the terrain, Cadenza and Priest are not (A-14)', () => {
    const placed = scene(`
      match: asgard asgard
      red hand: innkeeper 0/0/0/0
      blue hand: knight
      red monk 0/0/0/0      blue cadenza 9/9/9/9  .
      red viking 0/0/0/0    .                     *
    `).place('innkeeper', 'c4');
    expect(placed.asks).toBe('red innkeeper: viking, pass');
    const onlyTerrain = scene(`
      match: asgard asgard
      red hand: innkeeper 0/0/0/0
      blue hand: knight
      .  *  blue viking 5/5/5/5
    `).place('innkeeper', 'c4');
    expect(onlyTerrain.asks).toMatch(/^blue placement/);
    const onlyPriest = scene(board.replace('viking', 'priest')).place('innkeeper', 'c4');
    expect(onlyPriest.asks).toMatch(/^blue placement/);
  });

  test('with all four sides taken there is no room', () => {
    const placed = scene(`
      match: asgard asgard
      red hand: innkeeper 0/0/0/0
      blue hand: knight
      red bard 0/0/0/0    red monk 0/0/0/0    .
      red viking 0/0/0/0  .                   *
      red trader 0/0/0/0  red mage 0/0/0/0    .
    `).place('innkeeper', 'c4');
    expect(placed.asks).toMatch(/^blue placement/);
  });

  test('a guest that others depend on cannot leave (T-6)', () => {
    const placed = scene(`
      match: asgard asgard
      red hand: innkeeper 0/0/0/0
      blue hand: knight
      red bard 0/0/0/0  red viking 0/0/0/0  .  *
    `).place('innkeeper', 'c4');
    expect(placed.asks).toMatch(/^blue placement/);
  });

  test('Medusa holds the guests beside her (T-18)', () => {
    const placed = scene(`
      match: asgard asgard
      red hand: innkeeper 0/0/0/0
      blue hand: knight
      blue medusa 9/9/9/9  .                   .
      red viking 0/0/0/0   .                   *
      .                    red monk 0/0/0/0    .
    `).place('innkeeper', 'c4');
    expect(placed.asks).toBe('red innkeeper: monk, pass');
  });
});
