import type { Learned } from '@swordtable/kernel';
import { isSolo, type State } from '../state.ts';
import { describe, FEATURES } from './features.ts';

export const learned: Learned<State> = {
  features: 'swordcrafters-1',
  size: FEATURES,
  describe,
  // A solo game is won against cards, and only games against others were learned from.
  suits: (s) => !isSolo(s),
  weights: async () => (await import('./weights.json', { with: { type: 'json' } })).default,
};
