import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Baenvier: heroes beside it have no abilities', () => {
  test('a hero placed beside it has no placement ability, mandatory or optional (A-5)', () => {
    const beside = (hero: string) =>
      scene(`
        match: asgard asgard
        red hand: ${hero} 5/5/5/5
        blue hand: knight
        blue viking 4/4/4/4  .                     *
        .                    red baenvier 0/0/0/0  .
      `).place(hero, 'c4');
    // Fool would not compare, King Alexian would flip, Roc and Commander would be asked.
    for (const hero of ['fool', 'king-alexian', 'roc', 'commander', 'alchemist']) {
      const placed = beside(hero);
      expect(placed.asks).toMatch(/^blue placement/);
      expect(placed.owner('viking')).toBe('red');
      expect(placed.owner(hero)).toBe('red');
    }
  });

  test('continuous abilities are gone while it is next to them, and come back when it leaves (A-5)', () => {
    const drained = scene(`
      match: asgard asgard
      red hand: seer 0/0/0/0
      blue hand: knight
      .  *                   red monk 0/0/0/0
      .  red captain 3/3/3/3  blue baenvier 9/9/9/9
      .  red viking 3/3/3/3  .
    `);
    expect(drained.numbers('captain')).toBe('3/3/3/3');
    const left = drained.place('seer', 'c4').choose('baenvier', 'f4');
    expect(left.numbers('captain')).toBe('4/4/4/4');
  });

  test('Titan beside it can be flipped, but not by Baenvier as it is placed (A-5)', () => {
    const drained = scene(`
      match: asgard asgard
      red hand: knight 9/9/9/9
      blue hand: bard
      .  blue titan 0/0/0/0  blue baenvier 9/9/9/9  *
    `).place('knight', 'a4');
    expect(drained.owner('titan')).toBe('red');
    const placed = scene(`
      match: asgard asgard
      red hand: baenvier 9/9/9/9
      blue hand: bard
      .  blue titan 0/0/0/0  *
    `).place('baenvier', 'b4');
    expect(placed.owner('titan')).toBe('blue');
  });

  test('its own battle is fought against heroes with their abilities; silence falls when it is over (A-4)', () => {
    const placed = scene(`
      match: asgard asgard
      red hand: baenvier 5/5/5/5
      blue hand: bard
      .  blue monk 3/3/3/3    blue captain 3/3/3/3  *
    `).place('baenvier', 'a4');
    expect(placed.owner('monk')).toBe('blue');
    const next = scene(`
      match: asgard asgard
      red hand: baenvier 5/5/5/5, knight 4/4/4/4
      blue hand: bard 0/0/0/0, mage
      .  blue monk 3/3/3/3    *
    `)
      .place('baenvier', 'b4')
      .place('bard', 'e4')
      .place('knight', 'c3');
    expect(next.owner('monk')).toBe('red');
  });

  test('Priest keeps its ability (A-5)', () => {
    const placed = scene(`
      match: asgard asgard
      red hand: roc 9/9/9/9
      blue hand: bard
      .  *  blue priest 0/0/0/0  blue baenvier 9/9/9/9
    `).place('roc', 'c4');
    expect(placed.asks).toBe('red roc: baenvier, pass');
  });

  test('Midas beside it protects nobody, Perseus takes no blow, Medusa holds nobody (T-18)', () => {
    const flipped = (guard: string) =>
      scene(`
        match: asgard asgard
        red hand: roc 9/9/9/9
        blue hand: bard
        .  *  blue viking 5/5/5/5  blue ${guard} 5/5/5/5  blue baenvier 9/9/9/9
      `)
        .place('roc', 'd3')
        .choose('viking');
    expect(flipped('king-midas').owner('viking')).toBe('red');
    expect(flipped('perseus').owner('viking')).toBe('red');
    const moved = scene(`
      match: asgard asgard
      red hand: seer 0/0/0/0
      blue hand: bard
      .  *  blue medusa 9/9/9/9  blue baenvier 9/9/9/9
      .  .  blue viking 9/9/9/9  .
    `).place('seer', 'c4');
    expect(moved.options).toContain('viking');
  });

  test('placed beside Minotaur it silences him before he acts (R-11)', () => {
    const placed = scene(`
      match: asgard asgard
      red hand: baenvier 0/0/0/0, knight 0/0/0/0
      blue hand: bard
      .  blue minotaur 9/9/9/9  *
    `);
    expect(placed.place('baenvier', 'b4').owner('baenvier')).toBe('red');
    expect(placed.place('knight', 'b4').owner('knight')).toBe('blue');
  });

  test('triggers and start-of-turn abilities are silent beside it (A-5, T-18)', () => {
    const hydra = scene(`
      match: asgard asgard
      red hand: knight 9/9/9/9
      blue hand: bard
      .  blue hydra 0/0/0/0  blue baenvier 9/9/9/9  *
    `).place('knight', 'a4');
    expect(hydra.owner('hydra')).toBe('red');
    expect(hydra.asks).toMatch(/^blue placement/);
    const pegasus = scene(`
      match: asgard asgard
      red hand: knight 0/0/0/0
      blue hand: bard
      .  *  blue baenvier 9/9/9/9  blue pegasus 9/9/9/9
    `).place('knight', 'c4');
    expect(pegasus.asks).toMatch(/^blue placement/);
  });

  test('what was begun continues: a named tile must be placed though Commander is silenced meanwhile (T-22)', () => {
    const silenced = scene(`
      match: olympus river-styx
      red hand: commander 0/0/0/0
      blue hand: bard, mage
      .  *  red viking 0/0/0/0  red baenvier 9/9/9/9
    `)
      .place('commander', 'c4')
      .choose('mage', 'baenvier', 'b4');
    expect(silenced.options.every((option) => option.startsWith('mage'))).toBe(true);
  });

  test('it has no way past a Hot Spot (A-5)', () => {
    const asked = scene(`
      match: asgard asgard
      red hand: pyromancer 0/0/0/0
      blue hand: baenvier 9/9/9/9, bard
      *
    `)
      .place('pyromancer', 'c4')
      .choose('c3');
    expect(asked.options).toContain('baenvier c5^');
    expect(asked.options).not.toContain('baenvier c3^');
  });
});
