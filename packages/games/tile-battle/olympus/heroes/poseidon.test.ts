import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

const SHORE = `
  red hand: poseidon 5/5/5/5
  blue hand: hermes
  *  blue chimera 0/0/0/0
  .  red hades> 9/9/9/9
`;

describe('Poseidon: he may move any hero in play, himself too', () => {
  test('an ally or an enemy goes to a legal cell, keeps its orientation, and does not battle there (T-5, T-6)', () => {
    const placed = scene(SHORE).place('poseidon', 'd3');
    expect(placed.asks).toBe('red poseidon: chimera, hades, poseidon, pass');
    const moved = placed.choose('hades', 'f4');
    expect(moved.where('hades')).toBe('red f4>');
    expect(moved.owner('chimera')).toBe('blue');
  });

  test('a hero may go only where all tiles hang together, and not to where it was (T-6)', () => {
    // Lifted off, Chimera leaves the terrain and Hades apart; apart from its own cell, only d5 touches both.
    expect(scene(SHORE).place('poseidon', 'd3').choose('chimera').asks).toBe('red poseidon: d5');
    // From e6 no cell but his own would let Hades join all others.
    expect(scene(SHORE).place('poseidon', 'e6').asks).toBe('red poseidon: chimera, poseidon, pass');
  });

  test('the field does not grow beyond five (T-6)', () => {
    const wide = scene(`
      red hand: poseidon 0/0/0/0
      blue hand: hermes
      *  red chimera  red hades  red gryphon
    `).place('poseidon', 'h4');
    expect(wide.choose('poseidon').options).not.toContain('c4');
    expect(wide.choose('poseidon').options).toContain('g5');
  });

  test('he may move himself and battles from there (T-20)', () => {
    const moved = scene(SHORE).place('poseidon', 'd3').choose('poseidon', 'e3');
    expect(moved.cell('poseidon')).toBe('e3');
    expect(moved.owner('chimera')).toBe('red');
  });

  test('declined, he battles where he was placed', () => {
    const stayed = scene(SHORE).place('poseidon', 'f4').pass();
    expect(stayed.owner('chimera')).toBe('red');
  });

  test('the terrain, Cadenza, Priest, and tiles held by Medusa do not move (T-7, O-18)', () => {
    const placed = scene(`
      red hand: poseidon 0/0/0/0
      blue hand: hermes
      *  red chimera  red hades  red medusa
      .  red cadenza  red priest
    `).place('poseidon', 'd3');
    expect(placed.asks).toBe('red poseidon: chimera, medusa, poseidon, pass');
  });
});
