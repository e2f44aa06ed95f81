import { type Hero, must } from '../../hero/hero.ts';
import { changeBattle } from '../../hero/verbs.ts';

export const socrates: Hero = {
  id: 'socrates',
  ability: 'Irony',
  kind: 'mandatory',
  text: 'Socrates battles in reverse: he flips only enemies whose number is higher than his.',
  rulings: ['T-10'],
  placed: must({ then: (m) => [changeBattle(m, { flipsOn: 'lower' })] }),
};
