import { type Hero, may } from '../../hero/hero.ts';
import { takeAnotherTurn } from '../../hero/verbs.ts';
import { held } from '../../state.ts';

export const centaur: Hero = {
  id: 'centaur',
  ability: 'Full Gallop',
  kind: 'optional',
  text: 'You may take another turn after this one.',
  rulings: ['O-14', 'O-15', 'T-9', 'T-19'],
  placed: may({ when: ({ s, by }) => held(s, by) > 0, then: (m) => [takeAnotherTurn(m)] }),
};
