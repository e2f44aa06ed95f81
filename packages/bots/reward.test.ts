import { describe, expect, test } from 'vitest';
import { outlookOf, winsOf } from './outlook.ts';
import { estimateRewards, noSpread, rewardsOf } from './reward.ts';

describe('wins', () => {
  test('are the share of others ranked below, shared ranks counting half', () => {
    expect(winsOf({ points: [9, 5], ranking: [[0], [1]] })).toEqual([1, 0]);
    expect(winsOf({ points: [5, 5], ranking: [[0, 1]] })).toEqual([0.5, 0.5]);
    expect(winsOf({ points: [5, 9, 5, 1], ranking: [[1], [0, 2], [3]] })).toEqual([0.5, 1, 0.5, 0]);
  });

  test('follow the ranking and not the points, because of tie-breaks', () => {
    expect(winsOf({ points: [5, 5], ranking: [[1], [0]] })).toEqual([0, 1]);
  });

  test('say whether the game is beaten in a solo game', () => {
    expect(winsOf({ points: [7], ranking: [[0]] })).toEqual([1]);
    expect(winsOf({ points: [7], ranking: [[], [0]] })).toEqual([0]);
  });
});

describe('rewards', () => {
  const after = (games: readonly (readonly number[])[], points: readonly number[]): number[] => {
    const spread = noSpread();
    const standing = (own: readonly number[]) => ({
      points: own,
      ranking: [...new Set(own)].sort((a, b) => b - a).map((score) => own.flatMap((p, seat) => (p === score ? [seat] : []))),
    });
    for (const game of games) rewardsOf(outlookOf(standing(game)), spread);
    return rewardsOf(outlookOf(standing(points)), spread);
  };
  const typical = [
    [10, 0],
    [0, 10],
    [20, 10],
    [5, 12],
  ];

  test('stay between 0 and 1, add up to one between two, and are even for an even game', () => {
    for (const points of [
      [1000, 0],
      [0, 1000],
      [7, 6],
      [0, 0],
    ]) {
      const [mine, theirs] = after(typical, points) as [number, number];
      expect(mine).toBeGreaterThanOrEqual(0);
      expect(mine).toBeLessThanOrEqual(1);
      expect(mine + theirs).toBeCloseTo(1, 12);
    }
    expect(after(typical, [6, 6])).toEqual([0.5, 0.5]);
  });

  test('grow with the margin, and a narrow win is worth more than any draw', () => {
    const worths = [-30, -8, -1, 0, 1, 8, 30].map((margin) => after(typical, [margin, 0])[0] as number);
    expect(worths).toEqual(worths.toSorted((a, b) => a - b));
    expect((worths[4] as number) - (worths[3] as number)).toBeGreaterThan(0.25);
  });

  test('of a solo game are half for beating the game, and half by the typical margin', () => {
    const games = [[100], [110], [120], [130]];
    const [low, middle, high] = [80, 115, 150].map((points) => after(games, [points])[0] as number) as [number, number, number];
    expect(low).toBeLessThan(0.6);
    expect(Math.abs(middle - 0.75)).toBeLessThan(0.1);
    expect(high).toBeGreaterThan(0.9);
    const lost = rewardsOf(outlookOf({ points: [115], ranking: [[], [0]] }), noSpread());
    expect(lost).toEqual([0.25]);
  });

  test('work for the very first game, and for games that all end the same', () => {
    expect(after([], [0, 0])).toEqual([0.5, 0.5]);
    expect(after([], [5])).toEqual([0.75]);
    expect(after([[3], [3], [3]], [3])).toEqual([0.75]);
  });
});

describe('rewards of estimates', () => {
  const after = (leads: readonly number[], lead: number): number => {
    const spreads = [noSpread()];
    for (const each of leads) estimateRewards([each], spreads);
    return estimateRewards([lead], spreads)[0] as number;
  };

  test('tell small differences apart, however far ahead a seat is', () => {
    for (const ahead of [-30, 0, 30]) {
      const leads = [-0.5, -0.2, 0, 0.2, 0.5].map((each) => ahead + each);
      expect(after(leads, ahead)).toBeCloseTo(0.5, 1);
      expect(after(leads, ahead + 0.5) - after(leads, ahead - 0.5)).toBeGreaterThan(0.5);
    }
  });
});
