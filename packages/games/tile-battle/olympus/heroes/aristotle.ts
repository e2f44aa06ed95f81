import { type Hero, must } from '../../hero/hero.ts';
import { exchangeSecretly } from '../../hero/verbs.ts';
import { handOf } from '../../state.ts';

export const aristotle: Hero = {
  id: 'aristotle',
  ability: 'Fair Exchange',
  kind: 'mandatory',
  text: 'Both players secretly choose a tile from their hand, then trade them. If either hand is empty, nothing happens.',
  rulings: ['T-12', 'T-13'],
  placed: must({ when: ({ s }) => handOf(s, 0).length > 0 && handOf(s, 1).length > 0, then: (m) => [exchangeSecretly(m)] }),
};
