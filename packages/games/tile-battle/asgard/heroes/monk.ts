import type { Hero } from '../../hero/hero.ts';

export const monk: Hero = {
  id: 'monk',
  ability: 'Hardy',
  kind: 'continuous',
  text: 'Monk has +2 on the number it defends with.',
  rulings: ['A-4', 'A-12'],
  always: { defending: 2 },
};
