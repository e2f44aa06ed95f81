import { beside, type Cell } from '../../field/cells.ts';
import { sideTowards, tilesAlong } from '../../field/lookaround.ts';
import { type Hero, type Moment, may, moving } from '../../hero/hero.ts';
import { move } from '../../hero/verbs.ts';
import { cellOf } from '../../state.ts';
import { TERRAIN, type Tile } from '../../tile.ts';

const inItsLines = ({ s, self }: Moment): readonly Tile[] =>
  [0, 1, 2, 3].flatMap((side) => tilesAlong(s, cellOf(s, self), side).filter((tile) => tile !== TERRAIN));

/** The cell next to Siren on the side where the hero lies. */
const besideOnItsSide = ({ s, self }: Moment, cell: Cell, drawn = TERRAIN): boolean =>
  beside(cellOf(s, self), sideTowards(s, self, drawn)) === cell;

export const siren: Hero = {
  id: 'siren',
  ability: 'Melodic Demise',
  kind: 'optional',
  text: 'You may pull a hero in Siren’s row or column, past anything, to the empty cell on that side of Siren.',
  rulings: ['A-14', 'T-3'],
  placed: may({
    choose: moving(inItsLines, besideOnItsSide),
    then: (m, drawn, to) => [move(m, drawn, to)],
  }),
};
