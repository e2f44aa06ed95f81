import { type Hero, must } from '../../hero/hero.ts';
import { changeBattle } from '../../hero/verbs.ts';

export const barbarian: Hero = {
  id: 'barbarian',
  ability: 'Primal Rage',
  kind: 'mandatory',
  text: 'Barbarian’s battle flips at most one enemy. If it beats several, choose one.',
  rulings: ['A-10', 'A-16'],
  placed: must({ then: (m) => [changeBattle(m, { flipsOne: true })] }),
};
