import { otherAllies } from '../../field/lookaround.ts';
import { type Hero, may, tile } from '../../hero/hero.ts';
import { swap } from '../../hero/verbs.ts';

export const spy: Hero = {
  id: 'spy',
  ability: 'Cloak and Dagger',
  kind: 'optional',
  text: 'You may swap Spy with any ally in play. Spy battles from there.',
  rulings: ['A-11', 'T-20'],
  placed: may({
    choose: [tile(otherAllies, 'canSwapPlaces')],
    then: (m, ally) => [swap(m, m.self, ally)],
  }),
};
