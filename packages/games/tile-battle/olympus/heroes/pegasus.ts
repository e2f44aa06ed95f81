import { destination, type Hero, may } from '../../hero/hero.ts';
import { move } from '../../hero/verbs.ts';

export const pegasus: Hero = {
  id: 'pegasus',
  ability: 'Free Flight',
  kind: 'continuous',
  text: 'While you control Pegasus, you may move it at the start of your turn.',
  rulings: ['O-14', 'O-18', 'T-6', 'T-21'],
  turnStart: may({
    choose: [destination(({ self }) => self)],
    then: (m, to) => [move(m, m.self, to)],
  }),
};
