import { adjacentEnemies } from '../../field/lookaround.ts';
import { type Hero, may, tile } from '../../hero/hero.ts';
import { changeBattle } from '../../hero/verbs.ts';

export const cyclops: Hero = {
  id: 'cyclops',
  ability: 'Single Eye',
  kind: 'optional',
  text: 'You may have Cyclops battle just one enemy next to it, with +3.',
  rulings: ['T-8', 'A-18'],
  placed: may({
    choose: [tile(adjacentEnemies)],
    then: (m, enemy) => [changeBattle(m, { only: enemy, bonus: 3 })],
  }),
};
