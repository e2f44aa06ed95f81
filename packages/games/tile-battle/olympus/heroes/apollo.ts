import type { Hero } from '../../hero/hero.ts';

export const apollo: Hero = {
  id: 'apollo',
  ability: 'Rise and Set',
  kind: 'continuous',
  text: 'Apollo has +1 on all numbers in round 1 and −1 on all numbers in round 2.',
  rulings: ['O-6', 'T-8'],
  // From the third round on, which only a tie brings, he is himself.
  always: { own: ({ round }) => (round === 1 ? 1 : round === 2 ? -1 : 0) },
};
