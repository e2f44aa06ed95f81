import { describe, expect, test } from 'vitest';
import { olympus } from '../../rules.ts';
import { scene } from '../../scene/scene.ts';
import { RED } from '../../state.ts';

const reading = (discard: string): string => `
  red hand: elder 5/5/5/5, zeus
  blue hand: nymph
  discard: ${discard}
  .  blue hercules 4/4/4/4  red oracle
  .  *                      .
`;

describe('Elder: you may use the mandatory or optional ability of a discarded tile as its own', () => {
  test('it has the ability for this placement: as Colossus it does not battle, as Centaur it gives a turn', () => {
    const asked = scene(reading('colossus, centaur')).place('elder', 'c3');
    expect(asked.asks).toBe('red elder: colossus, centaur, pass');
    expect(asked.choose('colossus').owner('hercules')).toBe('blue');
    expect(asked.choose('centaur').asks).toBe('red centaur: use, pass');
    expect(asked.choose('centaur').use().asks).toMatch(/^red placement/);
  });

  test('declined, it battles as usual (T-12)', () => {
    const after = scene(reading('colossus')).place('elder', 'c3').pass();
    expect(after.owner('hercules')).toBe('red');
    expect(after.asks).toMatch(/^blue placement/);
  });

  test('continuous and end-of-round abilities are not on offer, nor Knight and Shekhtur; with nothing else it is not asked (R-18)', () => {
    expect(scene(reading('apollo, chimera, noble, knight, shekhtur, ares')).place('elder', 'c3').asks).toBe(
      'red elder: chimera, ares, pass',
    );
    expect(scene(reading('apollo, noble, knight, shekhtur, hydra')).place('elder', 'c3').asks).toMatch(/^blue placement/);
    expect(scene(reading('')).place('elder', 'c3').asks).toMatch(/^blue placement/);
  });

  test('it may not copy Elder (O-11)', () => {
    // No other hero copies, so the question is put on behalf of one in play.
    const asked = scene(`
      discard: elder, ares
      red oracle  *
    `).begin({ do: 'use', of: 18, self: 37, hook: 'placed', by: RED, carry: [] });
    expect(asked.asks).toBe('red elder: ares, pass');
  });

  test('a copied "this tile" is Elder: as Hades it flips its neighbors and then itself, and the discard keeps Hades (O-11)', () => {
    const after = scene(reading('hades')).place('elder', 'c3').choose('hades');
    expect(['hercules', 'elder', 'oracle'].map(after.owner)).toEqual(['red', 'blue', 'red']);
    expect(after.where('hades')).toBe('discard');
  });

  test('what comes after the battle is copied too: as Ares its player pays, as King Alexian it flips (O-11)', () => {
    expect(scene(reading('ares')).place('elder', 'c3').choose('ares').score).toEqual([-1, 0]);
    const king = scene(reading('king-alexian')).place('elder', 'c3').choose('king-alexian');
    expect(['hercules', 'elder'].map(king.owner)).toEqual(['red', 'blue']);
  });

  test('as Odysseus it battles from the place it swapped to (T-20)', () => {
    const after = scene(`
      red hand: elder 5/5/5/5, zeus
      blue hand: nymph
      discard: odysseus
      .  blue hercules 4/4/4/4  red oracle  blue teacher 4/4/4/4
      .  *                      .           .
    `)
      .place('elder', 'c3')
      .choose('odysseus', 'oracle');
    expect(after.where('elder')).toBe('red e3^');
    expect(['hercules', 'teacher'].map(after.owner)).toEqual(['red', 'red']);
  });

  test('it asks as the hero it copies', () => {
    const asking = scene(`
      red hand: elder, zeus
      blue hand: nymph
      discard: jason
      .  blue hercules
      .  *
    `)
      .place('elder', 'c3')
      .choose('jason');
    const [decision] = olympus.decisions(asking.state);
    expect(decision?.prompt).toMatchObject({ rule: 'jason', by: 'elder' });
    expect(decision && olympus.words.prompt(decision.prompt)).toMatch(/^Elder as Jason: /);
  });

  test('a copied ability without a legal target does nothing, and Elder battles (T-12)', () => {
    const after = scene(reading('basilisk')).place('elder', 'c3').choose('basilisk');
    expect(after.asks).toMatch(/^blue placement/);
    expect(after.owner('hercules')).toBe('red');
  });

  test('placed under Athena, or beside Baenvier, it copies nothing (O-5, A-5)', () => {
    const ignored = scene(`
      red hand: elder 5/5/5/5
      blue hand: athena 9/9/9/9, zeus
      discard: colossus
      to move: blue
      .  blue hercules 4/4/4/4
      .  *
    `)
      .place('athena', 'd5')
      .place('elder', 'c3');
    expect(ignored.told('ignored')).toHaveLength(1);
    expect(ignored.owner('hercules')).toBe('red');
    const silenced = scene(`
      red hand: elder 5/5/5/5
      blue hand: zeus
      discard: colossus
      .  blue baenvier 4/4/4/4
      .  *
    `).place('elder', 'c3');
    expect(silenced.told('silenced')).toHaveLength(1);
    expect(silenced.owner('baenvier')).toBe('red');
  });
});
