import { landPoints, pointsFor } from '@swordtable/games/battlefields/phases/scoring';
import type { View } from '@swordtable/games/battlefields/view/view';

/** A player's points so far, and where they come from. */
export interface Tally {
  readonly total: number;
  readonly lands: number;
  readonly sets: number;
  readonly ares: number;
}

export const tallyOf = ({ cards, armies }: Pick<View, 'cards' | 'armies'>, seat: number): Tally => {
  const { lands = [], ares = 0 } = armies[seat] ?? {};
  const [total, worth] = [pointsFor(cards, lands, ares), landPoints(cards, lands)];
  return { total, lands: worth, sets: total - worth - ares, ares };
};
