import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Kraken: in each direction it battles the nearest enemy of its line', () => {
  test('it reaches past allies, the terrain and gaps, and finds nobody where there are only allies (T-7)', () => {
    // North behind an ally, east behind the terrain, west behind a gap; in the south lies an ally alone.
    const reached = scene(`
      red hand: kraken 1/1/1/1
      blue hand: hermes
      .                     .             blue hades 0/0/0/0    .             .
      .                     .             red colossus          red artemis   .
      blue chimera 0/0/0/0  .             .                     *             blue gryphon 0/0/0/0
      red athena            red basilisk  red cyclops           red elder
    `).place('kraken', 'c4');
    expect(['hades', 'gryphon', 'chimera'].map(reached.owner)).toEqual(['red', 'red', 'red']);
    expect(reached.owner('cyclops')).toBe('red');
    expect(reached.told('compared')).toHaveLength(3);
  });

  test('the nearest enemy hides those behind it, even if it holds', () => {
    const hidden = scene(`
      red hand: kraken 5/5/5/5
      blue hand: hermes
      *           .             blue chimera 9/9/9/9  blue gryphon 0/0/0/0
      red athena  red basilisk  red cyclops
    `).place('kraken', 'e4');
    expect([hidden.owner('chimera'), hidden.owner('gryphon')]).toEqual(['blue', 'blue']);
  });

  test('the numbers that point at each other are compared', () => {
    const board = `
      red hand: kraken 0/5/0/0
      blue hand: hermes
      *           .             .            blue gryphon 9/9/9/4
      red athena  red basilisk  red cyclops  red elder
    `;
    expect(scene(board).place('kraken', 'e4').owner('gryphon')).toBe('red');
    // Turned upside down it shows a 0 to the east.
    expect(scene(board).place('kraken', 'e4', 'v').owner('gryphon')).toBe('blue');
  });

  test('a hero far away is protected as one nearby is (T-11)', () => {
    const spared = scene(`
      red hand: kraken 5/5/5/5
      blue hand: hermes
      *           .             .            blue gryphon 0/0/0/0
      red athena  red basilisk  red cyclops  red king-midas
    `).place('kraken', 'e4');
    expect(spared.owner('gryphon')).toBe('blue');
  });

  test('after Priestess it battles only what it touches', () => {
    const ignored = scene(`
      to move: blue
      red hand: kraken 5/5/5/5
      blue hand: priestess 9/9/9/9, hermes
      *           .             .            blue gryphon 0/0/0/0
      red athena  red basilisk  red cyclops  red elder
    `)
      .place('priestess', 'c4')
      .place('kraken', 'e4');
    expect(ignored.owner('gryphon')).toBe('blue');
  });
});
