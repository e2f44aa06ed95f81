import { type Board, cellOf, isInPlay, type State } from '../state.ts';
import { EMPTY, TERRAIN, type Tile } from '../tile.ts';
import {
  type Area,
  areaOf,
  both,
  cellsOf,
  columnsOf,
  grown,
  isConnected,
  isEmpty,
  joining,
  only,
  rowsOf,
  STRETCHES,
  type Stretch,
  withinMargins,
  without,
} from './area.ts';
import { CENTER, type Cell, NOWHERE, SPAN } from './cells.ts';

/** Every cell with a tile on it, the terrain's included. */
export const occupied = (s: Board): Area => {
  let low = 0;
  let high = 0;
  const terrain = cellOf(s, TERRAIN);
  if (terrain >= 0) {
    if (terrain < 32) low = 1 << terrain;
    else high = 1 << (terrain - 32);
  }
  for (let i = 0; i < s.field.length; i++) {
    const cell = s.cellOf[s.field[i] as Tile] as Cell;
    if (cell < 32) low |= 1 << cell;
    else high |= 1 << (cell - 32);
  }
  return { low, high };
};

/** T-2: the empty cells that touch a tile and keep the field within five by five. */
export const openArea = (s: Board): Area => {
  const tiles = occupied(s);
  if (isEmpty(tiles)) return only(CENTER);
  return both(without(grown(tiles), tiles), withinMargins(tiles, s.top, s.leftmost));
};

/** T-6: where a tile may be put down again, judged with it lifted off. */
export const destinations = (s: Board, tile: Tile): Cell[] => {
  const from = only(cellOf(s, tile));
  const rest = without(occupied(s), from);
  if (isEmpty(rest)) return [];
  return cellsOf(both(without(joining(rest), from), withinMargins(rest, s.top, s.leftmost)));
};

/** T-3: whether all other tiles still hang together without this one. */
export const canLeave = (s: Board, tile: Tile): boolean => isConnected(without(occupied(s), only(cellOf(s, tile))));

/** Whether tiles may leave their cells for others all at once: T-1, T-3, T-4. */
export const fits = (s: Board, from: readonly Cell[], to: readonly Cell[]): boolean => {
  const rest = without(occupied(s), areaOf(from));
  const arriving = areaOf(to);
  const after: Area = { low: rest.low | arriving.low, high: rest.high | arriving.high };
  const stretch = (lines: number): number => (STRETCHES[lines] as Stretch).length;
  return (
    isEmpty(both(rest, arriving)) &&
    isConnected(after) &&
    stretch(rowsOf(after)) <= SPAN &&
    stretch(columnsOf(after)) <= SPAN &&
    isEmpty(without(after, withinMargins(after, s.top, s.leftmost)))
  );
};

/** Margins lock for good when a dimension first reaches five (T-1). */
export const lockMargins = (s: State): void => {
  if (s.top >= 0 && s.leftmost >= 0) return;
  const tiles = occupied(s);
  const rows = STRETCHES[rowsOf(tiles)] as Stretch;
  const columns = STRETCHES[columnsOf(tiles)] as Stretch;
  if (s.top < 0 && rows.length === SPAN) s.top = rows.start;
  if (s.leftmost < 0 && columns.length === SPAN) s.leftmost = columns.start;
};

const lift = (s: State, tile: Tile): void => {
  if (isInPlay(s, tile)) s.tileAt[cellOf(s, tile)] = EMPTY;
};

/** Puts a tile down where nothing lies, wherever it came from. */
export const putDown = (s: State, tile: Tile, cell: Cell): void => {
  lift(s, tile);
  s.tileAt[cell] = tile;
  s.cellOf[tile] = cell;
};

/** A tile off the board has no color and no direction. */
export const takeOff = (s: State, tile: Tile): void => {
  lift(s, tile);
  s.cellOf[tile] = NOWHERE;
  s.ownerOf[tile] = 0;
  s.turnsOf[tile] = 0;
};
