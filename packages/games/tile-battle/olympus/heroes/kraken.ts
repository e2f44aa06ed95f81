import { type Hero, must } from '../../hero/hero.ts';
import { changeBattle } from '../../hero/verbs.ts';

export const kraken: Hero = {
  id: 'kraken',
  ability: 'Long Arms',
  kind: 'mandatory',
  text: 'In each direction, Kraken battles the nearest enemy in line, past allies, terrain, and gaps.',
  rulings: ['T-7', 'T-10'],
  placed: must({ then: (m) => [changeBattle(m, { reach: 'first enemy' })] }),
};
