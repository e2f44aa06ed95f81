import type { Learned } from '@swordtable/kernel';
import type { State } from '../state.ts';
import { describe, FEATURES } from './features.ts';

/** One evaluation for both editions: their tiles can be mixed. */
export const learned: Learned<State> = {
  features: 'tile-battle-1',
  size: FEATURES,
  describe,
  weights: async () => (await import('./weights.json', { with: { type: 'json' } })).default,
};
