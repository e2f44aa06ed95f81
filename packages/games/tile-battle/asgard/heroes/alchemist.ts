import { type Hero, must } from '../../hero/hero.ts';
import { changeBattle } from '../../hero/verbs.ts';

export const alchemist: Hero = {
  id: 'alchemist',
  ability: 'Equivalent Exchange',
  kind: 'mandatory',
  text: 'Alchemist’s battle flips only enemies with an equal number.',
  rulings: ['A-16', 'A-18'],
  placed: must({ then: (m) => [changeBattle(m, { flipsOn: 'equal' })] }),
};
