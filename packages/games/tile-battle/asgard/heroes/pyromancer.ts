import { openCellsBeside } from '../../field/lookaround.ts';
import { cell, type Hero, may } from '../../hero/hero.ts';
import { fromNowOn } from '../../hero/verbs.ts';
import { opponent } from '../../state.ts';

export const pyromancer: Hero = {
  id: 'pyromancer',
  ability: 'Hot Spot',
  kind: 'optional',
  text: 'You may close an empty cell next to Pyromancer for your opponent’s next turn and your own. An opponent with one tile left may still use it.',
  rulings: ['A-7', 'A-5', 'T-22', 'T-23'],
  placed: may({
    choose: [cell(openCellsBeside)],
    then: (m, closed) => [
      fromNowOn(
        { kind: 'closed', by: m.self, seat: opponent(m.by), cell: closed, spared: true },
        { kind: 'closed', by: m.self, seat: m.by, cell: closed, spared: false },
      ),
    ],
  }),
};
