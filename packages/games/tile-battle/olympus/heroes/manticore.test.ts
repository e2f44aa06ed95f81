import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

const PREY = `
  red hand: manticore 5/5/5/5
  blue hand: hermes
  *             blue chimera 9/9/9/9  red colossus
  red athena    .                     blue gryphon 0/0/0/0
`;

describe('Manticore: instead of battling it may flip one hero next to it', () => {
  test('one enemy flips whatever its numbers, and nothing is compared', () => {
    const stung = scene(PREY).place('manticore', 'e5').choose('chimera');
    expect([stung.owner('chimera'), stung.owner('gryphon')]).toEqual(['red', 'blue']);
    expect(stung.told('compared')).toEqual([]);
  });

  test('an ally may be flipped as well', () => {
    const placed = scene(PREY).place('manticore', 'e5');
    expect(placed.asks).toBe('red manticore: chimera, gryphon, athena, pass');
    expect(placed.choose('athena').owner('athena')).toBe('blue');
  });

  test('declined, it battles as usual', () => {
    const fought = scene(PREY).place('manticore', 'e5').pass();
    expect([fought.owner('chimera'), fought.owner('gryphon')]).toEqual(['blue', 'red']);
  });

  test('with nobody it could flip it is not asked and battles as usual (T-12)', () => {
    // No ability flips Priest, nothing flips Titan; but Priest can lose a battle.
    const fought = scene(`
      red hand: manticore 5/5/5/5
      blue hand: hermes
      *                    blue titan 0/0/0/0
      blue priest 0/0/0/0  .
    `).place('manticore', 'e5');
    expect(fought.asks).toMatch(/^blue placement/);
    expect([fought.owner('priest'), fought.owner('titan')]).toEqual(['red', 'blue']);
  });

  test('a hero guarded by King Midas is not on offer, and Perseus takes the blow for his ally (O-7)', () => {
    const placed = scene(`
      red hand: manticore 5/5/5/5
      blue hand: hermes
      *                 blue chimera 9/9/9/9  blue perseus 9/9/9/9
      red athena        .
      red king-midas
    `).place('manticore', 'e5');
    expect(placed.asks).toBe('red manticore: chimera, pass');
    const stung = placed.choose('chimera');
    expect([stung.owner('chimera'), stung.owner('perseus')]).toEqual(['blue', 'red']);
  });

  test('its sting is no battle: under Niflheim the flipped hero does not battle on (O-12)', () => {
    const board = `
      match: asgard niflheim
      red hand: manticore 5/5/5/5
      blue hand: hermes
      *  blue chimera 1/9/1/1  blue gryphon 0/0/0/0
    `;
    const stung = scene(board).place('manticore', 'e5').choose('chimera');
    expect([stung.owner('chimera'), stung.owner('gryphon')]).toEqual(['red', 'blue']);
    const fought = scene(board).place('manticore', 'e5').pass();
    expect([fought.owner('chimera'), fought.owner('gryphon')]).toEqual(['red', 'red']);
  });
});
