import { enemiesAround } from '../../field/lookaround.ts';
import type { Hero } from '../../hero/hero.ts';

export const spartan: Hero = {
  id: 'spartan',
  ability: 'Outnumbered',
  kind: 'continuous',
  text: 'Spartan has +1 on all numbers for each enemy touching it.',
  rulings: ['O-6', 'T-8'],
  always: { own: (s, self) => enemiesAround(s, self) },
};
