import { type Hero, must } from '../../hero/hero.ts';
import { fromNowOn } from '../../hero/verbs.ts';
import { opponent } from '../../state.ts';

export const priestess: Hero = {
  id: 'priestess',
  ability: 'Vow of Silence',
  kind: 'mandatory',
  text: 'The next tile your opponent places has no mandatory or optional ability.',
  rulings: ['O-5', 'T-22'],
  placed: must({ then: (m) => [fromNowOn({ kind: 'ignore', by: m.self, seat: opponent(m.by), left: 1 })] }),
};
