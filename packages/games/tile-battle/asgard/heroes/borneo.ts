import { allHeroes } from '../../field/lookaround.ts';
import { type Hero, may, must, tile } from '../../hero/hero.ts';
import { doNotBattle, flip, secondPart } from '../../hero/verbs.ts';
import { opponent } from '../../state.ts';

export const borneo: Hero = {
  id: 'borneo',
  ability: 'Penguin Power',
  kind: 'optional',
  text: 'You may flip any hero; then your opponent flips a different one. If you do, Borneo does not battle.',
  rulings: ['A-9', 'T-11'],
  placed: may({
    choose: [tile(allHeroes, 'canFlip')],
    then: (m, flipped) => [doNotBattle(m), flip(m, flipped), secondPart(m, opponent(m.by), flipped)],
  }),
  // The opponent answers with another tile.
  then: must({
    choose: [tile((m) => allHeroes(m).filter((hero) => hero !== m.carry[0]), 'canFlip')],
    then: (m, flipped) => [flip(m, flipped)],
  }),
};
