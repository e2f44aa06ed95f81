import { type Hero, may, tile } from '../../hero/hero.ts';
import { trade } from '../../hero/verbs.ts';
import { handOf, opponent } from '../../state.ts';

export const thief: Hero = {
  id: 'thief',
  ability: 'Pickpocket',
  kind: 'optional',
  text: 'You may trade a tile from your hand for one from your opponent’s. You choose both.',
  rulings: ['T-13', 'A-15'],
  placed: may({
    choose: [tile(({ s, by }) => handOf(s, by)), tile(({ s, by }) => handOf(s, opponent(by)))],
    then: (m, mine, theirs) => [trade(m, mine, theirs)],
  }),
};
