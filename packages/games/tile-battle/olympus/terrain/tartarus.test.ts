import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

/** The draft of a round, with the fourteen tiles it deals in order of the deck. */
const draft = (terrain: string, first: string, round = 1) =>
  scene(`
    match: olympus ${terrain}
    round: ${round}
    first: ${first}
    deck: apollo, ares, artemis, athena, centaur, chimera, colossus, hera, hermes, hydra, icarus, jason, kraken, lamia, …
    agenda: [{ "do": "dealDraft", "phase": 1 }]
    *
  `);

/** Both take what lies first. */
const SIX = (tiles: readonly string[]): readonly string[] => tiles.slice(0, 6);
const PHASES = [
  ['apollo', 'ares', 'artemis', 'athena', 'centaur', 'chimera', 'colossus'],
  ['hera', 'hermes', 'hydra', 'icarus', 'jason', 'kraken', 'lamia'],
] as const;

describe('A draft of Olympus', () => {
  test('seven lie open; the players take turns, the first player of the round first; the seventh is discarded (O-1)', () => {
    const start = draft('mount-olympus', 'blue');
    expect(start.asks).toBe(`blue draft: ${PHASES[0].join(', ')}`);
    expect(start.choose('ares').asks).toBe('red draft: apollo, artemis, athena, centaur, chimera, colossus');
    const first = start.choose(...SIX(PHASES[0]));
    expect(first.hand('blue')).toEqual(['apollo', 'artemis', 'centaur']);
    expect(first.hand('red')).toEqual(['ares', 'athena', 'chimera']);
    expect(first.where('colossus')).toBe('discard');
  });

  test('a second seven follow, the same player starts again, and six tiles each are the hands of the round (O-1)', () => {
    const second = draft('mount-olympus', 'blue').choose(...SIX(PHASES[0]));
    expect(second.asks).toBe(`blue draft: ${PHASES[1].join(', ')}`);
    const done = second.choose(...SIX(PHASES[1]));
    expect([done.hand('red').length, done.hand('blue').length]).toEqual([6, 6]);
    expect(['colossus', 'lamia'].map(done.where)).toEqual(['discard', 'discard']);
    expect(done.asks).toMatch(/^blue placement/);
  });
});

describe('Tartarus: in each draft phase the first pick of each player goes to the other', () => {
  test('both first picks change hands, the later ones do not', () => {
    const first = draft('tartarus', 'red').choose(...SIX(PHASES[0]));
    // Red took Apollo, Artemis and Centaur; blue Ares, Athena and Chimera.
    expect([...first.hand('red')].sort()).toEqual(['ares', 'artemis', 'centaur']);
    expect([...first.hand('blue')].sort()).toEqual(['apollo', 'athena', 'chimera']);
  });

  test('so it is in the second phase, in round 2, and for either starting player (O-1)', () => {
    const done = draft('tartarus', 'blue', 2)
      .choose(...SIX(PHASES[0]))
      .choose(...SIX(PHASES[1]));
    expect([...done.hand('blue')].sort()).toEqual(['ares', 'artemis', 'centaur', 'hermes', 'hydra', 'jason']);
    expect([...done.hand('red')].sort()).toEqual(['apollo', 'athena', 'chimera', 'hera', 'icarus', 'kraken']);
  });

  test('what is given away is told as a gift', () => {
    expect(draft('tartarus', 'red').choose('apollo').told('drafted')).toEqual([{ what: 'drafted', tile: 5, by: 0, to: 1 }]);
  });

  test('it is the other one who picks next, as in any draft', () => {
    expect(draft('tartarus', 'red').choose('apollo').asks).toMatch(/^blue draft: ares/);
  });
});
