import type { Hero } from '../../hero/hero.ts';
import { opponent, ownerOf } from '../../state.ts';

export const beggar: Hero = {
  id: 'beggar',
  ability: 'Got Some Change?',
  kind: 'end-of-round',
  text: "When the round it was placed in ends, Beggar takes 2 points from its controller's opponent.",
  rulings: ['A-5', 'A-6', 'T-14'],
  scoresOnce: true,
  roundEnd: (s, self) => [{ seat: opponent(ownerOf(s, self)), points: -2 }],
};
