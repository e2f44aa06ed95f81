/**
 * The board grows without a fixed origin (T-1), but never beyond five by five, and every tile touches another. So eight
 * rows and eight columns that close on themselves are enough for ever: a field that drifts off one edge comes in at
 * the other, no cell ever has to be renumbered, and two cells are never mistaken for each other.
 */
export type Cell = number;

export const SIZE = 8;
export const CELLS = SIZE * SIZE;
/** The longest a row or a column may get. */
export const SPAN = 5;
/** Where the terrain, or the very first tile, is put. */
export const CENTER: Cell = 3 * SIZE + 3;
/** Not on the board. */
export const NOWHERE: Cell = -1;

export const SIDES = ['north', 'east', 'south', 'west'] as const;
/** 0 north, 1 east, 2 south, 3 west: of a cell, or of an upright tile. */
export type Side = number;

export const opposite = (side: Side): Side => (side + 2) & 3;
export const rowOf = (cell: Cell): number => cell >> 3;
export const columnOf = (cell: Cell): number => cell & 7;
export const cellAt = (row: number, column: number): Cell => ((row & 7) << 3) | (column & 7);

const STEPS = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;

/** The neighbors of every cell, four to a cell: north, east, south, west. */
export const BESIDE: readonly Cell[] = Array.from({ length: CELLS }, (_, cell) =>
  STEPS.map(([down, right]) => cellAt(rowOf(cell) + down, columnOf(cell) + right)),
).flat();

export const beside = (cell: Cell, side: Side): Cell => BESIDE[cell * 4 + side] as Cell;

export const areBeside = (a: Cell, b: Cell): boolean => {
  const at = a * 4;
  return BESIDE[at] === b || BESIDE[at + 1] === b || BESIDE[at + 2] === b || BESIDE[at + 3] === b;
};
