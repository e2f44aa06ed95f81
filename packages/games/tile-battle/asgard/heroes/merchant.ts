import { enemiesAround } from '../../field/lookaround.ts';
import type { Hero } from '../../hero/hero.ts';
import { ownerOf } from '../../state.ts';

export const merchant: Hero = {
  id: 'merchant',
  ability: 'Demand',
  kind: 'end-of-round',
  text: 'At the end of the round it was placed in, Merchant earns its controller 1 point for each enemy touching it.',
  rulings: ['A-5', 'A-6'],
  scoresOnce: true,
  roundEnd: (s, self) => [{ seat: ownerOf(s, self), points: enemiesAround(s, self) }],
};
