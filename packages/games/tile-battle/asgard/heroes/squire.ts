import { adjacentAllies } from '../../field/lookaround.ts';
import { type Hero, may, tile } from '../../hero/hero.ts';
import { swap } from '../../hero/verbs.ts';

export const squire: Hero = {
  id: 'squire',
  ability: 'Serve and Protect',
  kind: 'optional',
  text: 'You may swap Squire with an ally next to it. Squire battles from there.',
  rulings: ['A-11', 'A-14', 'T-20'],
  placed: may({
    choose: [tile(adjacentAllies, 'canSwapPlaces')],
    then: (m, ally) => [swap(m, m.self, ally)],
  }),
};
