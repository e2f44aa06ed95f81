import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Athena: the next two tiles placed, by anyone, have no mandatory or optional ability', () => {
  test('it counts two tiles, the first of the opponent and the second of her own player; the third is free', () => {
    const first = scene(`
      red hand: athena, chimera, hercules, oracle
      blue hand: centaur, basilisk, zeus
      *
    `)
      .place('athena', 'c4')
      .place('centaur', 'd3');
    expect(first.told('ignored')).toEqual([{ what: 'ignored', tile: 13, by: 10 }]);
    expect(first.asks).toMatch(/^red placement/);
    const second = first.place('chimera', 'd5');
    expect(second.asks).toMatch(/^blue placement/);
    const third = second.place('basilisk', 'e4');
    expect(third.asks).toBe('blue basilisk: hercules, oracle, pass');
  });

  test('continuous and end-of-round abilities are never ignored (O-5)', () => {
    const after = scene(`
      match: olympus parthenon
      red hand: athena 4/4/4/4
      blue hand: zeus
      *
    `)
      .place('athena', 'c4')
      .place('zeus', 'e4');
    // The round is over; one tile in a line scores nothing, but Zeus is next to the terrain.
    expect(after.score).toEqual([0, 1]);
    const continuous = scene(`
      red hand: athena 4/4/4/4
      blue hand: apollo 4/4/4/4
      *
    `)
      .place('athena', 'c4')
      .place('apollo', 'c3');
    expect(continuous.owner('athena')).toBe('blue');
  });

  test('an ignored Athena starts nothing (O-5)', () => {
    const ignored = scene(`
      red hand: athena, oracle
      blue hand: priestess, centaur, zeus
      to move: blue
      *
    `)
      .place('priestess', 'c4')
      .place('athena', 'e4');
    expect(ignored.told('ignored')).toEqual([{ what: 'ignored', tile: 10, by: 42 }]);
    expect(ignored.place('centaur', 'd3').asks).toBe('blue centaur: use, pass');
  });

  test('one placement counts for every ignore that is pending (O-5)', () => {
    const after = scene(`
      red hand: chimera, hercules, oracle
      blue hand: centaur, basilisk
      to move: blue
      lasting: [{"kind":"ignore","by":42,"seat":1,"left":1},{"kind":"ignore","by":10,"seat":-1,"left":2}]
      *
    `)
      .place('centaur', 'd3')
      .place('chimera', 'd5')
      .place('basilisk', 'e4');
    expect(after.asks).toBe('blue basilisk: hercules, oracle, pass');
  });

  test('it continues after she is flipped (T-22)', () => {
    const after = scene(`
      red hand: athena 0/0/0/0, centaur, oracle
      blue hand: hercules 9/9/9/9, zeus
      *
    `)
      .place('athena', 'c4')
      .place('hercules', 'c3');
    expect(after.owner('athena')).toBe('blue');
    expect(after.place('centaur', 'e4').asks).toMatch(/^blue placement/);
  });

  test('a placement beside Baenvier starts nothing (A-5)', () => {
    const silenced = scene(`
      red hand: athena 0/0/0/0, oracle
      blue hand: centaur, zeus
      blue baenvier
      *
    `).place('athena', 'c3');
    expect(silenced.told('silenced')).toHaveLength(1);
    expect(silenced.place('centaur', 'd5').asks).toBe('blue centaur: use, pass');
  });
});
