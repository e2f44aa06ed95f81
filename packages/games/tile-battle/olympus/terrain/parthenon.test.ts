import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

const cellsOffered = (placing: { readonly options: readonly string[] }): readonly string[] => [
  ...new Set(placing.options.map((option) => option.split(' ')[1]?.slice(0, 2) ?? '')),
];

describe('Parthenon: as long as a cell next to it can be used, tiles are placed there', () => {
  test('only the empty cells beside it are offered, in every rotation', () => {
    const hall = scene(`
      match: olympus parthenon
      red hand: hercules
      .  red chimera  red hades
      *  red gryphon
    `);
    expect(cellsOffered(hall)).toEqual(['d3', 'c4', 'd5']);
    expect(hall.options).toHaveLength(12);
  });

  test('once all four are taken any legal cell will do', () => {
    const full = scene(`
      match: olympus parthenon
      red hand: hercules
      .          red chimera
      red hades  *            red gryphon
      .          red athena
    `);
    expect(cellsOffered(full)).toEqual(['d2', 'c3', 'e3', 'b4', 'f4', 'c5', 'e5', 'd6']);
  });

  test('a cell beside it that the five by five does not allow binds nobody', () => {
    // The row is five long, so c4 lies outside; north and south of the terrain are taken.
    const edge = scene(`
      match: olympus parthenon
      red hand: hercules
      red elder  .            .          .           .
      *          red chimera  red hades  red athena  red cyclops
      red ares   .            .          .           .
    `);
    expect(cellsOffered(edge)).toContain('h5');
  });

  test('it binds placements, not moves (T-23)', () => {
    const moving = scene(`
      match: olympus parthenon
      red hand: poseidon 0/0/0/0
      blue hand: hermes
      *  red chimera  red hades
    `)
      .place('poseidon', 'd5')
      .choose('poseidon');
    expect(moving.options).toContain('g4');
  });

  test('a Hot Spot comes first: with the last cell beside it closed, the others are open (T-23)', () => {
    // Cell 30 is g4, cell 19 is d3: closing the one takes nothing from Parthenon, closing the other its last cell.
    const closing = (cell: number): string => `
      match: olympus parthenon
      red hand: hercules, hermes
      lasting: [{ "kind": "closed", "by": 75, "seat": 0, "cell": ${cell}, "spared": true }]
      red hades  *           red chimera  red gryphon
      .          red athena
    `;
    expect(cellsOffered(scene(closing(30)))).toEqual(['d3']);
    expect(cellsOffered(scene(closing(19)))).not.toContain('d3');
    expect(cellsOffered(scene(closing(19)))).toContain('g4');
  });

  test('brought elsewhere by Sculptor, it binds to its new neighborhood', () => {
    const moved = scene(`
      match: olympus parthenon
      red hand: sculptor 0/0/0/0
      blue hand: hermes
      *          red chimera
      .          red hades
    `)
      .place('sculptor', 'd5')
      .choose('c5');
    expect(cellsOffered(moved)).toEqual(['c4', 'b5', 'c6']);
  });

  test('Baenvier beside it does not open the rest of the board (T-24)', () => {
    const silenced = scene(`
      match: olympus parthenon
      red hand: hercules
      *  blue baenvier
    `);
    expect(cellsOffered(silenced)).toEqual(['d3', 'c4', 'd5']);
  });
});
