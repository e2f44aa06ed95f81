import type { Terrain } from '../../hero/terrain.ts';

export const parthenon: Terrain = {
  id: 'parthenon',
  name: 'Parthenon',
  ability: 'Hall of Pillars',
  kind: 'continuous',
  text: 'While a cell next to Parthenon can be used, tiles must be placed there.',
  rulings: ['T-23', 'T-24'],
  drawsPlacements: true,
};
