import type { Hero } from '../../hero/hero.ts';

export const kingMidas: Hero = {
  id: 'king-midas',
  ability: 'Golden Touch',
  kind: 'continuous',
  text: 'Nothing can flip heroes next to King Midas. Midas himself can be flipped.',
  rulings: ['O-6', 'O-8', 'O-22', 'A-18', 'T-11'],
  always: { forbidsFlip: (_s, self, tile) => tile !== self },
};
