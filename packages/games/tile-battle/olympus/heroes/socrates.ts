import { type Hero, must } from '../../hero/hero.ts';
import { changeBattle } from '../../hero/verbs.ts';

export const socrates: Hero = {
  id: 'socrates',
  ability: 'Irony',
  kind: 'mandatory',
  text: 'Socrates battles upside down: he flips enemies whose number beats his, and no others.',
  rulings: ['T-10'],
  placed: must({ then: (m) => [changeBattle(m, { flipsOn: 'lower' })] }),
};
