import { open } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import { olympus } from '../../rules.ts';
import { scene } from '../../scene/scene.ts';

/**
 * Hercules, the last tile of the round, goes to d2. Red then has three in column d, worth 2, and three heroes beside
 * the mountain; blue has one beside it and no line.
 */
const SLOPES = `
  red hand: hercules 0/0/0/0
  .          red chimera
  red hades  *            blue gryphon 9/9/9/9
  .          red athena
`;

const finished = (...lines: readonly string[]) => scene(lines.join('\n') + SLOPES).place('hercules', 'd2');
const SEEDS = Array.from({ length: 12 }, (_, seed) => `${seed}`.padStart(32, '0'));

describe('Mount Olympus: each round ends with a point for every hero beside it', () => {
  test('each hero counts for its controller, on top of rows and columns (O-17)', () => {
    expect(finished().score).toEqual([2 + 3, 1]);
  });

  test('in round 2 as in round 1', () => {
    expect(finished('round: 2', 'score: 10 : 20').score).toEqual([15, 21]);
  });

  test('heroes that touch it only cornerwise, or not at all, do not count', () => {
    const corner = scene(`
      red hand: hercules 0/0/0/0
      *            blue chimera 9/9/9/9
      .            blue hades 9/9/9/9
    `).place('hercules', 'f4');
    // Two in a column are 1 point, and Chimera is the only hero on the slopes.
    expect(corner.score).toEqual([0, 2]);
  });

  test('it reads the board after rows and columns, with Zeus at the same moment (O-17)', () => {
    const scored = scene(SLOPES.replace('red athena', 'red zeus')).place('hercules', 'd2');
    expect(scored.score).toEqual([2 + 3 + 3, 1]);
    const told = scored.events.map(({ what }) => what).filter((what) => what === 'lines' || what === 'points');
    expect(told.indexOf('lines')).toBe(0);
  });

  test('no ability switches it off: Baenvier on its slopes silences nothing, Priest counts (T-24)', () => {
    const scored = scene(SLOPES.replace('red hades', 'red baenvier').replace('red chimera', 'red priest')).place('hercules', 'd2');
    expect(scored.score).toEqual([5, 1]);
  });
});

describe('A match of Olympus', () => {
  const opened = (seed: string, options: Readonly<Record<string, string>> = {}) => {
    const match = open(olympus, 2, options, seed);
    if (!match.ok) throw new Error(match.refusal.sentence);
    return match.value;
  };

  test('is played on Mount Olympus unless another terrain is chosen when it is made (O-3)', () => {
    expect(opened(SEEDS[0] ?? '').position.state.setting.terrain).toBe('mount-olympus');
    expect(opened(SEEDS[0] ?? '', { terrain: 'parthenon' }).position.state.setting.terrain).toBe('parthenon');
  });

  test('chance says who goes first in round 1, and the first player drafts first (O-1, O-2)', () => {
    const firsts = SEEDS.map((seed) => {
      const { position } = opened(seed);
      expect(position.decisions.map(({ seat }) => seat)).toEqual([position.state.first]);
      return position.state.first;
    });
    expect(new Set(firsts)).toEqual(new Set([0, 1]));
  });

  test('the player with fewer points goes first in round 2 (O-2)', () => {
    expect(finished().told('round')).toMatchObject([{ round: 2, first: 1, byChance: false }]);
    expect(finished('score: 0 : 9').told('round')).toMatchObject([{ round: 2, first: 0, byChance: false }]);
    // Going first in round 1 changes nothing.
    expect(finished('first: blue', 'to move: red').told('round')).toMatchObject([{ first: 1 }]);
  });

  test('on equal points chance decides who goes first in round 2 (O-2)', () => {
    const firsts = SEEDS.map((seed) => {
      const [round] = finished('score: 0 : 4', `random: ${seed} 0 0`).told('round');
      expect(round?.byChance).toBe(true);
      return round?.first;
    });
    expect(new Set(firsts)).toEqual(new Set([0, 1]));
  });

  test('board, colors, discard, and deck carry over to round 2 (O-2)', () => {
    const next = finished('discard: elder, teacher', 'deck: apollo, ares, artemis, basilisk, centaur, cyclops, harpy, hera, …');
    expect(next.state.field).toHaveLength(5);
    expect([next.where('gryphon'), next.where('elder')]).toEqual(['blue e4^', 'discard']);
    expect(next.asks).toBe('blue draft: apollo, ares, artemis, basilisk, centaur, cyclops, harpy');
    expect(next.where('hera')).toBe('deck');
  });

  test('after two rounds the most points win (O-4)', () => {
    expect(finished('round: 2', 'score: 0 : 0').told('over')).toMatchObject([{ winner: 0, score: [5, 1] }]);
    expect(finished('round: 2', 'score: 0 : 5', 'first: red').told('over')).toMatchObject([{ winner: 1, score: [5, 6] }]);
    expect(finished('round: 1', 'score: 0 : 0').told('over')).toEqual([]);
  });

  test('a tie goes to the player who went first in round 2 (O-4)', () => {
    expect(finished('round: 2', 'score: 0 : 4', 'first: red', 'to move: red').told('over')).toMatchObject([{ winner: 0 }]);
    const blue = finished('round: 2', 'score: 0 : 4', 'first: blue', 'to move: red');
    expect(blue.told('over')).toMatchObject([{ winner: 1, score: [5, 5] }]);
    expect(olympus.standing(blue.state).ranking).toEqual([[1], [0]]);
  });
});
