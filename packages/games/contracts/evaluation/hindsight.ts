import type { Learned } from '@swordtable/kernel';
import type { State } from '../state.ts';
import { describe, PARTY_CARDS } from './party-cards.ts';

export const hindsight: Learned<State> = {
  features: 'contracts-cards-1',
  size: PARTY_CARDS,
  describe,
  weights: async () => (await import('./hindsight.json', { with: { type: 'json' } })).default,
};
