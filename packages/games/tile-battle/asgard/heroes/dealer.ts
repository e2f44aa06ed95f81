import { alliesAround } from '../../field/lookaround.ts';
import type { Hero } from '../../hero/hero.ts';
import { ownerOf } from '../../state.ts';

export const dealer: Hero = {
  id: 'dealer',
  ability: 'Supply',
  kind: 'end-of-round',
  text: 'At the end of the round it was placed in, Dealer earns its controller 1 point for each ally touching it.',
  rulings: ['A-5', 'A-6'],
  scoresOnce: true,
  roundEnd: (s, self) => [{ seat: ownerOf(s, self), points: alliesAround(s, self) }],
};
