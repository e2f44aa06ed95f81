import type { Hero } from '../../hero/hero.ts';

export const titan: Hero = {
  id: 'titan',
  ability: 'Unflippable',
  kind: 'continuous',
  text: 'Nothing can flip Titan.',
  rulings: ['A-4', 'A-5', 'T-8'],
  always: { forbidsFlip: (_s, self, tile) => tile === self, atOnce: true },
};
