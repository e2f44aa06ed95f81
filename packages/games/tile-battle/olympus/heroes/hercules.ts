import type { Hero } from '../../hero/hero.ts';

export const hercules: Hero = {
  id: 'hercules',
  ability: 'Sheer Strength',
  kind: 'continuous',
  text: 'No ability: his numbers do the work.',
  rulings: [],
};
