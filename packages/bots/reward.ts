import type { Seat } from '@swordtable/kernel';
import type { Outlook } from './outlook.ts';

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

const measure = (spread: Spread, margins: readonly number[]): void => {
  for (let seat = 0; seat < margins.length && spread.games < MEASURED; seat++) {
    const margin = margins[seat] as number;
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

/** What estimates are worth to each seat, from 0 to 1: half for a typical one of those seen so far, as the differences between them are small. */
export const estimateRewards = (worths: readonly number[], spreads: readonly Spread[]): number[] =>
  worths.map((worth, seat) => {
    const spread = spreads[seat] as Spread;
    measure(spread, [worth]);
    return squashed(spread, worth, true);
  });

/** What an outcome is worth to each seat, from 0 to 1. */
export const rewardsOf = ({ margins, wins }: Outlook, spread: Spread): number[] => {
  measure(spread, margins);
  const alone = margins.length === 1;
  return wins.map((won, seat: Seat) => FOR_WINNING * won + (1 - FOR_WINNING) * squashed(spread, margins[seat] as number, alone));
};
