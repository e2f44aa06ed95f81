import { type Hero, must } from '../../hero/hero.ts';
import { fromNowOn } from '../../hero/verbs.ts';

export const athena: Hero = {
  id: 'athena',
  ability: 'Cold Reason',
  kind: 'mandatory',
  text: 'The next two tiles placed, by either player, have no mandatory or optional ability.',
  rulings: ['O-5', 'T-22'],
  placed: must({ then: (m) => [fromNowOn({ kind: 'ignore', by: m.self, seat: -1, left: 2 })] }),
};
