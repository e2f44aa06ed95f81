import { besideThis } from '../../field/lookaround.ts';
import { destination, type Hero, may } from '../../hero/hero.ts';
import { move } from '../../hero/verbs.ts';

export const shekhtur: Hero = {
  id: 'shekhtur',
  ability: 'Unleashed Dash',
  kind: 'optional',
  text: 'When a tile is placed next to Shekhtur, Shekhtur’s controller may first move Shekhtur one cell, to an empty cell that touches a tile.',
  rulings: ['A-17', 'A-19', 'T-6'],
  neighbourPlaced: may({
    choose: [destination(({ self }) => self, besideThis)],
    then: (m, to) => [move(m, m.self, to)],
  }),
};
