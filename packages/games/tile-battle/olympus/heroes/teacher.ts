import { otherAllies } from '../../field/lookaround.ts';
import { type Hero, may, tile } from '../../hero/hero.ts';
import { changeBattle } from '../../hero/verbs.ts';

export const teacher: Hero = {
  id: 'teacher',
  ability: 'Star Pupil',
  kind: 'optional',
  text: 'You may let another ally battle from its own place; then Teacher does not.',
  rulings: ['O-10', 'O-12'],
  placed: may({
    choose: [tile(otherAllies, 'canBeChosen')],
    then: (m, pupil) => [changeBattle(m, { fighter: pupil })],
  }),
};
