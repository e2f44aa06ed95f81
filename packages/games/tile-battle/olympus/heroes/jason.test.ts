import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

const COURSE = `
  red hand: jason 5/5/5/5
  blue hand: hermes
  .                   .            .            blue hercules 0/0/0/0
  *                   red chimera  red centaur  red gryphon
  blue hades 0/0/0/0
`;

describe('Jason: he may change places with a hero next to him, three times at the most', () => {
  test('each swap starts from his new place, and he battles where he ends (T-20)', () => {
    const placed = scene(COURSE).place('jason', 'e5');
    expect(placed.asks).toBe('red jason: chimera, hades, pass');
    const once = placed.choose('chimera');
    expect(once.asks).toBe('red jason: centaur, chimera, pass');
    const ended = once.choose('centaur', 'gryphon');
    expect(['jason', 'chimera', 'centaur', 'gryphon'].map(ended.cell)).toEqual(['g4', 'e5', 'e4', 'f4']);
    expect(ended.owner('hercules')).toBe('red');
    expect(ended.owner('hades')).toBe('blue');
    // No fourth swap is offered.
    expect(ended.asks).toMatch(/^blue placement/);
  });

  test('he may stay where he was placed', () => {
    const stayed = scene(COURSE).place('jason', 'e5').pass();
    expect(stayed.cell('jason')).toBe('e5');
    expect(stayed.owner('hades')).toBe('red');
    expect(stayed.asks).toMatch(/^blue placement/);
  });

  test('he may stop after any swap, and swaps with enemies as well as with allies', () => {
    const stopped = scene(COURSE).place('jason', 'e5').choose('hades').pass();
    expect([stopped.cell('jason'), stopped.cell('hades')]).toEqual(['d5', 'e5']);
    // Hades keeps his color and his orientation through the swap, and then loses the battle.
    expect(stopped.told('flipped')).toHaveLength(1);
    expect(stopped.asks).toMatch(/^blue placement/);
  });

  test('the terrain is no hero to swap with (T-7)', () => {
    const alone = scene(`
      red hand: jason
      blue hand: hermes
      *
    `).place('jason', 'e4');
    expect(alone.asks).toMatch(/^blue placement/);
  });

  test('beside Medusa he can swap with nobody (O-18)', () => {
    const held = scene(`
      red hand: jason 0/0/0/0
      blue hand: hermes
      *           red chimera  .
      red medusa  .            .
    `).place('jason', 'e5');
    expect(held.asks).toMatch(/^blue placement/);
  });

  test('before each swap it is checked again which tiles Medusa holds (O-18)', () => {
    const sailing = scene(`
      red hand: jason 0/0/0/0
      blue hand: hermes
      .  .            red medusa
      *  red chimera  red centaur
    `)
      .place('jason', 'e5')
      .choose('chimera');
    expect(sailing.asks).toBe('red jason: chimera, pass');
  });

  test('Priest and Cadenza do not give way', () => {
    const blocked = scene(`
      red hand: jason 0/0/0/0
      blue hand: hermes
      *            .
      red cadenza  .            red priest
      red athena   red chimera  red centaur
    `).place('jason', 'e5');
    expect(blocked.asks).toBe('red jason: chimera, pass');
  });

  test('a swap that brings him next to Baenvier is his last (A-5)', () => {
    const drained = scene(`
      red hand: jason 0/0/0/0
      blue hand: hermes
      *  red chimera  red baenvier 0/0/0/0
    `)
      .place('jason', 'e5')
      .choose('chimera');
    expect(drained.cell('jason')).toBe('e4');
    expect(drained.asks).toMatch(/^blue placement/);
  });

  test('Athena takes his swaps away', () => {
    const ignored = scene(`
      to move: blue
      red hand: jason 0/0/0/0
      blue hand: athena 0/0/0/0, hermes
      *  red chimera
    `)
      .place('athena', 'c4')
      .place('jason', 'e5');
    expect(ignored.asks).toMatch(/^blue placement/);
    expect(ignored.told('ignored')).toHaveLength(1);
  });

  test('a swap that brings him beside Baenvier ends his ability, and it is told (A-5)', () => {
    const after = scene(`
      red hand: jason 0/0/0/0
      blue hand: zeus
      .  *                   .
      .  blue satyr 9/9/9/9  blue baenvier 9/9/9/9
    `)
      .place('jason', 'c5')
      .choose('satyr');
    expect(after.asks).toMatch(/^blue placement/);
    expect(after.told('silenced')).toHaveLength(1);
  });
});
