import { otherHeroes } from '../../field/lookaround.ts';
import { type Hero, may, tile } from '../../hero/hero.ts';
import { swap } from '../../hero/verbs.ts';

export const odysseus: Hero = {
  id: 'odysseus',
  ability: 'Cunning Voyage',
  kind: 'optional',
  text: 'You may swap Odysseus with any hero in play. Odysseus battles from there.',
  rulings: ['O-18', 'T-7', 'T-20'],
  placed: may({
    choose: [tile(otherHeroes, 'canSwapPlaces')],
    then: (m, other) => [swap(m, m.self, other)],
  }),
};
