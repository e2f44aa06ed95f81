import { enemies } from '../../field/lookaround.ts';
import { type Hero, may, tile } from '../../hero/hero.ts';
import { doNotBattle, flip } from '../../hero/verbs.ts';

export const roc: Hero = {
  id: 'roc',
  ability: 'Divebomb',
  kind: 'optional',
  text: 'You may flip one enemy anywhere in play. If you do, Roc does not battle.',
  rulings: ['A-9'],
  placed: may({
    choose: [tile(enemies, 'canFlip')],
    then: (m, enemy) => [doNotBattle(m), flip(m, enemy)],
  }),
};
