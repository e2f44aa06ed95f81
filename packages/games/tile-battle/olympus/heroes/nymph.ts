import { allHeroes, neighbors } from '../../field/lookaround.ts';
import { type Hero, may, tile } from '../../hero/hero.ts';
import { swap } from '../../hero/verbs.ts';

export const nymph: Hero = {
  id: 'nymph',
  ability: 'Shifting Springs',
  kind: 'optional',
  text: 'You may swap any two heroes that touch each other.',
  rulings: ['O-18', 'T-7', 'T-20'],
  placed: may({
    choose: [tile(allHeroes, 'canSwap'), tile(({ s }, first) => neighbors(s, first ?? 0), 'canSwap')],
    then: (m, one, other) => [swap(m, one, other)],
  }),
};
