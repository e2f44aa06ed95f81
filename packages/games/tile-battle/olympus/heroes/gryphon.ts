import { enemies } from '../../field/lookaround.ts';
import { type Hero, must, tile } from '../../hero/hero.ts';
import { doNotBattle, flip, secondPart } from '../../hero/verbs.ts';

export const gryphon: Hero = {
  id: 'gryphon',
  ability: 'Swoop',
  kind: 'mandatory',
  text: 'Flip one enemy anywhere in play. Gryphon does not battle.',
  rulings: ['O-20', 'T-12'],
  // He does not battle even if there is nobody to flip.
  placed: must({ then: (m) => [doNotBattle(m), secondPart(m, m.by)] }),
  then: must({
    choose: [tile(enemies, 'canFlip')],
    then: (m, enemy) => [flip(m, enemy)],
  }),
};
