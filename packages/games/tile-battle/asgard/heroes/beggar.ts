import type { Hero } from '../../hero/hero.ts';
import { opponent, ownerOf } from '../../state.ts';

export const beggar: Hero = {
  id: 'beggar',
  ability: 'Got Some Change?',
  kind: 'end-of-round',
  text: 'At the end of the round it was placed in, Beggar costs its controller’s opponent 2 points.',
  rulings: ['A-5', 'A-6', 'T-14'],
  scoresOnce: true,
  roundEnd: (s, self) => [{ seat: opponent(ownerOf(s, self)), points: -2 }],
};
