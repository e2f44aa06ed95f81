import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

const RIVER = `
  match: olympus river-styx
  red hand: colossus 0/0/0/0
  blue hand: hermes
  *  blue chimera 0/0/0/0
  .  red hades> 9/9/9/9
`;

describe('River Styx: the player who ends a turn may move a hero', () => {
  test('any hero of either color, the one just placed included; it does not battle there (T-6)', () => {
    const ended = scene(RIVER).place('colossus', 'd3');
    expect(ended.asks).toBe('red river-styx: chimera, hades, colossus, pass');
    const moved = ended.choose('hades', 'f4');
    expect(moved.where('hades')).toBe('red f4>');
    expect(moved.owner('chimera')).toBe('blue');
    expect(moved.asks).toMatch(/^blue placement/);
  });

  test('only where all tiles hang together, and not back to where it was (T-6)', () => {
    const ended = scene(RIVER).place('colossus', 'e6');
    // Hades holds Colossus and could join the rest from nowhere else; Chimera could from d5 alone.
    expect(ended.asks).toBe('red river-styx: chimera, colossus, pass');
    expect(ended.choose('chimera').asks).toBe('red river-styx: d5');
  });

  test('it may be declined', () => {
    const stayed = scene(RIVER).place('colossus', 'd3').pass();
    expect(['chimera', 'hades', 'colossus'].map(stayed.cell)).toEqual(['e4', 'e5', 'd3']);
  });

  test('not on the last turn of a round, after which both hands are empty (O-15)', () => {
    const last = scene(RIVER.replace('blue hand: hermes', 'blue hand:')).place('colossus', 'd3');
    expect(last.told('lines')).toHaveLength(1);
    expect(last.asks).toMatch(/draft/);
  });

  test("a player's own last tile is not the last turn while the other holds one (O-15)", () => {
    expect(scene(RIVER).place('colossus', 'd3').hand('red')).toEqual([]);
    const skippedNext = scene(
      RIVER.replace('red hand: colossus 0/0/0/0', 'red hand: colossus, athena').replace('blue hand: hermes', 'blue hand:'),
    );
    expect(skippedNext.place('colossus', 'd3').asks).toMatch(/^red river-styx/);
  });

  test('after the flip of Minotaur, and for the player whose turn it was (O-20, T-19)', () => {
    const ended = scene(RIVER.replace('red hades> 9/9/9/9', 'blue minotaur 9/9/9/9')).place('colossus', 'd5');
    expect(ended.owner('colossus')).toBe('blue');
    expect(ended.asks).toMatch(/^red river-styx/);
  });

  test('Medusa holds her neighbors against it, Cadenza does not move (O-18)', () => {
    const ended = scene(`
      match: olympus river-styx
      red hand: colossus 0/0/0/0
      blue hand: hermes
      *             blue chimera  blue medusa
      blue cadenza  blue gryphon
    `).place('colossus', 'd3');
    // Chimera touches Medusa; Cadenza does not, and stays too.
    expect(ended.asks).toBe('red river-styx: medusa, gryphon, colossus, pass');
  });

  test('it is a rule of the match: it moves Priest, and Baenvier beside it changes nothing (T-24)', () => {
    const ended = scene(`
      match: olympus river-styx
      red hand: colossus 0/0/0/0
      blue hand: hermes
      *  blue baenvier 9/9/9/9
      .  blue priest 9/9/9/9
    `).place('colossus', 'd3');
    expect(ended.choose('priest', 'f4').where('priest')).toBe('blue f4^');
  });

  test('an extra turn has an end of its own (O-14)', () => {
    const extra = scene(`
      match: olympus river-styx
      red hand: centaur 0/0/0/0, colossus
      blue hand: hermes
      *  blue chimera 9/9/9/9
    `)
      .place('centaur', 'd3')
      .use();
    expect(extra.asks).toMatch(/^red river-styx/);
    expect(extra.pass().place('colossus', 'c4').asks).toMatch(/^red river-styx/);
  });
});
