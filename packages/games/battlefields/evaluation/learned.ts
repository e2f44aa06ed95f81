import type { Learned } from '@swordtable/kernel';
import type { State } from '../state.ts';
import { describe, FEATURES } from './features.ts';

export const learned: Learned<State> = {
  features: 'battlefields-1',
  size: FEATURES,
  describe,
  weights: async () => (await import('./weights.json', { with: { type: 'json' } })).default,
  beliefs: async () => (await import('./beliefs.json', { with: { type: 'json' } })).default,
};
