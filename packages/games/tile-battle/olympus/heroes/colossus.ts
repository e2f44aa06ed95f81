import { type Hero, must } from '../../hero/hero.ts';
import { doNotBattle } from '../../hero/verbs.ts';

export const colossus: Hero = {
  id: 'colossus',
  ability: 'Standing Guard',
  kind: 'mandatory',
  text: 'Colossus does not battle when you place it.',
  rulings: ['O-20'],
  placed: must({ then: (m) => [doNotBattle(m)] }),
};
