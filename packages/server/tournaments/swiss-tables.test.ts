import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Pairing } from '../api/tournaments.ts';
import { nextRound } from './next-round.ts';
import { pointsOf } from './points.ts';
import { standingsOf } from './standings.ts';
import { roundsOfSwiss } from './swiss.ts';
import type { Entrant, Tournament } from './tournament.ts';

const cupOf = (count: number, seats: number, rounds = roundsOfSwiss(count)): Tournament => ({
  ...{ name: 'Cup', game: 'carts', version: '1', options: {}, format: 'swiss', seats, rounds, clock: 60, arrive: 60, rated: false },
  ...{ listed: true, starts: null, most: 64, host: 'host', watch: '', status: 'running', round: 0, created: 0, due: null },
  entrants: Array.from({ length: count }, (): Entrant => ({ level: 'easy' })),
});

/** Plays all rounds; `ranksOf` says how each table ends. */
const played = (cup: Tournament, ranksOf: (entrants: readonly number[]) => readonly number[]): readonly (readonly Pairing[])[] => {
  const rounds: Pairing[][] = [];
  for (;;) {
    const paired = nextRound({ ...cup, round: rounds.length }, rounds.flat());
    if (paired.length === 0) return rounds;
    const lost = (entrants: readonly number[]) => entrants.map(() => false);
    rounds.push(
      paired.map(({ entrants }) => ({ entrants, result: { points: [...pointsOf(lost(entrants), ranksOf(entrants))], why: 'played' } })),
    );
  }
};

const meetingsIn = (pairings: readonly Pairing[]): ReadonlyMap<string, number> => {
  const meetings = new Map<string, number>();
  for (const { entrants } of pairings)
    for (const one of entrants)
      for (const other of entrants) if (one < other) meetings.set(`${one}-${other}`, (meetings.get(`${one}-${other}`) ?? 0) + 1);
  return meetings;
};

const sorted = (numbers: readonly number[]): readonly number[] => numbers.toSorted((one, other) => one - other);

