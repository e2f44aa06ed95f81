import { adjacentHeroes } from '../../field/lookaround.ts';
import { type Hero, type Moment, may, turns } from '../../hero/hero.ts';
import { rotate } from '../../hero/verbs.ts';
import type { Tile } from '../../tile.ts';

const thatTurn = (m: Moment): readonly Tile[] => adjacentHeroes(m).filter((neighbor) => m.can('canTurn', neighbor));

export const duelist: Hero = {
  id: 'duelist',
  ability: 'Spinning Slash',
  kind: 'optional',
  text: 'You may rotate all heroes around Duelist by 90°, all in the same direction.',
  rulings: ['A-13', 'T-5'],
  placed: may({
    choose: [turns(1, 3)],
    when: (m) => thatTurn(m).length > 0,
    then: (m, quarters) => [rotate(m, thatTurn(m), quarters)],
  }),
};
