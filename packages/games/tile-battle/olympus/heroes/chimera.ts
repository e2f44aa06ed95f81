import { type Hero, may, tile } from '../../hero/hero.ts';
import { discardAndDraw } from '../../hero/verbs.ts';
import { handOf } from '../../state.ts';

export const chimera: Hero = {
  id: 'chimera',
  ability: 'Changing Shape',
  kind: 'optional',
  text: 'You may discard a tile from your hand to draw the top tile of the deck.',
  rulings: ['O-16'],
  placed: may({
    when: ({ s }) => s.deck.length > 0,
    choose: [tile(({ s, by }) => handOf(s, by))],
    then: (m, discarded) => [discardAndDraw(m, discarded)],
  }),
};
