import { type Hero, may, tile } from '../../hero/hero.ts';
import { fromNowOn } from '../../hero/verbs.ts';
import { handOf, opponent } from '../../state.ts';

export const basilisk: Hero = {
  id: 'basilisk',
  ability: 'Petrifying Glance',
  kind: 'optional',
  text: 'If your opponent holds two or more tiles, you may name one. They can’t place it on their next turn.',
  rulings: ['T-22', 'T-23'],
  placed: may({
    when: ({ s, by }) => handOf(s, opponent(by)).length >= 2,
    choose: [tile(({ s, by }) => handOf(s, opponent(by)))],
    then: (m, named) => [fromNowOn({ kind: 'ban', by: m.self, seat: opponent(m.by), tile: named })],
  }),
};
