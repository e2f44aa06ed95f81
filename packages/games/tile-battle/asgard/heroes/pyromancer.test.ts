import { describe, expect, test } from 'vitest';
import { type Scene, scene } from '../../scene/scene.ts';

/** The cells on which the player to move may place. */
const open = (at: Scene): readonly string[] => [...new Set(at.options.map((option) => option.slice(-3, -1)))].sort();

describe('Pyromancer: you may close an empty cell next to it for the next turn of both players', () => {
  const placed = scene(`
    match: asgard asgard
    red hand: pyromancer 0/0/0/0, knight 0/0/0/0, mage 0/0/0/0
    blue hand: fool 0/0/0/0, bard 0/0/0/0, titan
    *   .
  `).place('pyromancer', 'e4');

  test('neither player may place there on the next turn; then it is open again (A-7)', () => {
    expect(placed.asks).toBe('red pyromancer: e3, f4, e5, pass');
    const blue = placed.choose('e3');
    expect(open(blue)).toEqual(['c4', 'd3', 'd5', 'e5', 'f4']);
    const red = blue.place('bard', 'c4');
    expect(open(red)).toEqual(['b4', 'c3', 'c5', 'd3', 'd5', 'e5', 'f4']);
    expect(open(red.place('mage', 'd5'))).toContain('e3');
  });

  test('declined, all cells stay open', () => {
    expect(open(placed.pass())).toContain('e3');
  });

  test('an opponent who holds one tile may use it; its own player may not (A-7)', () => {
    const lastTiles = scene(`
      match: asgard asgard
      red hand: pyromancer 0/0/0/0, knight 0/0/0/0
      blue hand: fool 0/0/0/0
      *   .
    `)
      .place('pyromancer', 'e4')
      .choose('e3');
    expect(open(lastTiles)).toContain('e3');
    expect(open(lastTiles.place('fool', 'd5'))).not.toContain('e3');
  });

  test('a player with no other legal cell may use it (A-7)', () => {
    const full = scene(`
      match: asgard asgard
      red hand: pyromancer 0/0/0/0
      blue hand: fool, mage
      board b2:
      red knight   red archer   red trickster   red thief       red assassin
      red trader   red priest   red bard        red alchemist   red wizard
      red dealer   red squire   *               red barbarian   red conjuror
      red viking   red siren    red captain     red titan       red dancer
      red noble    red beggar   red monk        .               .
    `)
      .place('pyromancer', 'e6')
      .choose('f6');
    expect(open(full)).toEqual(['f6']);
  });

  test('only cells on which a tile could be placed now are offered, none beyond a locked margin (R-16)', () => {
    const edge = scene(`
      match: asgard asgard
      red hand: pyromancer 0/0/0/0
      red bard   red mage   *   red thief   .
    `).place('pyromancer', 'f4');
    expect(edge.asks).toBe('red pyromancer: f3, f5, pass');
  });

  test('the cell stays closed if Pyromancer is flipped, swapped away or silenced (T-22)', () => {
    const after = (id: string, cell: string, ...choices: readonly string[]) => {
      const mine = scene(`
        match: asgard asgard
        red hand: pyromancer 0/0/0/0, knight, mage
        blue hand: ${id} 9/9/9/9, bard
        *   .
      `)
        .place('pyromancer', 'e4')
        .choose('e3')
        .place(id, cell);
      return mine.choose(...choices);
    };
    const flipped = after('squire', 'f4');
    expect(flipped.owner('pyromancer')).toBe('blue');
    expect(open(flipped)).not.toContain('e3');
    const swapped = after('assassin', 'f4', 'pyromancer');
    expect(swapped.cell('pyromancer')).toBe('f4');
    expect(open(swapped)).not.toContain('e3');
    expect(open(after('baenvier', 'f4'))).not.toContain('e3');
  });

  test('it carries into the next round (T-22)', () => {
    let next = scene(`
      match: asgard asgard
      red hand: pyromancer 0/0/0/0
      *   .
    `)
      .place('pyromancer', 'e4')
      .choose('e3');
    for (let pick = 0; pick < 12; pick++) next = next.choose(next.options[0] ?? '');
    expect(next.state.round).toBe(2);
    expect(open(next)).toEqual(['c4', 'd3', 'd5', 'e5', 'f4']);
  });

  test('it binds placing from hand only: a hero may be moved there (T-23)', () => {
    const seer = scene(`
      match: asgard asgard
      red hand: pyromancer 0/0/0/0
      blue hand: seer 0/0/0/0, bard
      red titan   *   .
    `)
      .place('pyromancer', 'e4')
      .choose('e3')
      .place('seer', 'd5')
      .choose('titan');
    expect(seer.options).toContain('e3');
  });

  test('it comes before Gate Trap: a gate on the closed cell is void (T-23)', () => {
    const gated = scene(`
      match: asgard asgard
      red hand: pyromancer 0/0/0/0, bard
      blue hand: khadath 0/0/0/0, mage
      *   .
    `)
      .place('pyromancer', 'e4')
      .choose('e3')
      .place('khadath', 'd3')
      .choose('e3');
    expect(open(gated)).not.toContain('e3');
    expect(open(gated)).toContain('f4');
  });

  test('it comes before Parthenon, which then draws to the cells that are left, or to none (T-23)', () => {
    const closed = (west: string) =>
      open(
        scene(`
          match: olympus parthenon
          red hand: knight, mage
          lasting: [{"kind":"closed","by":75,"seat":0,"cell":35,"spared":false}]
          .         blue bard   .
          ${west}   *           blue pyromancer
        `),
      );
    expect(closed('.')).toEqual(['c4']);
    expect(closed('blue noble')).not.toContain('d5');
    expect(closed('blue noble').length).toBeGreaterThan(1);
  });

  test('Baenvier may not be placed on it either: its ability starts too late (A-5)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: pyromancer 0/0/0/0
      blue hand: baenvier, bard
      *   .
    `)
      .place('pyromancer', 'e4')
      .choose('e3');
    expect(after.options).toContain('baenvier d3^');
    expect(after.options).not.toContain('baenvier e3^');
  });

  test('beside Baenvier it has no ability (A-5)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: pyromancer 0/0/0/0
      blue hand: fool
      *   blue baenvier
    `).place('pyromancer', 'e3');
    expect(after.asks).toMatch(/^blue placement/);
    expect(after.told('silenced')).toHaveLength(1);
  });
});
