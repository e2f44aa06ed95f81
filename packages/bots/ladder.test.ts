import type { Standing } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import { type Duel, judge, ladderOf, mergeLadders, overall, schedule, scoreOf, wilson } from './ladder.ts';

/** A standing in which more points rank higher. */
const standing = (...points: number[]): Standing => ({
  points,
  ranking: [...new Set(points)].sort((a, b) => b - a).map((score) => points.flatMap((own, seat) => (own === score ? [seat] : []))),
});

describe('Wilson’s interval', () => {
  // Published: 81 of 263 is 0.2553 to 0.3662, 15 of 148 is 0.0624 to 0.1605, and also 0 of 20 and 1 of 29 (Newcombe 1998).
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0.0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('of %d in %d', (score, games, low, high) => {
    const rate = wilson(score, games);
    expect(rate.share).toBeCloseTo(score / games, 12);
    expect(rate.low).toBeCloseTo(low, 4);
    expect(rate.high).toBeCloseTo(high, 4);
  });

  test('is symmetric, stays within bounds, and says nothing about no games', () => {
    const [won, lost] = [wilson(70.5, 100), wilson(29.5, 100)];
    expect(won.low).toBeCloseTo(1 - lost.high, 12);
    expect(wilson(20, 20).high).toBe(1);
    expect(wilson(20, 20).low).toBeCloseTo(1 - 0.1611, 4);
    expect(wilson(0, 0)).toEqual({ games: 0, share: 0.5, low: 0, high: 1 });
  });
});

describe('the schedule', () => {
  test('pairs every bot with every other, each deal from both sides', () => {
    const duels = schedule(['a', 'b', 'c'], 2, 2, 'seed');
    expect(duels.map(({ one, other }) => one + other)).toEqual(['ab', 'ab', 'ac', 'ac', 'bc', 'bc']);
    expect(duels[0]?.games).toEqual([
      { seed: 'seed 0', bots: ['a', 'b'] },
      { seed: 'seed 0', bots: ['b', 'a'] },
    ]);
    expect(new Set(duels.map(({ games }) => games[0].seed))).toEqual(new Set(['seed 0', 'seed 1']));
  });

  test.each([1, 2, 3, 4, 5])('puts each bot once on each of %d seats', (seats) => {
    for (const { one, other, games } of schedule(['a', 'b'], seats, 3, 's')) {
      for (let seat = 0; seat < seats; seat++) expect(games.map(({ bots }) => bots[seat]).sort()).toEqual([one, other]);
    }
  });
});

describe('judging', () => {
  const duel = (seats: number): Duel => schedule(['a', 'b'], seats, 1, 's')[0] as Duel;

  test('two seats: a win, a draw, and a loss', () => {
    expect(judge(duel(2), [standing(10, 4), standing(5, 5)])).toEqual({ scores: [1, 0.5], margins: [6, 0] });
    expect(judge(duel(2), [standing(4, 10), standing(9, 5)])).toEqual({ scores: [0, 0], margins: [-6, -4] });
  });

  test('more seats: the share of opponents ranked below', () => {
    expect(scoreOf(standing(9, 8, 7, 6), [0, 2], [1, 3])).toBe(0.75);
    expect(scoreOf(standing(5, 5, 1), [0, 2], [1])).toBe(0.25);
    // a b a, then b a b: ranks above in 1 of 2 pairs, then in 2 of 2.
    expect(judge(duel(3), [standing(9, 5, 1), standing(3, 9, 2)]).scores).toEqual([0.5, 1]);
  });

  test('ranks count, not points: a tie-break decides', () => {
    expect(scoreOf({ points: [5, 5], ranking: [[1], [0]] }, [0], [1])).toBe(0);
  });

  test('one seat: who scored more in the same deal', () => {
    expect(judge(duel(1), [standing(12), standing(9)])).toEqual({ scores: [1], margins: [3] });
    expect(judge(duel(1), [standing(9), standing(9)])).toEqual({ scores: [0.5], margins: [0] });
  });

  test('the same from both points of view', () => {
    const [there, back] = [duel(4), { ...duel(4), one: 'b', other: 'a' }];
    const standings = [standing(4, 1, 3, 3), standing(2, 2, 5, 0)] as const;
    const [mine, theirs] = [judge(there, standings), judge(back, standings)];
    expect(mine.scores.map((score, i) => score + (theirs.scores[i] as number))).toEqual([1, 1]);
  });
});

describe('the ladder', () => {
  test('has a rung for each pair, with rate, interval, and margin', () => {
    const duels = schedule(['a', 'b', 'c'], 2, 2, 'seed');
    // The first in the alphabet always wins by two.
    const results = duels.map((duel) => ({ duel, standings: [standing(7, 5), standing(5, 7)] as const }));
    const rungs = ladderOf(results);
    expect(rungs.map(({ one, other, games, share, margin }) => [one, other, games, share, margin])).toEqual([
      ['a', 'b', 4, 1, 2],
      ['a', 'c', 4, 1, 2],
      ['b', 'c', 4, 1, 2],
    ]);
    expect(rungs[0]?.low).toBeCloseTo(wilson(4, 4).low, 12);
  });

  test('sums up each bot against all others, weighted by games', () => {
    const rungs = [
      { one: 'a', other: 'b', ...wilson(3, 4), margin: 2, score: 3, lead: 8 },
      { one: 'a', other: 'c', ...wilson(2, 2), margin: 8, score: 2, lead: 16 },
      { one: 'b', other: 'c', ...wilson(1, 4), margin: -1, score: 1, lead: -4 },
    ];
    expect(overall(rungs).map(({ bot, games, share, margin }) => [bot, games, share, margin])).toEqual([
      ['a', 6, 5 / 6, 4],
      ['b', 8, 0.25, -1.5],
      ['c', 6, 0.5, -2],
    ]);
  });

  test('of several shards is the same as of all games together', () => {
    // With five seats, most scores are sixths, which binary numbers only approximate.
    const points = (at: number): Standing => standing(...[3, 1, 4, 1, 5].map((each, seat) => (each * (at + 1) + seat * at) % 7));
    const results = (deals: number, from: number) =>
      schedule(['a', 'b', 'c'], 5, deals, 'seed', from).map((duel) => {
        const deal = Number(duel.games[0].seed.split(' ')[1]);
        return { duel, standings: [points(deal), points(deal + 3)] as const };
      });
    const whole = ladderOf(results(20, 0));
    const shards = [ladderOf(results(7, 0)), ladderOf(results(6, 7)), ladderOf(results(7, 13))];
    expect(mergeLadders(shards)).toEqual(whole);
    expect(whole.map(({ games }) => games)).toEqual([40, 40, 40]);
    expect(mergeLadders(shards.slice(1))).not.toEqual(whole);
  });
});
