import { areAdjacent } from '../../field/lookaround.ts';
import type { Hero } from '../../hero/hero.ts';
import { TERRAIN } from '../../tile.ts';

export const antaeus: Hero = {
  id: 'antaeus',
  ability: 'Son of the Earth',
  kind: 'continuous',
  text: 'Antaeus has +2 on all numbers while next to the terrain.',
  rulings: ['O-6', 'T-7', 'T-8', 'T-25'],
  always: { own: (s, self) => (areAdjacent(s, self, TERRAIN) ? 2 : 0) },
};
