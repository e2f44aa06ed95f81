import { otherAllies } from '../../field/lookaround.ts';
import { type Hero, may, tile } from '../../hero/hero.ts';
import { changeBattle } from '../../hero/verbs.ts';

export const teacher: Hero = {
  id: 'teacher',
  ability: 'Star Pupil',
  kind: 'optional',
  text: 'You may have another ally battle from its cell. If you do, Teacher does not battle.',
  rulings: ['O-10', 'O-12'],
  placed: may({
    choose: [tile(otherAllies, 'canBeChosen')],
    then: (m, pupil) => [changeBattle(m, { fighter: pupil })],
  }),
};
