import { adjacentHeroes } from '../../field/lookaround.ts';
import { type Hero, may, tile, turns } from '../../hero/hero.ts';
import { rotate } from '../../hero/verbs.ts';

export const trickster: Hero = {
  id: 'trickster',
  ability: 'Befuddle',
  kind: 'optional',
  text: 'You may rotate a hero next to Trickster.',
  rulings: ['A-14', 'T-5'],
  placed: may({
    choose: [tile(adjacentHeroes, 'canTurn'), turns(1, 2, 3)],
    then: (m, neighbor, quarters) => [rotate(m, [neighbor], quarters)],
  }),
};
