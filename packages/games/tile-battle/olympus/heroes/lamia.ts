import { type Hero, must } from '../../hero/hero.ts';
import { changeBattle } from '../../hero/verbs.ts';

export const lamia: Hero = {
  id: 'lamia',
  ability: 'Prey on the Weak',
  kind: 'mandatory',
  text: 'Lamia’s battle flips only enemies with no printed number above 4.',
  rulings: ['T-8'],
  placed: must({ then: (m) => [changeBattle(m, { atMost: 4 })] }),
};
