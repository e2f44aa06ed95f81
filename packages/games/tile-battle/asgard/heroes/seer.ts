import { enemies } from '../../field/lookaround.ts';
import { type Hero, may, moving } from '../../hero/hero.ts';
import { move } from '../../hero/verbs.ts';

export const seer: Hero = {
  id: 'seer',
  ability: 'Visionary',
  kind: 'optional',
  text: 'You may move any enemy in play.',
  rulings: ['T-3', 'T-6'],
  placed: may({
    choose: moving(enemies),
    then: (m, enemy, to) => [move(m, enemy, to)],
  }),
};
