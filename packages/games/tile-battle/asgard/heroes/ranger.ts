import { tilesAround } from '../../field/lookaround.ts';
import type { Hero } from '../../hero/hero.ts';

export const ranger: Hero = {
  id: 'ranger',
  ability: 'Loner',
  kind: 'continuous',
  text: 'Ranger has −1 on all numbers for each tile touching it, terrain included.',
  rulings: ['A-4', 'T-7', 'T-8'],
  always: { own: (s, self) => -tilesAround(s, self) },
};
