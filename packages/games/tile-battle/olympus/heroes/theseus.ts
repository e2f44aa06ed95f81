import { type Hero, must, tile } from '../../hero/hero.ts';
import { discardAndDraw } from '../../hero/verbs.ts';
import { handOf } from '../../state.ts';

export const theseus: Hero = {
  id: 'theseus',
  ability: 'Follow the Thread',
  kind: 'continuous',
  text: 'While you control Theseus, start each of your turns by discarding a tile from your hand and drawing one from the deck.',
  rulings: ['O-14', 'O-16', 'T-21'],
  turnStart: must({
    when: ({ s }) => s.deck.length > 0,
    choose: [tile(({ s, by }) => handOf(s, by))],
    then: (m, discarded) => [discardAndDraw(m, discarded)],
  }),
};
