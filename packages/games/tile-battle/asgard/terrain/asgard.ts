import type { Terrain } from '../../hero/terrain.ts';

export const asgard: Terrain = {
  id: 'asgard',
  name: 'Asgard',
  ability: 'Safe Haven',
  kind: 'continuous',
  text: 'No effect. A quiet place to start.',
  rulings: [],
};
