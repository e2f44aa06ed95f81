import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Minotaur: a tile placed next to it is flipped when its battle is over', () => {
  test('an enemy battles first and flips afterwards', () => {
    const lost = scene(`
      red hand: hercules 9/9/9/9
      blue hand: hermes
      *  blue minotaur 0/0/0/0
    `).place('hercules', 'f4');
    expect([lost.owner('minotaur'), lost.owner('hercules')]).toEqual(['red', 'blue']);
  });

  test('an ally flips too', () => {
    const lost = scene(`
      red hand: hercules 9/9/9/9
      blue hand: hermes
      *  red minotaur 0/0/0/0
    `).place('hercules', 'f4');
    expect(lost.owner('hercules')).toBe('blue');
  });

  test('a tile placed cornerwise, and Minotaur on its own placement, flip nothing', () => {
    const corner = scene(`
      red hand: hercules 0/0/0/0
      blue hand: hermes
      *            blue minotaur 0/0/0/0
      red chimera  .
    `).place('hercules', 'd3');
    expect(corner.owner('hercules')).toBe('red');
    const placed = scene(`
      red hand: minotaur 0/0/0/0
      blue hand: hermes
      *  blue chimera 9/9/9/9
    `).place('minotaur', 'f4');
    expect([placed.owner('minotaur'), placed.owner('chimera')]).toEqual(['red', 'blue']);
  });

  test('only the moment of placement counts: Jason does not escape by leaving, nor suffer by coming (O-20)', () => {
    const left = scene(`
      red hand: jason 0/0/0/0
      blue hand: hermes
      *  blue minotaur 9/9/9/9  red gryphon
      .  .                      red chimera
    `)
      .place('jason', 'e5')
      .choose('chimera')
      .pass();
    expect([left.cell('jason'), left.owner('jason')]).toEqual(['f5', 'blue']);
    expect(left.owner('chimera')).toBe('red');
    const came = scene(`
      red hand: jason 0/0/0/0
      blue hand: hermes
      *  blue minotaur 9/9/9/9
      .  red chimera
    `)
      .place('jason', 'e6')
      .choose('chimera')
      .pass();
    expect([came.cell('jason'), came.owner('jason')]).toEqual(['e5', 'red']);
  });

  test('it acts without a battle as well: Colossus flips, Hermes flips twice (O-20)', () => {
    const board = (hand: string): string => `
      red hand: ${hand} 0/0/0/0
      blue hand: centaur
      *  blue minotaur 9/9/9/9
    `;
    expect(scene(board('colossus')).place('colossus', 'f4').owner('colossus')).toBe('blue');
    const hermes = scene(board('hermes')).place('hermes', 'f4').choose('row');
    expect(hermes.told('flipped').map(({ to }) => to)).toEqual([0, 1, 0]);
    expect([hermes.owner('minotaur'), hermes.owner('hermes')]).toEqual(['red', 'red']);
  });

  test('it acts after what is done instead of battling: Manticore stings it and still flips (O-12, O-20)', () => {
    const stung = scene(`
      red hand: manticore 0/0/0/0
      blue hand: hermes
      *  blue minotaur 9/9/9/9
    `)
      .place('manticore', 'f4')
      .choose('minotaur');
    expect([stung.owner('minotaur'), stung.owner('manticore')]).toEqual(['red', 'blue']);
  });

  test('what protects from flips protects from it: King Midas, Titan, Priest, Perseus (O-7, T-11)', () => {
    const beside = (hand: string, other: string) =>
      scene(`
        red hand: ${hand} 0/0/0/0
        blue hand: hermes
        *  blue minotaur 9/9/9/9  .
        .  red ${other}           .
        .  red athena             .
      `)
        .place(hand, 'f4')
        .owner(hand);
    expect(beside('titan', 'chimera')).toBe('red');
    expect(beside('priest', 'chimera')).toBe('red');
    const shielded = (guard: string) =>
      scene(`
        red hand: hercules 0/0/0/0
        blue hand: hermes
        *  blue minotaur 9/9/9/9  .
        .  red chimera            red ${guard} 0/0/0/0
      `).place('hercules', 'f4');
    expect(shielded('king-midas').owner('hercules')).toBe('red');
    const perseus = shielded('perseus');
    expect([perseus.owner('hercules'), perseus.owner('perseus')]).toEqual(['red', 'blue']);
  });

  test('Baenvier placed beside it silences it in time (R-11)', () => {
    const silenced = scene(`
      red hand: baenvier 0/0/0/0
      blue hand: hermes
      *  blue minotaur 9/9/9/9
    `).place('baenvier', 'f4');
    expect(silenced.owner('baenvier')).toBe('red');
  });
});
