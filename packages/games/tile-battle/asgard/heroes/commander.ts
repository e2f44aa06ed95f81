import { type Hero, may, tile } from '../../hero/hero.ts';
import { fromNowOn } from '../../hero/verbs.ts';
import { handOf, opponent } from '../../state.ts';

export const commander: Hero = {
  id: 'commander',
  ability: 'Force Their Hand',
  kind: 'optional',
  text: 'You may name a tile in your opponent’s hand. They must place it on their next turn.',
  rulings: ['A-7', 'A-15', 'T-22', 'T-23'],
  placed: may({
    choose: [tile(({ s, by }) => handOf(s, opponent(by)))],
    then: (m, forced) => [fromNowOn({ kind: 'force', by: m.self, seat: opponent(m.by), tile: forced })],
  }),
};
