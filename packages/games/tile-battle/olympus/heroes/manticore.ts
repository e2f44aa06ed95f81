import { adjacentHeroes } from '../../field/lookaround.ts';
import { type Hero, may, tile } from '../../hero/hero.ts';
import { doNotBattle, flip } from '../../hero/verbs.ts';

export const manticore: Hero = {
  id: 'manticore',
  ability: 'Tail Sting',
  kind: 'optional',
  text: 'You may flip one hero touching Manticore, ally or enemy. If you do, Manticore does not battle.',
  rulings: ['O-12', 'O-20'],
  placed: may({
    choose: [tile(adjacentHeroes, 'canFlip')],
    then: (m, neighbor) => [doNotBattle(m), flip(m, neighbor)],
  }),
};
