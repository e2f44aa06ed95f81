import { type Hero, must } from '../../hero.ts';
import { changeBattle } from '../../verbs.ts';

export const harpy: Hero = {
  id: 'harpy',
  ability: 'From Behind',
  kind: 'mandatory',
  text: 'In its battle Harpy is measured against the opposite side of each enemy, not the touching one.',
  rulings: ['T-10'],
  placed: must({ then: (m) => [changeBattle(m, { farSide: true })] }),
};
