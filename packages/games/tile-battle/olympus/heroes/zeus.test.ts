import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

/** Hercules, the last tile of the round, goes to d2, away from the terrain. Tartarus adds no points of its own. */
const MOUNTAIN = `
  match: olympus tartarus
  red hand: hercules 0/0/0/0
  .          red chimera
  red hades  *            blue gryphon 9/9/9/9
  .          blue athena
  .          red zeus
`;

const gains = (text: string) =>
  scene(text)
    .place('hercules', 'd2')
    .told('points')
    .map(({ seat, points }) => [seat, points]);

describe('Zeus: each round ends with a point for every ally touching the terrain', () => {
  test('allies beside the terrain count, wherever Zeus himself lies; enemies do not', () => {
    expect(gains(MOUNTAIN)).toEqual([[0, 2]]);
    expect(gains(MOUNTAIN.replace('blue athena', 'red athena'))).toEqual([[0, 3]]);
  });

  test('the points go to the player who controls him', () => {
    expect(gains(MOUNTAIN.replace('red zeus', 'blue zeus'))).toEqual([[1, 2]]);
  });

  test('he counts himself if he touches the terrain (R-13)', () => {
    expect(gains(MOUNTAIN.replace('blue athena', 'blue zeus').replace('red zeus', 'red athena'))).toEqual([[1, 2]]);
  });

  test('round 2 counts as well', () => {
    expect(gains(MOUNTAIN.replace('red hand', 'round: 2\n  red hand'))).toEqual([[0, 2]]);
  });

  test('his points come after rows and columns, and beside those of Mount Olympus (O-17)', () => {
    // Lines: Hercules, Chimera and Zeus in one column make 2 for red, Gryphon and Athena nothing, as do all rows.
    const scored = scene(MOUNTAIN.replace('tartarus', 'mount-olympus')).place('hercules', 'd2');
    expect(scored.score).toEqual([2 + 2 + 2, 0 + 2]);
    const told = scored.events.map(({ what }) => what).filter((what) => what === 'lines' || what === 'points');
    expect(told[0]).toBe('lines');
  });

  test('no terrain, no points (T-25)', () => {
    const bare = scene(`
      match: asgard none
      red hand: hercules 0/0/0/0
      red chimera  red zeus
    `).place('hercules', 'd3');
    expect(bare.told('points')).toEqual([]);
  });

  test('next to Baenvier at that moment he gains nothing (A-5)', () => {
    expect(gains(MOUNTAIN.replace('blue athena', 'blue baenvier'))).toEqual([]);
  });
});
