import { areaOf, columnsOf, rowsOf, STRETCHES, type Stretch } from '@swordtable/games/tile-battle/field/area';
import { CENTER, type Cell, cellAt, columnOf, rowOf, SPAN } from '@swordtable/games/tile-battle/field/cells';
import type { View } from '@swordtable/games/tile-battle/view/view';

/** The window through which the board is seen: its first row and column, how many of each, and which margins are locked. */
export interface Frame {
  readonly top: number;
  readonly left: number;
  readonly rows: number;
  readonly columns: number;
  readonly rowsLocked: boolean;
  readonly columnsLocked: boolean;
}

/** Five lines where the margin is locked; else what is in use in the middle, with at least one line to grow into on either side. */
const linesOf = (locked: number, { start, length }: Stretch): { readonly first: number; readonly count: number } => {
  if (locked >= 0) return { first: locked, count: SPAN };
  if (length >= SPAN) return { first: start, count: SPAN };
  const before = Math.max(1, Math.floor((SPAN - length) / 2));
  return { first: (start - before) & 7, count: Math.max(SPAN, length + 2) };
};

export const frameOf = ({ board, terrainCell, top, leftmost }: Pick<View, 'board' | 'terrainCell' | 'top' | 'leftmost'>): Frame => {
  const cells = [...board.map(({ cell }) => cell), ...(terrainCell >= 0 ? [terrainCell] : [])];
  const area = areaOf(cells.length === 0 ? [CENTER] : cells);
  const rows = linesOf(top, STRETCHES[rowsOf(area)] as Stretch);
  const columns = linesOf(leftmost, STRETCHES[columnsOf(area)] as Stretch);
  return {
    top: rows.first,
    left: columns.first,
    rows: rows.count,
    columns: columns.count,
    rowsLocked: top >= 0,
    columnsLocked: leftmost >= 0,
  };
};

/** Where a cell is in the window; rows and columns close on themselves after eight. */
export const placeIn = (frame: Frame, cell: Cell): { readonly row: number; readonly column: number } => ({
  row: (rowOf(cell) - frame.top) & 7,
  column: (columnOf(cell) - frame.left) & 7,
});

/** The cells of the window, row by row. */
export const cellsIn = (frame: Frame): readonly Cell[] =>
  Array.from({ length: frame.rows * frame.columns }, (_, index) =>
    cellAt(frame.top + Math.floor(index / frame.columns), frame.left + (index % frame.columns)),
  );

/** The cell reached from another by an arrow key; the same at the edge of the window. */
export const stepFrom = (frame: Frame, cell: Cell, down: number, right: number): Cell => {
  const { row, column } = placeIn(frame, cell);
  const clamp = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value));
  return cellAt(frame.top + clamp(row + down, frame.rows), frame.left + clamp(column + right, frame.columns));
};

type SlipSide = 'left' | 'right' | 'above' | 'below';
const NEXT_TO: Readonly<Record<SlipSide, readonly [number, number]>> = { left: [0, -1], right: [0, 1], above: [-1, 0], below: [1, 0] };

/** The sides in order of preference: toward the middle, and last to where it would lie over the points at the end of the row. */
const sidesFor = (column: number, columns: number): readonly [SlipSide, ...SlipSide[]] => {
  if (column >= columns - 2) return ['left', 'above', 'below', 'right'];
  return column < 2 ? ['right', 'above', 'below', 'left'] : ['right', 'left', 'above', 'below'];
};

/** Where a slip about a cell hides nothing that lies beside it. */
export const slipSide = (frame: Frame, cell: Cell, taken: ReadonlySet<Cell>): SlipSide => {
  const sides = sidesFor(placeIn(frame, cell).column, frame.columns);
  const isFree = (side: SlipSide): boolean => {
    const next = stepFrom(frame, cell, ...NEXT_TO[side]);
    return next !== cell && !taken.has(next);
  };
  return sides.find(isFree) ?? sides[0];
};
