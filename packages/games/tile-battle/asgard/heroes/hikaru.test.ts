import { describe, expect, test } from 'vitest';
import { cellName, HOME } from '../../field/coordinates.ts';
import { type Scene, scene } from '../../scene/scene.ts';
import { cellOf } from '../../state.ts';
import { TERRAIN } from '../../tile.ts';

describe('Hikaru: you may move the terrain next to any other tile', () => {
  const terrain = ({ state }: Scene): string => cellName(cellOf(state, TERRAIN), HOME);

  const board = `
    match: asgard asgard
    red hand: hikaru 0/0/0/0
    blue hand: knight
    .  *  .
    .  red bard 0/0/0/0  red viking 0/0/0/0
  `;

  test('the terrain goes to an empty cell beside another tile', () => {
    const asked = scene(board).place('hikaru', 'c5');
    expect(asked.options).toEqual(['c4', 'e4', 'b5', 'f5', 'c6', 'd6', 'e6', 'pass']);
    const moved = asked.choose('f5');
    expect(terrain(moved)).toBe('f5');
    expect(moved.options.some((option) => option.startsWith('knight d4'))).toBe(true);
  });

  test('declined, it stays', () => {
    expect(terrain(scene(board).place('hikaru', 'c5').pass())).toBe('d4');
  });

  test('it may only go where all tiles stay connected (T-3)', () => {
    const asked = scene(`
      match: asgard asgard
      red hand: hikaru 0/0/0/0
      blue hand: knight
      .  *
      .  red bard 0/0/0/0
    `).place('hikaru', 'c4');
    // Without the terrain on d4 only c5 joins Hikaru on c4 to Bard on d5.
    expect(asked.options).toEqual(['c5', 'pass']);
  });

  test('it is never held: Medusa and Cadenza are about heroes (T-18)', () => {
    const asked = scene(board.replaceAll('bard', 'medusa')).place('hikaru', 'c5');
    expect(asked.options).toContain('f5');
  });

  test('a centred terrain stays, and without terrain there is nothing to move (T-25)', () => {
    const centred = scene(board.replace('asgard asgard', 'asgard asgard centred')).place('hikaru', 'c5');
    expect(centred.asks).toMatch(/^blue placement/);
    const none = scene(`
      match: asgard none
      red hand: hikaru 0/0/0/0
      blue hand: knight
      .  red bard 0/0/0/0
    `).place('hikaru', 'd4');
    expect(none.asks).toMatch(/^blue placement/);
  });
});