describe('a Swiss tournament with larger tables', () => {
  test('seats everyone once a round at tables of about the same size, however the matches end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 64 }), fc.integer({ min: 3, max: 5 }), fc.infiniteStream(fc.nat(3)), (count, seats, stream) => {
        const ranks = stream[Symbol.iterator]();
        const rounds = played(cupOf(count, seats), (entrants) => entrants.map(() => ranks.next().value ?? 0));
        expect(rounds).toHaveLength(roundsOfSwiss(count));
        for (const pairings of rounds) {
          expect(sorted(pairings.flatMap(({ entrants }) => entrants))).toEqual(Array.from({ length: count }, (_, index) => index));
          const sizes = pairings.map(({ entrants }) => entrants.length);
          expect(pairings).toHaveLength(Math.ceil(count / seats));
          expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
          expect([Math.min(...sizes) >= 2, Math.max(...sizes) <= seats]).toEqual([true, true]);
          for (const { entrants, result } of pairings)
            expect(result?.points.reduce((sum, points) => sum + points, 0)).toBeCloseTo(entrants.length / 2);
        }
        // With enough others, no two meet again in the second round; and never more often than needed by chance.
        if (count >= seats ** 2) expect(Math.max(...meetingsIn(rounds.slice(0, 2).flat()).values())).toBe(1);
        if (count >= 4 * seats) expect(Math.max(...meetingsIn(rounds.flat()).values())).toBeLessThanOrEqual(2);
      }),
      { numRuns: 20 },
    );
  });

  test('seats equals together, and finds the best: where the stronger always wins, the strongest wins all', () => {
    const rounds = played(cupOf(64, 4, 3), (entrants) => entrants);
    expect(rounds[0]?.slice(0, 2).map(({ entrants }) => sorted(entrants))).toEqual([
      [0, 16, 32, 48],
      [1, 17, 33, 49],
    ]);
    const pointsBefore = (round: number, { entrants }: Pairing): readonly number[] => {
      const places = standingsOf('swiss', 64, rounds.slice(0, round).flat());
      return entrants.map((entrant) => places.find((place) => place.entrant === entrant)?.points ?? -1);
    };
    for (const table of rounds[1] ?? []) expect(new Set(pointsBefore(1, table)).size).toBe(1);
    expect(rounds[2]?.map((table) => pointsBefore(2, table))).toContainEqual([2, 2, 2, 2]);
    const standings = standingsOf('swiss', 64, rounds.flat());
    expect(standings[0]).toMatchObject({ entrant: 0, rank: 1, points: 3, wins: 3 });
    expect(standings.at(-1)).toMatchObject({ entrant: 63, rank: 64, points: 0 });
  });

  test('lets everyone sit first about as often', () => {
    const rounds = played(cupOf(15, 3, 9), (entrants) => entrants.map(() => 0));
    const firsts = Array.from({ length: 15 }, (_, entrant) => rounds.flat().filter(({ entrants }) => entrants[0] === entrant).length);
    expect(Math.min(...firsts)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...firsts)).toBeLessThanOrEqual(4);
  });

  test('keeps apart those who have blocked each other, as long as there’s another table', () => {
    const blocked = Array.from({ length: 8 }, (_, entrant) => new Set(entrant === 0 ? [2, 4, 6] : entrant % 2 === 0 ? [0] : []));
    const [first] = nextRound(cupOf(8, 4), [], blocked).filter(({ entrants }) => entrants.includes(0));
    expect(first?.entrants.filter((entrant) => blocked[0]?.has(entrant))).toEqual([]);
    const everyone = Array.from({ length: 4 }, (_, entrant) => new Set([0, 1, 2, 3].filter((other) => other !== entrant)));
    expect(nextRound(cupOf(4, 4), [], everyone)).toHaveLength(1);
  });

  test('continues with those who are left', () => {
    const cup = cupOf(5, 5, 3);
    const left = { ...cup, entrants: cup.entrants.map((entrant, index) => (index < 3 ? { ...entrant, out: true as const } : entrant)) };
    expect(nextRound(left, []).map(({ entrants }) => sorted(entrants))).toEqual([[3, 4]]);
  });
});

describe('points', () => {
  test('are the share of the others one has beaten', () => {
    const all = (count: number) => Array.from({ length: count }, () => false);
    expect(pointsOf(all(2), [1, 0])).toEqual([0, 1]);
    expect(pointsOf(all(2))).toEqual([0.5, 0.5]);
    expect(pointsOf(all(4), [2, 0, 1, 3])).toEqual([1 / 3, 1, 2 / 3, 0]);
    expect(pointsOf(all(5), [0, 0, 1, 1, 2])).toEqual([0.875, 0.875, 0.375, 0.375, 0]);
  });

  test('go to those who came, and to no one who didn’t, or who left', () => {
    expect(pointsOf([true, false])).toEqual([0, 1]);
    expect(pointsOf([true, true])).toEqual([0, 0]);
    expect(pointsOf([false, true, false, false])).toEqual([2 / 3, 0, 2 / 3, 2 / 3]);
    // The first has resigned, although far ahead.
    expect(pointsOf([true, false, false], [0, 1, 2])).toEqual([0, 1, 0.5]);
  });

  test('at larger tables break ties by the average of the others', () => {
    const table = (entrants: readonly number[], points: readonly number[]): Pairing => ({ entrants, result: { points, why: 'played' } });
    const standings = standingsOf('swiss', 6, [table([0, 1, 2], [1, 0.5, 0]), table([3, 4, 5], [1, 0.5, 0]), table([0, 4], [1, 0])]);
    expect(standings.slice(0, 3)).toEqual([
      { entrant: 0, rank: 1, points: 2, buchholz: 0.75, sonneborn: 0.75, wins: 2 },
      { entrant: 3, rank: 2, points: 1, buchholz: 0.25, sonneborn: 0.25, wins: 1 },
      { entrant: 4, rank: 3, points: 0.5, buchholz: 2.5, sonneborn: 0, wins: 0 },
    ]);
  });
});
