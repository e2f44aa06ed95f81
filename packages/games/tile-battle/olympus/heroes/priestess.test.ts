import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Priestess: the next tile of the opponent has no mandatory or optional ability', () => {
  const TEMPLE = `
    red hand: priestess 0/0/0/0, hercules
    blue hand: gryphon 9/9/9/9, colossus 9/9/9/9
    *  red chimera 0/0/0/0
  `;

  test('that tile is placed and battles as if it had none', () => {
    const ignored = scene(TEMPLE).place('priestess', 'c4').place('gryphon', 'f4');
    // Gryphon would not battle, and would flip any enemy.
    expect(ignored.owner('chimera')).toBe('blue');
    expect(ignored.owner('priestess')).toBe('red');
    expect(ignored.asks).toMatch(/^red placement/);
  });

  test('only that one tile: the one after it has its ability again', () => {
    const after = scene(TEMPLE).place('priestess', 'c4').place('gryphon', 'd3').place('hercules', 'd5');
    expect(after.place('colossus', 'f4').owner('chimera')).toBe('red');
  });

  test('her own player is not bound, even if the opponent has nothing left to place', () => {
    const own = scene(`
      red hand: priestess 0/0/0/0, gryphon
      *  blue chimera 9/9/9/9  blue hades 9/9/9/9
    `)
      .place('priestess', 'c4')
      .place('gryphon', 'b4');
    expect(own.asks).toBe('red gryphon: chimera, hades');
  });

  test('continuous abilities are never ignored, and still use her up (O-5)', () => {
    const muse = scene(`
      red hand: priestess 0/0/0/0, colossus
      blue hand: muse 1/1/1/1, gryphon
      *  red hercules 2/2/2/2
    `)
      .place('priestess', 'c4')
      .place('muse', 'f4');
    expect(muse.owner('hercules')).toBe('blue');
    expect(muse.place('colossus', 'b4').place('gryphon', 'f3').asks).toBe('blue gryphon: priestess, colossus');
  });

  test('an ignored Priestess starts nothing, and one tile counts for all that is pending (O-5)', () => {
    const pending = scene(`
      red hand: athena 0/0/0/0, gryphon
      blue hand: priestess 0/0/0/0, hermes
      *  blue chimera 0/0/0/0
    `)
      .place('athena', 'c4')
      .place('priestess', 'd3');
    // One of Athena's two is spent; Priestess has added none.
    expect(pending.state.lasting).toEqual([{ kind: 'ignore', by: 10, seat: -1, left: 1 }]);
  });

  test('flipped immediately by Minotaur, she still binds the opponent of the player who placed her (T-19, T-22)', () => {
    const turned = scene(`
      red hand: priestess 0/0/0/0, colossus
      blue hand: gryphon 0/0/0/0, hermes
      *  red minotaur 9/9/9/9
    `).place('priestess', 'f4');
    expect(turned.owner('priestess')).toBe('blue');
    expect(turned.place('gryphon', 'c4').asks).toMatch(/^red placement/);
  });

  test('placed next to Baenvier she binds nobody (A-5)', () => {
    const silenced = scene(TEMPLE.replace('red chimera 0/0/0/0', 'red baenvier 0/0/0/0')).place('priestess', 'f4');
    expect(silenced.state.lasting).toEqual([]);
  });
});
