import { beside, type Cell } from '../../field/cells.ts';
import { tileAt } from '../../field/lookaround.ts';
import { fits } from '../../field/moving.ts';
import { type Hero, type Moment, may } from '../../hero/hero.ts';
import { shift } from '../../hero/verbs.ts';
import { cellOf } from '../../state.ts';
import { EMPTY, TERRAIN, type Tile } from '../../tile.ts';

/**
 * what cannot be moved stays; the rest goes to the next of the sides that remain, clockwise, gaps too. A shift that
 * would leave the field or break it apart cannot be made.
 */
const shifted = ({ s, self, can }: Moment): { readonly tiles: readonly Tile[]; readonly cells: readonly Cell[] } => {
  const around = [0, 1, 2, 3].map((direction) => beside(cellOf(s, self), direction));
  const ring = around.filter((cell) => tileAt(s, cell) === EMPTY || (tileAt(s, cell) !== TERRAIN && can('canMove', tileAt(s, cell))));
  const from = ring.filter((cell) => tileAt(s, cell) !== EMPTY);
  const cells = from.map((cell) => ring[(ring.indexOf(cell) + 1) % ring.length] as Cell);
  const isShift = ring.length > 1 && fits(s, from, cells);
  return isShift ? { tiles: from.map((cell) => tileAt(s, cell)), cells } : { tiles: [], cells: [] };
};

export const dragon: Hero = {
  id: 'dragon',
  ability: 'Terrorize',
  kind: 'optional',
  text: 'You may shift every hero around Dragon one side clockwise.',
  rulings: ['A-13', 'T-3'],
  placed: may({
    when: (m) => shifted(m).tiles.length > 0,
    then: (m) => {
      const { tiles, cells } = shifted(m);
      return [shift(m, tiles, cells)];
    },
  }),
};
