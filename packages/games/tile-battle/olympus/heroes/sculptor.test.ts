import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

const QUARRY = `
  red hand: sculptor 0/0/0/0
  blue hand: hermes
  *  blue chimera 9/9/9/9
`;

/** Where the terrain lies, read from the board as it is written down. */
const terrainAt = (played: { readonly state: { readonly cellOf: readonly number[] } }): string => {
  const cell = played.state.cellOf[0] ?? -1;
  return `${'abcdefgh'[cell & 7]}${(cell >> 3) + 1}`;
};

describe('Sculptor: he may bring the terrain to an empty cell next to him', () => {
  test('any empty cell beside him will do', () => {
    const placed = scene(QUARRY).place('sculptor', 'f4');
    expect(placed.asks).toBe('red sculptor: f3, g4, f5, pass');
    expect(terrainAt(placed.choose('g4'))).toBe('g4');
  });

  test('he may leave it where it is', () => {
    expect(terrainAt(scene(QUARRY).place('sculptor', 'f4').pass())).toBe('d4');
  });

  test('a terrain already beside him may go to another side of him, not to where it was (T-6)', () => {
    const placed = scene(QUARRY).place('sculptor', 'd5');
    // c5 and d6 touch Sculptor alone, which would leave Chimera behind; e5 touches both.
    expect(placed.asks).toBe('red sculptor: e5, pass');
  });

  test('it must not fall apart without the terrain (O-19)', () => {
    const split = scene(`
      red hand: sculptor 0/0/0/0
      blue hand: hermes
      red hades  *  red chimera
    `).place('sculptor', 'f4');
    expect(split.asks).toMatch(/^blue placement/);
  });

  test('the field stays within five (O-19, T-6)', () => {
    const wide = scene(`
      red hand: sculptor 0/0/0/0
      blue hand: hermes
      *          red chimera  red gryphon  red athena
      red hades  red artemis
    `).place('sculptor', 'h4');
    // East of h4 would be the sixth column, for Hades still holds column d.
    expect(wide.asks).toBe('red sculptor: h3, h5, pass');
  });

  test('a centred terrain stays, and without terrain there is nothing to bring (T-25)', () => {
    const centred = scene(QUARRY.replace('red hand', 'match: olympus mount-olympus centred\n  red hand'));
    expect(centred.place('sculptor', 'f4').asks).toMatch(/^blue placement/);
    const bare = scene(`
      match: asgard none
      red hand: sculptor 0/0/0/0
      blue hand: hermes
      blue chimera 9/9/9/9
    `);
    expect(bare.place('sculptor', 'e4').asks).toMatch(/^blue placement/);
  });

  test('placed next to Baenvier he brings nothing (A-5)', () => {
    const silenced = scene(QUARRY.replace('blue chimera', 'blue baenvier')).place('sculptor', 'f4');
    expect(silenced.asks).toMatch(/^blue placement/);
  });
});
