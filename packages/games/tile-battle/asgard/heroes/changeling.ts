import { adjacentHeroes } from '../../field/lookaround.ts';
import { type Hero, must, tile } from '../../hero/hero.ts';
import { copyNumbers } from '../../hero/verbs.ts';

export const changeling: Hero = {
  id: 'changeling',
  ability: 'Mimic',
  kind: 'continuous',
  text: 'When placed, Changeling copies the current numbers of a hero next to it, top for top, and keeps them.',
  rulings: ['A-4', 'A-5', 'A-18', 'T-8'],
  placed: must({
    choose: [tile(adjacentHeroes)],
    then: (m, copied) => [copyNumbers(m, copied)],
  }),
};
