import type { Hero } from '../../hero/hero.ts';

export const perseus: Hero = {
  id: 'perseus',
  ability: 'Mirror Shield',
  kind: 'continuous',
  text: 'If allies next to Perseus would flip, Perseus flips once in their place.',
  rulings: ['O-7', 'O-8', 'O-22', 'A-18', 'T-11'],
  always: { takesTheBlow: true },
};
