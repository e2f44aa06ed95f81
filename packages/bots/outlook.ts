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
