import { type Hero, must } from '../../hero/hero.ts';
import { changeBattle } from '../../hero/verbs.ts';

export const harpy: Hero = {
  id: 'harpy',
  ability: 'From Behind',
  kind: 'mandatory',
  text: 'In its battle, Harpy compares with the far side of each enemy instead of the touching side.',
  rulings: ['T-10'],
  placed: must({ then: (m) => [changeBattle(m, { farSide: true })] }),
};
