import { type Hero, must } from '../../hero.ts';
import { opponent } from '../../state.ts';
import { fromNowOn } from '../../verbs.ts';

export const priestess: Hero = {
  id: 'priestess',
  ability: 'Vow of Silence',
  kind: 'mandatory',
  text: "Your opponent's next tile is placed without its mandatory or optional ability.",
  rulings: ['O-5', 'T-22'],
  placed: must({ then: (m) => [fromNowOn({ kind: 'ignore', by: m.self, seat: opponent(m.by), left: 1 })] }),
};
