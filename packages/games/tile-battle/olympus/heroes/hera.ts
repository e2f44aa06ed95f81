import { areAllies } from '../../field/lookaround.ts';
import type { Hero } from '../../hero/hero.ts';

export const hera: Hero = {
  id: 'hera',
  ability: 'Jealous Eye',
  kind: 'continuous',
  text: 'Enemies next to Hera have −1 on all numbers.',
  rulings: ['O-6', 'O-22', 'T-8'],
  always: { besideIt: (s, self, neighbor) => (areAllies(s, self, neighbor) ? 0 : -1) },
};
