import type { Pairing } from '../api/tournaments.ts';

/** An entrant's place, and what it follows from. */
export interface Place {
  readonly entrant: number;
  /** Shared by those who are equal in everything. */
  readonly rank: number;
  readonly points: number;
  readonly buchholz: number;
  readonly sonneborn: number;
  readonly wins: number;
}

/** A round from one entrant's side: without an opponent if it wasn't played. */
interface Side {
  readonly points: number;
  readonly opponent?: number;
}

const sidesOf = (entrant: number, pairings: readonly Pairing[]): readonly Side[] =>
  pairings.flatMap(({ entrants, result }): readonly Side[] => {
    const seat = entrants.indexOf(entrant);
    if (seat < 0 || result === undefined) return [];
    const [points, opponent] = [result.points[seat] ?? 0, entrants[1 - seat]];
    return [result.why === 'played' && opponent !== undefined ? { points, opponent } : { points }];
  });

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const placeOf = (entrant: number, sides: readonly Side[], pointsOf: (entrant: number) => number): Omit<Place, 'rank'> => {
  const own = pointsOf(entrant);
  return {
    entrant,
    points: own,
    // A round that wasn't played counts as if against an opponent with one's own points.
    buchholz: sum(sides.map(({ opponent }) => (opponent === undefined ? own : pointsOf(opponent)))),
    sonneborn: sum(sides.map(({ points, opponent }) => (opponent === undefined ? 0 : points * pointsOf(opponent)))),
    wins: sides.filter(({ points, opponent }) => points === 1 && opponent !== undefined).length,
  };
};

type Measure = 'points' | 'buchholz' | 'sonneborn' | 'wins';

/** What decides, in this order. Where everyone meets everyone, the opponents' points say nothing. */
const ORDER: Readonly<Record<'swiss' | 'round-robin', readonly Measure[]>> = {
  swiss: ['points', 'buchholz', 'sonneborn', 'wins'],
  'round-robin': ['points', 'sonneborn', 'wins'],
};

/** The places of all entrants, best first. Those who are equal come in the order in which they entered. */
export const standingsOf = (format: keyof typeof ORDER, entrants: number, pairings: readonly Pairing[]): readonly Place[] => {
  const sides = Array.from({ length: entrants }, (_, entrant) => sidesOf(entrant, pairings));
  const points = sides.map((own) => sum(own.map((side) => side.points)));
  const places = sides.map((own, entrant) => placeOf(entrant, own, (other) => points[other] ?? 0));
  const order = ORDER[format];
  const compare = (one: Omit<Place, 'rank'>, other: Omit<Place, 'rank'>): number =>
    order.map((measure) => other[measure] - one[measure]).find((difference) => difference !== 0) ?? 0;
  const sorted = places.toSorted(compare);
  return sorted.map((place) => ({ ...place, rank: 1 + sorted.findIndex((other) => compare(other, place) === 0) }));
};
