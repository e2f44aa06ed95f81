import { alliesAround } from '../../field/lookaround.ts';
import type { Hero } from '../../hero/hero.ts';

export const achilles: Hero = {
  id: 'achilles',
  ability: 'Lone Champion',
  kind: 'continuous',
  text: 'Achilles has +2 on all numbers while no ally touches him.',
  rulings: ['O-6', 'T-8'],
  always: { own: (s, self) => (alliesAround(s, self) === 0 ? 2 : 0) },
};
