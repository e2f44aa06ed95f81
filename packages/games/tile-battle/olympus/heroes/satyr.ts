import { adjacentHeroes } from '../../field/lookaround.ts';
import { type Hero, may, tile, turns } from '../../hero/hero.ts';
import { rotate } from '../../hero/verbs.ts';

export const satyr: Hero = {
  id: 'satyr',
  ability: 'Whirling Dance',
  kind: 'optional',
  text: 'You may rotate a hero next to Satyr.',
  rulings: ['T-5', 'T-7'],
  placed: may({
    choose: [tile(adjacentHeroes, 'canTurn'), turns(1, 2, 3)],
    then: (m, neighbor, quarters) => [rotate(m, [neighbor], quarters)],
  }),
};
