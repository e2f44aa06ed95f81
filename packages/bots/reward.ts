import type { Seat, Standing } from '@swordtable/kernel';
import { marginOf } from './margin.ts';

/** The spread of the margins of the games tried so far; what counts as a lot differs between games. */
export interface Spread {
  games: number;
  sum: number;
  squares: number;
}

export const noSpread = (): Spread => ({ games: 0, sum: 0, squares: 0 });

/** After this many games the scale is fixed, because only rewards on one scale can be added up. */
const MEASURED = 64;

/** How much of a reward is for winning; the rest is for the margin, which also distinguishes a narrow loss from a wide one. */
const FOR_WINNING = 0.5;

/** For each seat, the share of the others it ranks above, a shared rank counting half; in a solo game, whether the game is beaten. */
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

/** The margin between 0 and 1: half for a typical one, nearly 1 for a rare one. */
const squashed = ({ games, sum, squares }: Spread, margin: number, alone: boolean): number => {
  // With opponents, a typical game is even by definition.
  const typical = alone ? sum / games : 0;
  const deviation = Math.sqrt(Math.max(0, squares / games - typical ** 2));
  return 0.5 + 0.5 * Math.tanh((margin - typical) / Math.max(1e-9, 1.5 * deviation));
};

/** What a final standing is worth to each seat, from 0 to 1. */
export const rewardsOf = (standing: Standing, spread: Spread): number[] => {
  measure(spread, standing);
  const { points } = standing;
  const alone = points.length === 1;
  const wins = winsOf(standing);
  return wins.map((won, seat: Seat) => FOR_WINNING * won + (1 - FOR_WINNING) * squashed(spread, marginOf(points, seat), alone));
};
