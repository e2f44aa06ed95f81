import { ACTIONS_TAKEN, HAND_LIMIT } from '@swordtable/games/battlefields/phases/muster';
import { hasThreeOfAColor } from '@swordtable/games/battlefields/phases/scoring';
import type { View } from '@swordtable/games/battlefields/view/view';

/** How many actions are still to be taken in this round. */
export const stillToTake = ({ armies }: Pick<View, 'armies'>, seat: number): number => {
  const { taken = 0, pile = 0 } = armies[seat] ?? {};
  return Math.max(0, Math.min(ACTIONS_TAKEN - taken, pile));
};

/** How many warriors may be held: one more with three lands of one color. */
export const warriorLimit = ({ cards, armies }: Pick<View, 'cards' | 'armies'>, seat: number): number =>
  HAND_LIMIT + (hasThreeOfAColor(cards, armies[seat]?.lands ?? []) ? 1 : 0);
