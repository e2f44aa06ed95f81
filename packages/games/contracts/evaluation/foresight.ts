import type { Learned } from '@swordtable/kernel';
import type { State } from '../state.ts';
import { describe, FEATURES } from './features.ts';

export const foresight: Learned<State> = {
  features: 'contracts-1',
  size: FEATURES,
  describe,
  weights: async () => (await import('./weights.json', { with: { type: 'json' } })).default,
};
