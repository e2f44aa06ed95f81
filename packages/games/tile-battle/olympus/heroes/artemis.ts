import { type Hero, must } from '../../hero/hero.ts';
import { changeBattle } from '../../hero/verbs.ts';

export const artemis: Hero = {
  id: 'artemis',
  ability: 'Far Shot',
  kind: 'mandatory',
  text: 'In each direction, Artemis battles only the farthest tile in line, past gaps and other tiles.',
  rulings: ['T-7', 'T-10'],
  placed: must({ then: (m) => [changeBattle(m, { reach: 'farthest' })] }),
};
