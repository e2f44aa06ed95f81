import type { Hero } from '../../hero/hero.ts';
import { TERRAIN } from '../../tile.ts';

export const medusa: Hero = {
  id: 'medusa',
  ability: 'Stone Gaze',
  kind: 'continuous',
  text: 'Nothing can move or swap heroes next to Medusa.',
  rulings: ['O-6', 'O-18', 'O-22'],
  // She holds heroes only: her text does not name the terrain (O-18).
  always: { forbidsMove: (_s, self, tile) => tile !== self && tile !== TERRAIN },
};
