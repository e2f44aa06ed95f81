import type { Hero } from '../../hero/hero.ts';

export const paladin: Hero = {
  id: 'paladin',
  ability: 'Bolster',
  kind: 'continuous',
  text: 'All heroes next to Paladin, allies and enemies, have +1 on all numbers.',
  rulings: ['A-4', 'T-8'],
  always: { besideIt: () => 1 },
};
