import { adjacentHeroes } from '../../field/lookaround.ts';
import { type Hero, must } from '../../hero/hero.ts';
import { doNotBattle, flip } from '../../hero/verbs.ts';

export const simon: Hero = {
  id: 'simon',
  ability: 'The Butler Did It',
  kind: 'mandatory',
  text: 'Simon does not battle. Flip every hero next to him, ally or enemy.',
  rulings: ['T-11'],
  placed: must({ then: (m) => [doNotBattle(m), flip(m, ...adjacentHeroes(m))] }),
};
