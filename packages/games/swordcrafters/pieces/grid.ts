import { type Cell, FORGE, type Tile } from './pieces.ts';

export const COLUMNS = 4;
/** The forge lies in the third column of the second row (S-2). */
export const FORGE_AT = COLUMNS + 2;

/** A rectangle of the grid. */
export interface Group {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

export type Axis = 'H' | 'V';

/** A cut through a group, between its rows (H) or columns (V): `after` counts those before it. */
export interface Cut {
  readonly axis: Axis;
  readonly after: number;
}

export const rowsFor = (seats: number): number => (seats === 2 || seats === 3 ? 3 : 4);

/** How many tiles a grid has, not counting the forge. */
export const tilesFor = (rows: number): number => rows * COLUMNS - 1;

/** Lays tiles out from left to right and from top to bottom, round the forge. */
export const laidOut = (tiles: readonly Tile[]): Cell[] => {
  const grid: Cell[] = [...tiles];
  grid.splice(FORGE_AT, 0, FORGE);
  return grid;
};

export const wholeGrid = (rows: number): Group => ({ row: 0, column: 0, rows, columns: COLUMNS });

/** The two parts that a cut makes: the upper and the lower, or the left and the right (S-7). */
export const parts = ({ row, column, rows, columns }: Group, { axis, after }: Cut): readonly [Group, Group] =>
  axis === 'H'
    ? [
        { row, column, rows: after, columns },
        { row: row + after, column, rows: rows - after, columns },
      ]
    : [
        { row, column, rows, columns: after },
        { row, column: column + after, rows, columns: columns - after },
      ];

/** How many straight cuts there are through a group: always from edge to edge, so always into exactly two. */
export const cutCount = ({ rows, columns }: Group): number => rows + columns - 2;

/** The cuts of a group by number: between the rows first, then between the columns. */
export const cutAt = ({ rows }: Group, index: number): Cut =>
  index < rows - 1 ? { axis: 'H', after: index + 1 } : { axis: 'V', after: index - rows + 2 };

export const cutsOf = (group: Group): readonly Cut[] => Array.from({ length: cutCount(group) }, (_, index) => cutAt(group, index));

const cellsOf = (grid: readonly Cell[], { row, column, rows, columns }: Group): Cell[] => {
  const cells: Cell[] = [];
  for (let y = row; y < row + rows; y++) for (let x = column; x < column + columns; x++) cells.push(grid[y * COLUMNS + x] as Cell);
  return cells;
};

export const tilesIn = (grid: readonly Cell[], group: Group): readonly Tile[] =>
  cellsOf(grid, group).filter((cell): cell is Tile => cell !== FORGE);

export const hasForge = (grid: readonly Cell[], group: Group): boolean => cellsOf(grid, group).includes(FORGE);
