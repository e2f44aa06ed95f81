import { centerTile } from '../../field/lookaround.ts';
import type { Hero } from '../../hero/hero.ts';
import { ownerOf } from '../../state.ts';

export const oracle: Hero = {
  id: 'oracle',
  ability: 'Navel of the World',
  kind: 'end-of-round',
  text: 'After round 2, Oracle earns its controller 5 points if it lies at the center of a field of five rows and five columns. Gaps don’t matter.',
  rulings: ['O-17', 'O-23'],
  roundEnd: (s, self) => (s.round === 2 && centerTile(s) === self ? [{ seat: ownerOf(s, self), points: 5 }] : []),
};
