import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

const VOYAGE = `
  red hand: odysseus 5/5/5/5
  blue hand: hermes
  .                   .            .                      blue hercules 0/0/0/0
  *                   red chimera  blue centaur> 9/9/9/9  blue gryphon 9/9/9/9
  blue hades 0/0/0/0
`;

describe('Odysseus: he may change places with any hero in play', () => {
  test('he battles from the place he took, and only from there (T-20)', () => {
    const placed = scene(VOYAGE).place('odysseus', 'c5');
    expect(placed.asks).toBe('red odysseus: hercules, chimera, centaur, gryphon, hades, pass');
    const swapped = placed.choose('gryphon');
    expect([swapped.cell('odysseus'), swapped.cell('gryphon')]).toEqual(['g4', 'c5']);
    expect(swapped.owner('hercules')).toBe('red');
    expect(swapped.owner('hades')).toBe('blue');
  });

  test('the other hero keeps color and orientation, and neither battles nor uses its ability (T-5, T-6)', () => {
    // Centaur shows 9 to Hades' 0 of the other color, yet nothing happens, and no extra turn is offered.
    const swapped = scene(VOYAGE.replace('blue hades', 'red hades')).place('odysseus', 'c5').choose('centaur');
    expect(swapped.where('centaur')).toBe('blue c5>');
    expect(swapped.owner('hades')).toBe('red');
    expect(swapped.asks).toMatch(/^blue placement/);
  });

  test('declined, he battles where he was placed', () => {
    const stayed = scene(VOYAGE).place('odysseus', 'c5').pass();
    expect(stayed.cell('odysseus')).toBe('c5');
    expect(stayed.owner('hades')).toBe('red');
  });

  test('with only the terrain in play there is nobody to swap with (T-7)', () => {
    const alone = scene(`
      red hand: odysseus
      blue hand: hermes
      *
    `).place('odysseus', 'e4');
    expect(alone.asks).toMatch(/^blue placement/);
  });

  test('Medusa holds those beside her, himself included; Cadenza and Priest never swap (O-18)', () => {
    const board = `
      red hand: odysseus 0/0/0/0
      blue hand: hermes
      *            red medusa  red chimera  red hades
      red cadenza  .           red priest
    `;
    expect(scene(board).place('odysseus', 'c4').asks).toBe('red odysseus: medusa, hades, pass');
    expect(scene(board).place('odysseus', 'e3').asks).toMatch(/^blue placement/);
  });

  test('placed next to Baenvier he has no voyage (A-5)', () => {
    const silenced = scene(`
      red hand: odysseus 0/0/0/0
      blue hand: hermes
      *  red baenvier  red chimera
    `).place('odysseus', 'e5');
    expect(silenced.asks).toMatch(/^blue placement/);
  });
});
