import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Pairing } from '../api/tournaments.ts';
import { nextRound } from './next-round.ts';
import { roundsOfAll } from './round-robin.ts';
import { standingsOf } from './standings.ts';
import { roundsOfSwiss } from './swiss.ts';
import type { Entrant, Tournament } from './tournament.ts';

const tournamentOf = (format: Tournament['format'], entrants: readonly Entrant[], rounds: number): Tournament => ({
  ...{ name: 'Cup', game: 'carts', version: '1', options: {}, format, rounds, clock: 60, arrive: 60, rated: false, listed: true },
  ...{ starts: null, most: 64, host: 'host', watch: '', status: 'running', entrants, round: 0, created: 0, due: null },
});

const bots = (count: number): readonly Entrant[] => Array.from({ length: count }, () => ({ level: 'easy' }));

const POINTS = [
  [1, 0],
  [0.5, 0.5],
  [0, 1],
] as const;

/** Plays all rounds; `choose` decides each match. */
const played = (tournament: Tournament, choose: (match: number) => number): readonly (readonly Pairing[])[] => {
  const rounds: Pairing[][] = [];
  let match = 0;
  for (;;) {
    const paired = nextRound({ ...tournament, round: rounds.length }, rounds.flat());
    if (paired.length === 0) return rounds;
    rounds.push(
      paired.map((pairing) => ({
        ...pairing,
        result: pairing.result ?? { points: POINTS[choose(match++)] ?? POINTS[1], why: 'played' },
      })),
    );
  }
};

const namesOf = ({ entrants }: Pairing): string => entrants.toSorted((one, other) => one - other).join('-');

/** How often each entrant had the first seat more than the second. */
const leansOf = (pairings: readonly Pairing[], count: number): readonly number[] =>
  Array.from({ length: count }, (_, entrant) =>
    pairings
      .filter(({ entrants }) => entrants.length === 2 && entrants.includes(entrant))
      .reduce((lean, { entrants }) => lean + (entrants[0] === entrant ? 1 : -1), 0),
  );

const everyoneOnce = (pairings: readonly Pairing[]): readonly number[] =>
  pairings.flatMap(({ entrants }) => entrants).toSorted((one, other) => one - other);

describe('a round robin', () => {
  test.each(Array.from({ length: 61 }, (_, index) => index + 4))('with %i entrants lets everyone meet everyone once', (count) => {
    const rounds = played(tournamentOf('round-robin', bots(count), roundsOfAll(count)), () => 0);
    expect(rounds).toHaveLength(count % 2 === 0 ? count - 1 : count);
    for (const pairings of rounds) expect(everyoneOnce(pairings)).toEqual(Array.from({ length: count }, (_, index) => index));
    const meetings = rounds.flat().filter(({ entrants }) => entrants.length === 2);
    expect(meetings).toHaveLength((count * (count - 1)) / 2);
    expect(new Set(meetings.map(namesOf)).size).toBe(meetings.length);
    // With an odd number, everyone sits out once.
    expect(rounds.flat().filter(({ entrants }) => entrants.length === 1)).toHaveLength(count % 2 === 0 ? 0 : count);
    for (const lean of leansOf(meetings, count)) expect(Math.abs(lean)).toBeLessThanOrEqual(1);
  });

  test('gives the opponents of someone who is out their points', () => {
    const [first, ...others] = bots(4);
    const rounds = played(tournamentOf('round-robin', [{ ...first, out: true }, ...others], 3), () => 1);
    const lost = rounds.flat().filter(({ entrants }) => entrants.includes(0));
    expect(lost.map(({ entrants, result }) => result?.points[entrants.indexOf(0)])).toEqual([0, 0, 0]);
    expect(lost.map(({ entrants, result }) => result?.points[1 - entrants.indexOf(0)])).toEqual([1, 1, 1]);
    expect(lost.every(({ result }) => result?.why === 'forfeit')).toBe(true);
  });
});

