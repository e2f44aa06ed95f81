import { type Card, cardOf } from '@swordtable/games/contracts/cards/catalog';
import type { Kind } from './piece-texts.ts';

/** What settles what a card leaves open, by what it is. */
const RULINGS: Readonly<Record<Card['is'] | 'track', readonly string[]>> = {
  companion: ['C-10', 'C-13', 'C-20', 'R-16', 'R-6'],
  legendary: ['C-15', 'C-35', 'C-20', 'C-27'],
  leader: ['C-12', 'C-20', 'C-31'],
  thug: ['C-2', 'C-20', 'C-31'],
  equipment: ['C-8', 'C-9', 'C-26', 'R-14', 'R-15'],
  skill: ['C-8', 'C-26', 'C-27'],
  item: ['C-12', 'R-6', 'R-18'],
  rare: ['C-15', 'C-1', 'C-27'],
  basic: ['C-5', 'C-16', 'C-24', 'C-30'],
  followUp: ['C-5', 'C-16', 'C-25', 'C-30'],
  common: ['C-18', 'C-19', 'C-33', 'R-8'],
  quest: ['C-14', 'C-29', 'C-30'],
  setBonus: ['C-9', 'R-7'],
  location: ['C-15', 'C-29', 'R-9'],
  track: ['C-23', 'C-36', 'R-10'],
};

/** The rulings on the page of a piece. */
export const rulingsOf = (kind: Kind): readonly string[] => RULINGS['track' in kind ? 'track' : cardOf(kind.card).is];
