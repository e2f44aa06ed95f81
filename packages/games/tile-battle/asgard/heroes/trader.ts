import { adjacentHeroes } from '../../field/lookaround.ts';
import { type Hero, may, tile } from '../../hero/hero.ts';
import { swap } from '../../hero/verbs.ts';

export const trader: Hero = {
  id: 'trader',
  ability: 'Swap Meet',
  kind: 'optional',
  text: 'You may swap two heroes that both touch Trader.',
  rulings: ['A-14', 'T-5'],
  placed: may({
    choose: [tile(adjacentHeroes, 'canSwap'), tile((m, first) => adjacentHeroes(m).filter((other) => other !== first), 'canSwap')],
    then: (m, one, other) => [swap(m, one, other)],
  }),
};
