import { adjacentHeroes } from '../../field/lookaround.ts';
import { type Hero, must } from '../../hero/hero.ts';
import { doNotBattle, flip } from '../../hero/verbs.ts';

export const hades: Hero = {
  id: 'hades',
  ability: 'Gates Below',
  kind: 'mandatory',
  text: 'Hades does not battle. Flip every hero next to him, ally or enemy; then flip Hades.',
  rulings: ['O-20', 'T-11', 'T-19'],
  placed: must({ then: (m) => [doNotBattle(m), flip(m, ...adjacentHeroes(m)), flip(m, m.self)] }),
};