describe('a Swiss tournament', () => {
  test('pairs everyone with someone new, however the matches end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 64 }), fc.infiniteStream(fc.nat(2)), (count, outcomes) => {
        const choices = outcomes[Symbol.iterator]();
        const rounds = played(tournamentOf('swiss', bots(count), roundsOfSwiss(count)), () => choices.next().value ?? 0);
        expect(rounds).toHaveLength(Math.ceil(Math.log2(count)));
        for (const pairings of rounds) expect(everyoneOnce(pairings)).toEqual(Array.from({ length: count }, (_, index) => index));
        const meetings = rounds.flat().map(namesOf);
        // No one meets the same opponent twice, nor has two byes.
        expect(new Set(meetings).size).toBe(meetings.length);
        for (const lean of leansOf(rounds.flat(), count)) expect(Math.abs(lean)).toBeLessThanOrEqual(3);
      }),
      { numRuns: 60 },
    );
  });

  test('pairs equals, and finds the best: where the stronger always wins, the strongest wins all', () => {
    const tournament = tournamentOf('swiss', bots(32), 5);
    const rounds: Pairing[][] = [];
    for (let round = 0; round < 5; round++) {
      const points = new Map(standingsOf('swiss', 32, rounds.flat()).map((place) => [place.entrant, place.points]));
      const pairings = nextRound({ ...tournament, round }, rounds.flat());
      for (const { entrants } of pairings) expect(points.get(entrants[0] ?? -1)).toBe(points.get(entrants[1] ?? -1));
      rounds.push(
        pairings.map(({ entrants }) => ({
          entrants,
          result: { points: entrants.map((one) => (one === Math.min(...entrants) ? 1 : 0)), why: 'played' },
        })),
      );
    }
    expect(rounds[0]?.map(namesOf).slice(0, 3)).toEqual(['0-16', '1-17', '2-18']);
    const standings = standingsOf('swiss', 32, rounds.flat());
    expect(standings[0]).toMatchObject({ entrant: 0, rank: 1, points: 5 });
    expect(standings.filter(({ points }) => points === 4)).toHaveLength(5);
    expect(standings.at(-1)).toMatchObject({ entrant: 31, points: 0 });
  });

  test('continues when opponents run out, as rarely as possible with the same ones', () => {
    const rounds = played(tournamentOf('swiss', bots(4), 6), () => 0);
    const meetings = rounds.flat().map(namesOf);
    expect(rounds).toHaveLength(6);
    for (const meeting of new Set(meetings)) expect(meetings.filter((other) => other === meeting)).toHaveLength(2);
  });

  test('keeps apart those who have blocked each other, rather lets others meet again, and pairs them if there’s no other way', () => {
    type Pairs = readonly (readonly number[])[];
    const blocked = (pairs: Pairs) =>
      Array.from(
        { length: 4 },
        (_, one) => new Set(pairs.filter((pair) => pair.includes(one)).flatMap((pair) => pair.filter((other) => other !== one))),
      );
    const first = nextRound(tournamentOf('swiss', bots(4), 3), [], blocked([[0, 2]]));
    expect(first.map(namesOf)).toEqual(['0-1', '2-3']);
    const past = first.map(({ entrants }): Pairing => ({ entrants, result: { points: [1, 0], why: 'played' } }));
    const second = (pairs: Pairs) => {
      const tournament = { ...tournamentOf('swiss', bots(4), 3), round: 1 };
      return nextRound(tournament, past, blocked(pairs)).map(namesOf).toSorted();
    };
    expect(second([[0, 2]])).toEqual(['0-3', '1-2']);
    expect(
      second([
        [0, 2],
        [0, 3],
      ]),
    ).toEqual(['0-1', '2-3']);
    expect(
      second([
        [0, 1],
        [0, 2],
        [0, 3],
      ]),
    ).toEqual(second([]));
  });

  test('leaves out those who are out, and ends when no two are left', () => {
    const [first, second, ...others] = bots(5);
    const rounds = played(tournamentOf('swiss', [{ ...first, out: true }, { ...second, out: true }, ...others], 2), () => 0);
    for (const pairings of rounds) expect(everyoneOnce(pairings)).toEqual([2, 3, 4]);
    const alone = [...bots(4).map((entrant): Entrant => ({ ...entrant, out: true })), ...bots(1)];
    expect(played(tournamentOf('swiss', alone, 3), () => 0)).toEqual([]);
  });
});

describe('standings', () => {
  const match = (one: number, other: number, points: readonly number[]): Pairing => ({
    entrants: [one, other],
    result: { points, why: 'played' },
  });

  test('are decided by points, then by the opponents’ points, then by those of the defeated', () => {
    // 0 beats 1 and 3, 2 beats 3 and draws with 1, and 1 draws.
    const pairings = [match(0, 1, [1, 0]), match(2, 3, [1, 0]), match(0, 3, [1, 0]), match(1, 2, [0.5, 0.5])];
    expect(standingsOf('swiss', 4, pairings)).toEqual([
      { entrant: 0, rank: 1, points: 2, buchholz: 0.5, sonneborn: 0.5, wins: 2 },
      { entrant: 2, rank: 2, points: 1.5, buchholz: 0.5, sonneborn: 0.25, wins: 1 },
      { entrant: 1, rank: 3, points: 0.5, buchholz: 3.5, sonneborn: 0.75, wins: 0 },
      { entrant: 3, rank: 4, points: 0, buchholz: 3.5, sonneborn: 0, wins: 0 },
    ]);
  });

  test('count a bye like an opponent of one’s own strength, and a forfeit as no win', () => {
    const pairings: Pairing[] = [
      { entrants: [0], result: { points: [1], why: 'bye' } },
      { entrants: [1, 2], result: { points: [1, 0], why: 'forfeit' } },
    ];
    const [first, second, third] = standingsOf('swiss', 3, pairings);
    expect([first, second].map((place) => [place?.rank, place?.points, place?.buchholz, place?.wins])).toEqual([
      [1, 1, 1, 0],
      [1, 1, 1, 0],
    ]);
    expect(third).toMatchObject({ entrant: 2, rank: 3, points: 0 });
  });
});
