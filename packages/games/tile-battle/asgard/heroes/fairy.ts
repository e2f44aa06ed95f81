import type { Hero } from '../../hero/hero.ts';

export const fairy: Hero = {
  id: 'fairy',
  ability: 'Diminutive',
  kind: 'continuous',
  text: 'Heroes have −2 on the number they compare with Fairy’s.',
  rulings: ['A-4', 'A-12'],
  always: { against: -2 },
};
