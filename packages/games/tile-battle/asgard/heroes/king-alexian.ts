import { type Hero, must } from '../../hero/hero.ts';
import { flip } from '../../hero/verbs.ts';

export const kingAlexian: Hero = {
  id: 'king-alexian',
  ability: 'Good to Be King',
  kind: 'mandatory',
  text: 'King Alexian flips after his battle.',
  rulings: ['T-11', 'T-19'],
  battled: must({ then: (m) => [flip(m, m.self)] }),
};
