import { adjacentHeroes } from '../../field/lookaround.ts';
import { type Hero, must, tile } from '../../hero/hero.ts';
import { flip } from '../../hero/verbs.ts';

export const hydra: Hero = {
  id: 'hydra',
  ability: 'Many Heads',
  kind: 'continuous',
  text: 'Each time Hydra flips, the player who gains it flips one hero next to it.',
  rulings: ['O-9', 'T-11', 'T-16'],
  flipped: must({
    choose: [tile(adjacentHeroes, 'canFlip')],
    then: (m, neighbor) => [flip(m, neighbor)],
  }),
};
