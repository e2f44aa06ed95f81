import type { Hero } from '../../hero/hero.ts';

export const fairy: Hero = {
  id: 'fairy',
  ability: 'Diminutive',
  kind: 'continuous',
  text: 'Whatever battles Fairy uses a number 2 lower against it.',
  rulings: ['A-4', 'A-12'],
  always: { against: -2 },
};
