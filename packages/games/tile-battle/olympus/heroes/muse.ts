import { tilesAround } from '../../field/lookaround.ts';
import type { Hero } from '../../hero/hero.ts';

export const muse: Hero = {
  id: 'muse',
  ability: 'Inspired Crowd',
  kind: 'continuous',
  text: 'Muse has +2 on all numbers for each tile touching her, terrain included.',
  rulings: ['O-6', 'T-7', 'T-8'],
  always: { own: (s, self) => 2 * tilesAround(s, self) },
};
