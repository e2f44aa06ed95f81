import { allies, enemies } from '../../field/lookaround.ts';
import { type Hero, may, tile } from '../../hero/hero.ts';
import { doNotBattle, flip } from '../../hero/verbs.ts';

export const threeFates: Hero = {
  id: 'three-fates',
  ability: 'Cut the Thread',
  kind: 'optional',
  text: 'You may flip one ally and one enemy anywhere in play. If you do, Three Fates does not battle.',
  rulings: ['O-12', 'O-13', 'T-11'],
  placed: may({
    choose: [tile(allies, 'canFlip'), tile(enemies, 'canFlip')],
    then: (m, ally, enemy) => [doNotBattle(m), flip(m, ally, enemy)],
  }),
};
