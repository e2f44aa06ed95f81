import { type Hero, must, tile } from '../../hero/hero.ts';
import { discardAndDraw } from '../../hero/verbs.ts';
import { handOf } from '../../state.ts';

export const theseus: Hero = {
  id: 'theseus',
  ability: 'Follow the Thread',
  kind: 'continuous',
  text: 'Each turn of yours begins with a discard from your hand and a draw from the deck while you control Theseus.',
  rulings: ['O-14', 'O-16', 'T-21'],
  turnStart: must({
    when: ({ s }) => s.deck.length > 0,
    choose: [tile(({ s, by }) => handOf(s, by))],
    then: (m, discarded) => [discardAndDraw(m, discarded)],
  }),
};
