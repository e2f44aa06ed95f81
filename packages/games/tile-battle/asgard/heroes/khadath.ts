import { openCellsBeside } from '../../field/lookaround.ts';
import { cell, type Hero, may } from '../../hero/hero.ts';
import { fromNowOn } from '../../hero/verbs.ts';
import { opponent } from '../../state.ts';

export const khadath: Hero = {
  id: 'khadath',
  ability: 'Gate Trap',
  kind: 'optional',
  text: 'You may name an empty cell next to Khadath. Your opponent must place there on their next turn.',
  rulings: ['A-7', 'T-22', 'T-23'],
  placed: may({
    choose: [cell(openCellsBeside)],
    then: (m, gate) => [fromNowOn({ kind: 'gate', by: m.self, seat: opponent(m.by), cell: gate })],
  }),
};
