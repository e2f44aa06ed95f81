import { besideThis } from '../../field/lookaround.ts';
import { type Hero, may, moving } from '../../hero/hero.ts';
import { move } from '../../hero/verbs.ts';

export const wizard: Hero = {
  id: 'wizard',
  ability: 'Cantrip',
  kind: 'optional',
  text: 'You may move one hero that Wizard flipped to an empty cell next to Wizard.',
  rulings: ['A-10', 'A-16', 'A-18', 'T-6'],
  battled: may({
    choose: moving(({ s }) => s.felled, besideThis),
    then: (m, flipped, to) => [move(m, flipped, to)],
  }),
};
