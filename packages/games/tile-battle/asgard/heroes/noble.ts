import type { Hero } from '../../hero/hero.ts';
import { ownerOf } from '../../state.ts';

export const noble: Hero = {
  id: 'noble',
  ability: 'Deep Pockets',
  kind: 'end-of-round',
  text: 'At the end of the round it was placed in, Noble earns its controller 2 points.',
  rulings: ['A-5', 'A-6'],
  scoresOnce: true,
  roundEnd: (s, self) => [{ seat: ownerOf(s, self), points: 2 }],
};
