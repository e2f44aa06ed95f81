import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

const LOOM = `
  red hand: three-fates 5/5/5/5
  blue hand: hermes
  *  red chimera 9/9/9/9  blue gryphon 9/9/9/9  blue hades 0/0/0/0
`;

describe('Three Fates: instead of battling they may flip one ally and one enemy in play', () => {
  test('both flip wherever they lie, and nothing is compared', () => {
    const placed = scene(LOOM).place('three-fates', 'g5');
    expect(placed.asks).toBe('red three-fates: chimera, three-fates, pass');
    expect(placed.choose('chimera').asks).toBe('red three-fates: gryphon, hades');
    const cut = placed.choose('chimera', 'gryphon');
    expect(['chimera', 'gryphon', 'hades'].map(cut.owner)).toEqual(['blue', 'red', 'blue']);
    expect(cut.told('compared')).toEqual([]);
  });

  test('they may give up themselves (O-13)', () => {
    const cut = scene(LOOM).place('three-fates', 'c4').choose('three-fates', 'hades');
    expect([cut.owner('three-fates'), cut.owner('hades')]).toEqual(['blue', 'red']);
  });

  test('declined, they battle', () => {
    const fought = scene(LOOM).place('three-fates', 'g5').pass();
    expect(fought.owner('hades')).toBe('red');
  });

  test('without an enemy that can be flipped they are not asked, and battle (O-13)', () => {
    const fought = scene(`
      red hand: three-fates 5/5/5/5
      blue hand: hermes
      *  blue titan 9/9/9/9  blue priest 0/0/0/0
    `).place('three-fates', 'g4');
    expect(fought.asks).toMatch(/^blue placement/);
    expect(fought.owner('priest')).toBe('red');
  });

  test('without an ally that can be flipped they are not asked, though an enemy could be (O-13)', () => {
    const guarded = scene(`
      red hand: three-fates 0/0/0/0
      blue hand: hermes
      *  blue gryphon 9/9/9/9
      .  blue king-midas 9/9/9/9
    `).place('three-fates', 'd5');
    // King Midas himself could be flipped, but he holds Three Fates, the only ally.
    expect(guarded.asks).toMatch(/^blue placement/);
  });

  test('the two flips are one event: Perseus takes one blow and does not change sides in between (O-7, T-11)', () => {
    // Were the enemy flipped after the ally, Perseus, by then blue, would turn again for Gryphon.
    const cut = scene(`
      red hand: three-fates 0/0/0/0
      blue hand: hermes
      *  red chimera  red perseus  blue gryphon
    `)
      .place('three-fates', 'c4')
      .choose('chimera', 'gryphon');
    expect(['chimera', 'perseus', 'gryphon'].map(cut.owner)).toEqual(['red', 'blue', 'red']);
    // Were the ally flipped after the enemy, Perseus, by then red, would turn again for Chimera.
    const turned = scene(`
      red hand: three-fates 0/0/0/0
      blue hand: hermes
      *  red chimera  blue perseus  blue gryphon
    `)
      .place('three-fates', 'c4')
      .choose('chimera', 'gryphon');
    expect(['chimera', 'perseus', 'gryphon'].map(turned.owner)).toEqual(['blue', 'red', 'blue']);
  });

  test('Minotaur still acts after it (O-12, O-20)', () => {
    const caught = scene(LOOM.replace('blue hades 0/0/0/0', 'blue minotaur 9/9/9/9'))
      .place('three-fates', 'g5')
      .choose('three-fates', 'gryphon');
    // Given up to blue and turned back to red.
    expect(caught.owner('three-fates')).toBe('red');
  });
});
