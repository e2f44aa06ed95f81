import type { Hero } from '../../hero/hero.ts';

export const hercules: Hero = {
  id: 'hercules',
  ability: 'Sheer Strength',
  kind: 'continuous',
  text: 'No ability. His numbers do the work.',
  rulings: [],
};
