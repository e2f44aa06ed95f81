import { adjacentHeroes, besideThis } from '../../field/lookaround.ts';
import { type Hero, may, moving } from '../../hero/hero.ts';
import { move } from '../../hero/verbs.ts';

export const innkeeper: Hero = {
  id: 'innkeeper',
  ability: 'Room for Rent',
  kind: 'optional',
  text: 'You may move a hero next to Innkeeper to another empty cell next to Innkeeper.',
  rulings: ['A-14', 'T-6'],
  placed: may({
    choose: moving(adjacentHeroes, besideThis),
    then: (m, guest, to) => [move(m, guest, to)],
  }),
};
