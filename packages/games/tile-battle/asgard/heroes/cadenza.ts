import type { Hero } from '../../hero/hero.ts';

export const cadenza: Hero = {
  id: 'cadenza',
  ability: 'Stun Immunity',
  kind: 'continuous',
  text: 'Nothing can move, pull, or swap Cadenza.',
  rulings: ['A-4', 'A-13'],
  always: { forbidsMove: (_s, self, tile) => tile === self, atOnce: true },
};
