import { adjacentHeroes } from '../../field/lookaround.ts';
import { type Hero, may, tile } from '../../hero/hero.ts';
import { swap } from '../../hero/verbs.ts';

export const jason: Hero = {
  id: 'jason',
  ability: 'Argonaut',
  kind: 'optional',
  text: 'You may swap Jason with a hero next to him, up to three times in a row. He battles where he ends up.',
  rulings: ['O-18', 'T-7', 'T-20'],
  placed: may({
    upTo: 3,
    choose: [tile(adjacentHeroes, 'canSwapPlaces')],
    then: (m, neighbor) => [swap(m, m.self, neighbor)],
  }),
};
