import { adjacentEnemies } from '../../field/lookaround.ts';
import { type Hero, may } from '../../hero/hero.ts';
import { changeBattle } from '../../hero/verbs.ts';

export const viking: Hero = {
  id: 'viking',
  ability: 'Loot and Plunder',
  kind: 'optional',
  text: 'You may give all enemies −1 in Viking’s battle.',
  rulings: ['A-12', 'A-16'],
  placed: may({
    // Without an enemy to battle there is nothing to ask.
    when: (m) => adjacentEnemies(m).length > 0,
    then: (m) => [changeBattle(m, { enemyBonus: -1 })],
  }),
};
