import { adjacentHeroes } from '../../field/lookaround.ts';
import { type Hero, must } from '../../hero/hero.ts';
import { doNotBattle, flipAtRandom } from '../../hero/verbs.ts';

export const fool: Hero = {
  id: 'fool',
  ability: 'Flippant',
  kind: 'mandatory',
  text: 'Fool does not battle. A random hero next to it flips.',
  rulings: ['A-20', 'T-17'],
  // A hero that cannot be flipped is still drawn, and the ability is wasted.
  placed: must({ then: (m) => [doNotBattle(m), flipAtRandom(m, adjacentHeroes(m))] }),
};
