import { otherHeroes } from '../../field/lookaround.ts';
import { type Hero, may, moving, turns } from '../../hero/hero.ts';
import { move, rotate } from '../../hero/verbs.ts';

export const tanis: Hero = {
  id: 'tanis',
  ability: 'Casting Call',
  kind: 'optional',
  text: 'You may move any other hero in play and rotate it.',
  rulings: ['T-3', 'T-5', 'T-6'],
  placed: may({
    choose: [...moving(otherHeroes), turns(0, 1, 2, 3)],
    then: (m, moved, to, quarters) => (quarters === 0 ? [move(m, moved, to)] : [move(m, moved, to), rotate(m, [moved], quarters)]),
  }),
};
