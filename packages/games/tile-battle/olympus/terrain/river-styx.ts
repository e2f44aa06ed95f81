import { allHeroes } from '../../field/lookaround.ts';
import { may, moving } from '../../hero/hero.ts';
import type { Terrain } from '../../hero/terrain.ts';
import { move } from '../../hero/verbs.ts';
import { held } from '../../state.ts';

export const riverStyx: Terrain = {
  id: 'river-styx',
  name: 'River Styx',
  ability: 'Ferryman’s Toll',
  kind: 'continuous',
  text: 'At the end of your turn, you may move one hero, except on the last turn of the round.',
  rulings: ['O-15', 'O-18', 'T-6', 'T-24'],
  turnEnd: may({
    // O-15: not on the turn after which both hands are empty.
    when: ({ s }) => held(s, 0) + held(s, 1) > 0,
    choose: moving(allHeroes),
    then: (m, moved, to) => [move(m, moved, to)],
  }),
};
