import type { Seat, Standing } from '@swordtable/kernel';
import { marginOf } from './margin.ts';

/** How wide the margins of the games tried so far are spread; what counts as a lot differs from game to game. */
export interface Spread {
  games: number;
  sum: number;
  squares: number;
}

export const noSpread = (): Spread => ({ games: 0, sum: 0, squares: 0 });

/** After so many games the measure is kept, because rewards can be added up only if they are of one measure. */
const MEASURED = 64;

/** How much of a reward is for winning; the rest is for the margin, which also tells a narrow loss from a wide one. */
const FOR_WINNING = 0.5;

/** For each seat the share of the others it ranks above, a shared rank counting half; alone at the table, whether the game is beaten. */
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

const measure = (spread: Spread, { points }: Standing): void => {
  for (let seat = 0; seat < points.length && spread.games < MEASURED; seat++) {
    const margin = marginOf(points, seat);
    spread.games++;
    spread.sum += margin;
    spread.squares += margin ** 2;
  }
};

/** The margin between 0 and 1: half for the usual one, nearly all of it for one that is hardly ever seen. */
const squashed = ({ games, sum, squares }: Spread, margin: number, alone: boolean): number => {
  // Where there are others, an even game is the usual one by definition.
  const usual = alone ? sum / games : 0;
  const deviation = Math.sqrt(Math.max(0, squares / games - usual ** 2));
  return 0.5 + 0.5 * Math.tanh((margin - usual) / Math.max(1e-9, 1.5 * deviation));
};

/** What an end of the game is worth to each seat, from 0 to 1. */
export const rewardsOf = (standing: Standing, spread: Spread): number[] => {
  measure(spread, standing);
  const { points } = standing;
  const alone = points.length === 1;
  const wins = winsOf(standing);
  return wins.map((won, seat: Seat) => FOR_WINNING * won + (1 - FOR_WINNING) * squashed(spread, marginOf(points, seat), alone));
};
