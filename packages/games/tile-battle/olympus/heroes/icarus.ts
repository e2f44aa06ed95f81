import { areAdjacent } from '../../field/lookaround.ts';
import type { Hero } from '../../hero/hero.ts';
import { TERRAIN } from '../../tile.ts';

export const icarus: Hero = {
  id: 'icarus',
  ability: 'Melting Wax',
  kind: 'continuous',
  text: 'While Icarus is next to the terrain, all his numbers are 0.',
  rulings: ['O-6', 'O-21', 'T-8', 'T-25'],
  always: { zero: (s, self) => areAdjacent(s, self, TERRAIN) },
};
