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

/** A round from one entrant's side: without opponents if it wasn't played. */
interface Side {
  readonly points: number;
  /** Everyone else at the table, and how far they were beaten: by half in a draw. */
  readonly opponents: readonly { readonly entrant: number; readonly beaten: number }[];
}

/** Those without any points have lost, even to others without any. */
const beatenBy = (own: number, other: number): number => (own > other ? 1 : own === other && own > 0 ? 0.5 : 0);

const sidesOf = (entrant: number, pairings: readonly Pairing[]): readonly Side[] =>
  pairings.flatMap(({ entrants, result }): readonly Side[] => {
    const seat = entrants.indexOf(entrant);
    if (seat < 0 || result === undefined) return [];
    const points = result.points[seat] ?? 0;
    if (result.why !== 'played') return [{ points, opponents: [] }];
    const beaten = (other: number): number => beatenBy(points, result.points[other] ?? 0);
    return [{ points, opponents: entrants.flatMap((other, at) => (at === seat ? [] : [{ entrant: other, beaten: beaten(at) }])) }];
  });

/** Points may be thirds, whose sums are equal only when rounded. */
const sum = (numbers: readonly number[]): number => Math.round(numbers.reduce((total, number) => total + number, 0) * 1e6) / 1e6;
const mean = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0) / Math.max(1, numbers.length);

const placeOf = (entrant: number, sides: readonly Side[], pointsOf: (entrant: number) => number): Omit<Place, 'rank'> => {
  const own = pointsOf(entrant);
  return {
    entrant,
    points: own,
    // A round that wasn't played counts as if against an opponent with one's own points.
    buchholz: sum(sides.map(({ opponents }) => (opponents.length === 0 ? own : mean(opponents.map((other) => pointsOf(other.entrant)))))),
    sonneborn: sum(sides.map(({ opponents }) => mean(opponents.map((other) => other.beaten * pointsOf(other.entrant))))),
    wins: sides.filter(({ points, opponents }) => points === 1 && opponents.length > 0).length,
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
