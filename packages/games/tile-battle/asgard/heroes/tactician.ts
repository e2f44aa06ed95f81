import { otherAllies } from '../../field/lookaround.ts';
import { type Hero, may, moving } from '../../hero/hero.ts';
import { move } from '../../hero/verbs.ts';

export const tactician: Hero = {
  id: 'tactician',
  ability: 'Restructure',
  kind: 'optional',
  text: 'You may move any other ally in play.',
  rulings: ['T-3', 'T-6'],
  placed: may({
    choose: moving(otherAllies),
    then: (m, ally, to) => [move(m, ally, to)],
  }),
};
