import { allHeroes } from '../../field/lookaround.ts';
import { type Hero, may, tile, turns } from '../../hero/hero.ts';
import { rotate } from '../../hero/verbs.ts';

export const aeolus: Hero = {
  id: 'aeolus',
  ability: 'Bag of Winds',
  kind: 'optional',
  text: 'You may rotate any hero in play.',
  rulings: ['T-5', 'T-7', 'T-12'],
  placed: may({
    choose: [tile(allHeroes, 'canTurn'), turns(1, 2, 3)],
    then: (m, hero, quarters) => [rotate(m, [hero], quarters)],
  }),
};
