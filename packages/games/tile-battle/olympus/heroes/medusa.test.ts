import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Medusa: nothing moves or swaps the heroes next to her', () => {
  // Chimera and Hades touch her, Gryphon only cornerwise.
  const GARDEN = (hand: string): string => `
    red hand: ${hand} 0/0/0/0
    blue hand: hermes
    *                     blue chimera 9/9/9/9  blue gryphon 9/9/9/9
    .                     blue medusa 9/9/9/9   red hades 9/9/9/9
  `;

  test('a mover is offered neither ally nor enemy beside her, but she herself may be moved', () => {
    const placed = scene(GARDEN('poseidon')).place('poseidon', 'c4');
    expect(placed.asks).toBe('red poseidon: gryphon, medusa, poseidon, pass');
  });

  test('Odysseus and Nymph cannot swap a tile she holds (O-18)', () => {
    const odysseus = scene(GARDEN('odysseus')).place('odysseus', 'c4');
    expect(odysseus.asks).toBe('red odysseus: gryphon, medusa, pass');
    // Every pair that touches has a held hero in it.
    const nymph = scene(GARDEN('nymph')).place('nymph', 'c4');
    expect(nymph.asks).toMatch(/^blue placement/);
  });

  test('Odysseus placed beside her is held himself (O-18, O-22)', () => {
    const placed = scene(GARDEN('odysseus')).place('odysseus', 'd5');
    expect(placed.asks).toMatch(/^blue placement/);
  });

  test('she stops the Styx, but not for Priest, which no ability affects (O-18, T-24)', () => {
    const styx = scene(`
      match: olympus river-styx
      red hand: hercules 0/0/0/0
      blue hand: hermes
      *  blue chimera 9/9/9/9
      .  blue medusa 9/9/9/9  blue priest 9/9/9/9
    `).place('hercules', 'c4');
    expect(styx.asks).toBe('red river-styx: medusa, priest, hercules, pass');
  });

  test('the terrain is never held by her (O-18)', () => {
    const architect = scene(`
      red hand: architect 0/0/0/0
      blue hand: hermes
      *  blue medusa 9/9/9/9
      .  blue chimera 9/9/9/9
    `).place('architect', 'd5');
    expect(architect.asks).toBe('red architect: terrain, pass');
    const sculptor = scene(`
      red hand: sculptor 0/0/0/0
      blue hand: hermes
      *  blue medusa 9/9/9/9
      .  blue chimera 9/9/9/9
    `).place('sculptor', 'f4');
    expect(sculptor.asks).toBe('red sculptor: f3, g4, f5, pass');
  });

  test('placed, she holds immediately: Shekhtur cannot dash away from her (O-22)', () => {
    const board = (hand: string): string => `
      red hand: ${hand} 0/0/0/0
      blue hand: hermes
      *  blue chimera 9/9/9/9   blue gryphon 9/9/9/9
      .  blue shekhtur 9/9/9/9
    `;
    expect(scene(board('hercules')).place('hercules', 'd5').asks).toBe('blue shekhtur: f5, pass');
    expect(scene(board('medusa')).place('medusa', 'd5').asks).toMatch(/^blue placement/);
  });

  test('she does not stop a hero from being turned', () => {
    const placed = scene(`
      red hand: satyr 0/0/0/0
      blue hand: hermes
      *  blue medusa 9/9/9/9  blue chimera 9/9/9/9
    `).place('satyr', 'g4');
    expect(placed.asks).toBe('red satyr: chimera, pass');
  });

  test('Baenvier next to her sets everyone free (A-5)', () => {
    const freed = scene(`
      red hand: odysseus 0/0/0/0
      blue hand: hermes
      *  blue chimera 9/9/9/9
      .  blue medusa 9/9/9/9   blue baenvier 9/9/9/9
    `).place('odysseus', 'c4');
    expect(freed.asks).toBe('red odysseus: chimera, medusa, baenvier, pass');
  });
});
