import { areaOf, columnsOf, rowsOf, STRETCHES, type Stretch } from '@swordtable/games/tile-battle/field/area';
import { type Cell, columnOf, rowOf, SPAN } from '@swordtable/games/tile-battle/field/cells';
import type { View } from '@swordtable/games/tile-battle/view/view';

/** Which rows and columns are drawn, and which margins are locked. Both lines close on themselves after eight. */
export interface Frame {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly rowsLocked: boolean;
  readonly columnsLocked: boolean;
}

/** Five where the margin is locked; else what is in use, and beyond it what placements can reach. */
const linesOf = (locked: number, used: Stretch, reached: readonly number[]): readonly number[] => {
  if (locked >= 0) return Array.from({ length: SPAN }, (_, step) => (locked + step) & 7);
  const before = reached.includes((used.start - 1) & 7) ? 1 : 0;
  const after = reached.includes((used.start + used.length) & 7) ? 1 : 0;
  return Array.from({ length: Math.max(1, used.length + before + after) }, (_, step) => (used.start - before + step) & 7);
};

/**
 * `open` are the cells on offer. Even while something else is asked, the ring around the board is drawn as long as
 * it can grow, so that the picture does not jump; with nobody asked there is none.
 */
export const frameOf = ({ board, terrainCell, top, leftmost }: View, open: readonly Cell[], isAsked: boolean): Frame => {
  const cells = [...board.map(({ cell }) => cell), ...(terrainCell >= 0 ? [terrainCell] : [])];
  const area = areaOf(cells.length === 0 ? open : cells);
  const [rows, columns] = [STRETCHES[rowsOf(area)] as Stretch, STRETCHES[columnsOf(area)] as Stretch];
  const ring = ({ start, length }: Stretch): readonly number[] => (isAsked && length < SPAN ? [(start - 1) & 7, (start + length) & 7] : []);
  return {
    rows: linesOf(top, rows, [...open.map(rowOf), ...ring(rows)]),
    columns: linesOf(leftmost, columns, [...open.map(columnOf), ...ring(columns)]),
    rowsLocked: top >= 0,
    columnsLocked: leftmost >= 0,
  };
};
