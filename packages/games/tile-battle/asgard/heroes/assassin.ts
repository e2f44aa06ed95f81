import { adjacentEnemies } from '../../field/lookaround.ts';
import { type Hero, may, tile } from '../../hero/hero.ts';
import { swap } from '../../hero/verbs.ts';

export const assassin: Hero = {
  id: 'assassin',
  ability: 'Assassinate',
  kind: 'optional',
  text: 'You may swap Assassin with an enemy next to it. Assassin battles from there.',
  rulings: ['A-11', 'A-18', 'T-20'],
  placed: may({
    choose: [tile(adjacentEnemies, 'canSwapPlaces')],
    then: (m, enemy) => [swap(m, m.self, enemy)],
  }),
};
