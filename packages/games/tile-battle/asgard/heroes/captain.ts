import { alliesAround } from '../../field/lookaround.ts';
import type { Hero } from '../../hero/hero.ts';

export const captain: Hero = {
  id: 'captain',
  ability: 'By Your Powers Combined',
  kind: 'continuous',
  text: 'Captain has +1 on all numbers for each ally touching it.',
  rulings: ['A-4', 'T-8'],
  always: { own: (s, self) => alliesAround(s, self) },
};
