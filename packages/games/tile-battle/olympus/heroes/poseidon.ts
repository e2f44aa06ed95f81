import { allHeroes } from '../../field/lookaround.ts';
import { type Hero, may, moving } from '../../hero/hero.ts';
import { move } from '../../hero/verbs.ts';

export const poseidon: Hero = {
  id: 'poseidon',
  ability: 'Tidal Wave',
  kind: 'optional',
  text: 'You may move any hero in play, including Poseidon.',
  rulings: ['O-18', 'T-6', 'T-20'],
  placed: may({
    choose: moving(allHeroes),
    then: (m, moved, to) => [move(m, moved, to)],
  }),
};
