import { tilesAlong } from '../../field/lookaround.ts';
import { type Hero, type Moment, may, side } from '../../hero/hero.ts';
import { changeBattle } from '../../hero/verbs.ts';
import { cellOf } from '../../state.ts';
import { TERRAIN, type Tile } from '../../tile.ts';

/** The terrain counts as one of the two. */
const firstTwo = ({ s, self }: Moment, direction: number): readonly Tile[] => tilesAlong(s, cellOf(s, self), direction).slice(0, 2);

export const rukyuk: Hero = {
  id: 'rukyuk',
  ability: 'Double Tap',
  kind: 'optional',
  text: 'Rukyuk may battle the first two tiles in one direction. If it does, its other sides do not battle.',
  rulings: ['A-8', 'A-9', 'A-20'],
  placed: may({
    choose: [side((m) => [0, 1, 2, 3].filter((direction) => firstTwo(m, direction).some((tile) => tile !== TERRAIN)))],
    then: (m, direction) => [changeBattle(m, { side: direction, targets: firstTwo(m, direction), elsewhere: false })],
  }),
};
