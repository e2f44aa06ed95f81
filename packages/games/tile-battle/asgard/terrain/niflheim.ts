import type { Terrain } from '../../hero/terrain.ts';

export const niflheim: Terrain = {
  id: 'niflheim',
  name: 'Niflheim',
  ability: 'Mist World',
  kind: 'continuous',
  text: 'A hero flipped in battle battles next, without its placement ability. Each hero battles at most once per turn.',
  rulings: ['A-16', 'T-10', 'T-24'],
  chains: true,
};
