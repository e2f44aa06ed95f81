import { type Hero, must } from '../../hero/hero.ts';
import { flip } from '../../hero/verbs.ts';

export const minotaur: Hero = {
  id: 'minotaur',
  ability: 'Lost in the Maze',
  kind: 'continuous',
  text: 'A tile placed next to Minotaur, by either player, flips after its battle.',
  rulings: ['O-12', 'O-20', 'A-17'],
  neighbourBattled: must({ then: (m) => [flip(m, m.s.placed)] }),
};
