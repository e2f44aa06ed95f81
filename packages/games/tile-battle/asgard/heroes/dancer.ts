import { sideTowards, tilesAlong } from '../../field/lookaround.ts';
import { type Hero, type Moment, may, tile, turns } from '../../hero/hero.ts';
import { changeBattle, rotate, secondPart } from '../../hero/verbs.ts';
import { cellOf } from '../../state.ts';
import { TERRAIN, type Tile } from '../../tile.ts';

/** The second tile in each direction; the terrain counts as one, though it cannot be turned. */
const secondInLine = ({ s, self }: Moment): readonly Tile[] =>
  [0, 1, 2, 3].flatMap((side) => tilesAlong(s, cellOf(s, self), side).slice(1, 2)).filter((tile) => tile !== TERRAIN);

export const dancer: Hero = {
  id: 'dancer',
  ability: 'Spin Me Right Round',
  kind: 'optional',
  text: 'You may rotate the second tile in one direction, skipping gaps. Dancer may battle it instead of the nearest tile there.',
  rulings: ['A-8', 'A-20', 'T-5'],
  placed: may({
    choose: [tile(secondInLine, 'canTurn'), turns(1, 2, 3)],
    then: (m, target, quarters) => [rotate(m, [target], quarters), secondPart(m, m.by, target)],
  }),
  then: may({
    then: (m) => {
      const target = m.carry[0] as Tile;
      return [changeBattle(m, { side: sideTowards(m.s, m.self, target), targets: [target] })];
    },
  }),
};
