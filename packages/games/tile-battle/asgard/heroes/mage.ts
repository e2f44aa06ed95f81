import { areAdjacent, sideTowards, tilesAlong } from '../../field/lookaround.ts';
import { type Hero, type Moment, may, tile } from '../../hero/hero.ts';
import { changeBattle } from '../../hero/verbs.ts';
import { cellOf } from '../../state.ts';
import { TERRAIN, type Tile } from '../../tile.ts';

/** Every hero of its four lines but those that touch it: with them it compares anyway. */
const beyondTheAdjacent = ({ s, self }: Moment): readonly Tile[] =>
  [0, 1, 2, 3].flatMap((side) => tilesAlong(s, cellOf(s, self), side).filter((tile) => tile !== TERRAIN && !areAdjacent(s, self, tile)));

export const mage: Hero = {
  id: 'mage',
  ability: 'Magic Spark',
  kind: 'optional',
  text: 'In one direction, Mage may battle any tile in line instead of the nearest. The other sides battle normally.',
  rulings: ['A-8', 'A-18'],
  placed: may({
    choose: [tile(beyondTheAdjacent)],
    then: (m, target) => [changeBattle(m, { side: sideTowards(m.s, m.self, target), targets: [target] })],
  }),
};
