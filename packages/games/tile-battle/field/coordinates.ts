import { areaOf, columnsOf, rowsOf, STRETCHES, type Stretch } from './area.ts';
import { CENTER, type Cell, cellAt, columnOf, rowOf, SIZE, SPAN } from './cells.ts';

/**
 * Where the field lies, counted on from the first tile instead of around the ring of eight: the middle of its rows and columns, in halves.
 * A cell then has one name for the whole match. The first tile is `d4`, the row above 1 is 0, and the column left of `a` is `z`.
 */
export interface Origin {
  readonly row: number;
  readonly column: number;
}

/** The number of a line nearest to another, counted without closing the ring. */
const nearest = (line: number, to: number): number => line + SIZE * Math.round((to - line) / SIZE);

const middleOf = (locked: number, { start, length }: Stretch, home: number): number =>
  length === 0 ? home : nearest(locked < 0 ? start + (length - 1) / 2 : locked + (SPAN - 1) / 2, home);

/** The origin where no tile has been placed, or only around the first. */
export const HOME: Origin = { row: rowOf(CENTER), column: columnOf(CENTER) };

/** What names depend on, as a view or a state has it. */
interface Field {
  readonly cells: readonly Cell[];
  /** Locked margins, -1 while open. */
  readonly top: number;
  readonly leftmost: number;
}

export const originOf = ({ cells, top, leftmost }: Field): Origin => {
  const area = areaOf(cells);
  return {
    row: middleOf(top, STRETCHES[rowsOf(area)] as Stretch, HOME.row),
    column: middleOf(leftmost, STRETCHES[columnsOf(area)] as Stretch, HOME.column),
  };
};

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

export const rowName = (row: number, origin: Origin): string => `${nearest(row, origin.row) + 1}`;
export const columnName = (column: number, origin: Origin): string => LETTERS.at(nearest(column, origin.column)) ?? '?';
/** Column letter and row number: `d4`. */
export const cellName = (cell: Cell, origin: Origin): string => `${columnName(columnOf(cell), origin)}${rowName(rowOf(cell), origin)}`;

/** How far from the first tile a field can lie before a name would mean two lines. */
const inRange = (line: number): boolean => line >= HOME.row - SIZE + 1 && line <= HOME.row + SIZE;

/** The row or column of a name; nothing if there is none such. */
export const rowNamed = (name: string): number | undefined =>
  /^-?\d{1,2}$/.test(name) && inRange(Number(name) - 1) ? (Number(name) - 1) & 7 : undefined;
export const columnNamed = (name: string): number | undefined => {
  const at = name.length === 1 ? LETTERS.indexOf(name) : -1;
  // The letters at the end of the alphabet count back from `a`.
  const line = [at, at - LETTERS.length].find(inRange);
  return at < 0 || line === undefined ? undefined : line & 7;
};

/** The cell of a name, wherever the field lies. */
export const cellNamed = (name: string): Cell | undefined => {
  const [column, row] = [columnNamed(name.slice(0, 1)), rowNamed(name.slice(1))];
  return column === undefined || row === undefined ? undefined : cellAt(row, column);
};

/** The cell of a name that is this field's own: a reader is never guessed at. */
export const cellHere = (name: string, origin: Origin): Cell | undefined => {
  const cell = cellNamed(name);
  return cell !== undefined && cellName(cell, origin) === name ? cell : undefined;
};
