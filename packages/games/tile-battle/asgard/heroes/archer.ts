import { type Hero, must } from '../../hero.ts';
import { changeBattle } from '../../verbs.ts';

export const archer: Hero = {
  id: 'archer',
  ability: 'Longshot',
  kind: 'mandatory',
  text: 'Archer battles only tiles exactly two cells away in a straight line, whatever lies between.',
  rulings: ['T-10', 'A-18'],
  placed: must({ then: (m) => [changeBattle(m, { reach: 'two away' })] }),
};
