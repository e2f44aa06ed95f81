import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

const POOL = `
  red hand: nymph 5/5/5/5
  blue hand: hermes
  *  blue chimera> 9/9/9/9  blue hades 0/0/0/0
`;

describe('Nymph: she may swap any two heroes that touch each other', () => {
  test('the two change places wherever they lie, and keep color and orientation (T-5)', () => {
    const placed = scene(POOL).place('nymph', 'c4');
    expect(placed.asks).toBe('red nymph: chimera, hades, pass');
    const picked = placed.choose('chimera');
    expect(picked.asks).toBe('red nymph: hades');
    const swapped = picked.choose('hades');
    expect([swapped.where('chimera'), swapped.where('hades')]).toEqual(['blue f4>', 'blue e4^']);
  });

  test('she may be one of the two, and battles from the cell she is on then (T-20)', () => {
    const swapped = scene(POOL).place('nymph', 'e5').choose('nymph', 'chimera');
    expect([swapped.cell('nymph'), swapped.cell('chimera')]).toEqual(['e4', 'e5']);
    expect(swapped.owner('hades')).toBe('red');
  });

  test('declined, everyone stays and she battles', () => {
    const stayed = scene(POOL).place('nymph', 'f5').pass();
    expect([stayed.cell('chimera'), stayed.cell('hades')]).toEqual(['e4', 'f4']);
    expect(stayed.owner('hades')).toBe('red');
  });

  test('heroes that do not touch are no pair, and the terrain is none either (T-7)', () => {
    const apart = scene(`
      red hand: nymph 0/0/0/0
      blue hand: hermes
      *  blue hades 9/9/9/9
    `).place('nymph', 'c4');
    expect(apart.asks).toMatch(/^blue placement/);
  });

  test('Medusa holds her neighbors, Cadenza and Priest stay where they are (O-18)', () => {
    const placed = scene(`
      red hand: nymph 0/0/0/0
      blue hand: hermes
      *           red chimera  red hades   red gryphon
      red medusa  red priest   red athena  red cadenza
    `).place('nymph', 'd3');
    // Priest touches Medusa, but it is his own immunity that keeps him; the rest could pair up only with the free.
    expect(placed.asks).toBe('red nymph: chimera, hades, gryphon, athena, pass');
    expect(placed.choose('chimera').asks).toBe('red nymph: hades');
    const held = scene(`
      red hand: nymph 0/0/0/0
      blue hand: hermes
      *           red chimera  red hades
      .           red medusa   red gryphon
    `).place('nymph', 'd3');
    expect(held.asks).toMatch(/^blue placement/);
  });

  test('a swapped hero does not use its ability again (T-6)', () => {
    const swapped = scene(`
      red hand: nymph 0/0/0/0
      blue hand: hermes
      *  red gryphon 9/9/9/9  red hades 9/9/9/9
      .  blue chimera 0/0/0/0
    `)
      .place('nymph', 'c4')
      .choose('gryphon', 'hades');
    expect(swapped.asks).toMatch(/^blue placement/);
    expect(swapped.owner('chimera')).toBe('blue');
  });
});
