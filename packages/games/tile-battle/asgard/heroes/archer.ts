import { type Hero, must } from '../../hero/hero.ts';
import { changeBattle } from '../../hero/verbs.ts';

export const archer: Hero = {
  id: 'archer',
  ability: 'Longshot',
  kind: 'mandatory',
  text: 'Archer battles only tiles exactly two cells away in a straight line, whatever lies between.',
  rulings: ['T-10', 'A-18'],
  placed: must({ then: (m) => [changeBattle(m, { reach: 'two away' })] }),
};
