import type { Seat, Standing } from '@swordtable/kernel';

/** What can be expected of a position, or what came of a game, by seat. */
export interface Outlook {
  /** The lead over the best other seat, in points; in a solo game, the points themselves. */
  readonly margins: readonly number[];
  /** The share of the others that a seat ranks above, a shared rank counting half; in a solo game, whether the game is beaten. */
  readonly wins: readonly number[];
}

/** The lead over the best other seat; without others, the points themselves. */
export const marginOf = (points: readonly number[], seat: Seat): number => {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < points.length; other++) if (other !== seat) best = Math.max(best, points[other] as number);
  return (points[seat] as number) - (points.length > 1 ? best : 0);
};

export const winsOf = ({ points, ranking }: Standing): number[] => {
  if (points.length === 1) return [ranking[0]?.length === 1 ? 1 : 0];
  const wins = points.map(() => 0.5);
  let above = 0;
  for (const rank of ranking) {
    const below = points.length - above - rank.length;
    for (const seat of rank) wins[seat] = (below + (rank.length - 1) / 2) / (points.length - 1);
    above += rank.length;
  }
  return wins;
};

export const outlookOf = (standing: Standing): Outlook => ({
  margins: standing.points.map((_, seat) => marginOf(standing.points, seat)),
  wins: winsOf(standing),
});

/** A logistic curve this much steeper is nearly the normal one. */
const STEEPER = 1.7;

/** The chance that a lead which is expected lasts, where the lead at the end is usually this far from it. */
export const chanceOf = (lead: number, deviation: number): number => 1 / (1 + Math.exp((-STEEPER * lead) / deviation));

/** The share of the others that a seat can expect to beat. */
const expectedWins = (points: readonly number[], seat: Seat, deviation: number): number => {
  let beaten = 0;
  for (let other = 0; other < points.length; other++)
    if (other !== seat) beaten += chanceOf((points[seat] as number) - (points[other] as number), deviation);
  return beaten / (points.length - 1);
};

/** What can be expected of an estimate that is usually this far from the result. */
export const expectedOutlook = ({ points }: Standing, deviation: number): Outlook => ({
  margins: points.map((_, seat) => marginOf(points, seat)),
  wins: points.map((_, seat) => expectedWins(points, seat, deviation)),
});
