import { destination, type Hero, may } from '../../hero/hero.ts';
import { move } from '../../hero/verbs.ts';

export const pegasus: Hero = {
  id: 'pegasus',
  ability: 'Free Flight',
  kind: 'continuous',
  text: 'You may move Pegasus when your turn begins, as long as you control it.',
  rulings: ['O-14', 'O-18', 'T-6', 'T-21'],
  turnStart: may({
    choose: [destination(({ self }) => self)],
    then: (m, to) => [move(m, m.self, to)],
  }),
};
