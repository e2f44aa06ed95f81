import type { Moment } from '../hero/hero.ts';
import { type Board, cellOf, ownerOf } from '../state.ts';
import { EMPTY, TERRAIN, type Tile } from '../tile.ts';
import { cellsOf, columnsOf, rowsOf, STRETCHES, type Stretch } from './area.ts';
import { areBeside, BESIDE, beside, type Cell, cellAt, columnOf, rowOf, type Side } from './cells.ts';
import { type Origin, originOf } from './coordinates.ts';
import { occupied, openArea } from './moving.ts';

/** What lies where, as heroes ask for it. Nothing here knows a hero or a rule beyond the board. */

export const tileAt = (s: Board, cell: Cell): Tile => s.tileAt[cell] as Tile;
export const areAllies = (s: Board, a: Tile, b: Tile): boolean => s.ownerOf[a] === s.ownerOf[b];

export const areAdjacent = (s: Board, a: Tile, b: Tile): boolean => {
  const [here, there] = [cellOf(s, a), cellOf(s, b)];
  return here >= 0 && there >= 0 && areBeside(here, there);
};

/** Heroes beside a tile, north first. */
export const neighbors = (s: Board, tile: Tile): Tile[] => {
  const found: Tile[] = [];
  const at = cellOf(s, tile) * 4;
  if (at < 0) return found;
  for (let side = 0; side < 4; side++) {
    const near = s.tileAt[BESIDE[at + side] as Cell] as Tile;
    if (near > TERRAIN) found.push(near);
  }
  return found;
};

/** How many tiles touch a tile, the terrain included (T-7). */
export const tilesAround = (s: Board, tile: Tile): number => {
  const at = cellOf(s, tile) * 4;
  let count = 0;
  for (let side = 0; side < 4; side++) if ((s.tileAt[BESIDE[at + side] as Cell] as Tile) !== EMPTY) count++;
  return count;
};

export const alliesAround = (s: Board, tile: Tile): number => neighbors(s, tile).filter((near) => areAllies(s, near, tile)).length;
export const enemiesAround = (s: Board, tile: Tile): number => neighbors(s, tile).filter((near) => !areAllies(s, near, tile)).length;

/** The rows and columns the field reaches over. */
export const bounds = (s: Board): { readonly rows: Stretch; readonly columns: Stretch } => {
  const area = occupied(s);
  return { rows: STRETCHES[rowsOf(area)] as Stretch, columns: STRETCHES[columnsOf(area)] as Stretch };
};

/** What the cells of this field are named by. */
export const stateOrigin = (s: Board): Origin => originOf({ cells: cellsOf(occupied(s)), top: s.top, leftmost: s.leftmost });

/** Tiles in a straight line from a cell, nearest first, gaps left out; the terrain is one of them. */
export const tilesAlong = (s: Board, from: Cell, side: Side): Tile[] => {
  const { rows, columns } = bounds(s);
  const upright = side === 0 || side === 2;
  const { start, length } = upright ? rows : columns;
  const offset = ((upright ? rowOf(from) : columnOf(from)) - start) & 7;
  const steps = side === 0 || side === 3 ? offset : length - 1 - offset;
  const found: Tile[] = [];
  for (let step = 0, at = from; step < steps; step++) {
    at = beside(at, side);
    if (tileAt(s, at) !== EMPTY) found.push(tileAt(s, at));
  }
  return found;
};

/** On which side of `from` the other tile of its line lies. */
export const sideTowards = (s: Board, from: Tile, tile: Tile): Side => {
  for (let side = 0; side < 4; side++) if (tilesAlong(s, cellOf(s, from), side).includes(tile)) return side;
  throw new Error('The tile is in no line with the other.');
};

/** The tile in the middle, where both dimensions are locked at five; else none. */
export const centerTile = (s: Board): Tile => (s.top < 0 || s.leftmost < 0 ? EMPTY : tileAt(s, cellAt(s.top + 2, s.leftmost + 2)));

// Sources of choices, read aloud: `tile(adjacentEnemies)`.

export const allHeroes = ({ s }: Moment): readonly Tile[] => s.field;
export const otherHeroes = ({ s, self }: Moment): readonly Tile[] => s.field.filter((tile) => tile !== self);
/** Allies and enemies are those of the player who decides (T-19). */
export const allies = ({ s, by }: Moment): readonly Tile[] => s.field.filter((tile) => ownerOf(s, tile) === by);
export const otherAllies = (m: Moment): readonly Tile[] => allies(m).filter((tile) => tile !== m.self);
export const enemies = ({ s, by, self }: Moment): readonly Tile[] => s.field.filter((tile) => ownerOf(s, tile) !== by && tile !== self);
export const adjacentHeroes = ({ s, self }: Moment): readonly Tile[] => neighbors(s, self);
export const adjacentAllies = ({ s, self, by }: Moment): readonly Tile[] => neighbors(s, self).filter((tile) => ownerOf(s, tile) === by);
export const adjacentEnemies = ({ s, self, by }: Moment): readonly Tile[] => neighbors(s, self).filter((tile) => ownerOf(s, tile) !== by);

/** Empty cells beside this tile on which a tile could be placed. */
export const openCellsBeside = (m: Moment): readonly Cell[] => cellsOf(openArea(m.s)).filter((cell) => besideThis(m, cell));

/** Narrows a destination to the four cells around this tile. */
export const besideThis = ({ s, self }: Moment, cell: Cell): boolean => areBeside(cellOf(s, self), cell);
