import { columnOf, rowOf } from '@swordtable/games/tile-battle/field/cells';
import type { SeenTile } from '@swordtable/games/tile-battle/view/view';
import type { Frame } from './frame.ts';

/** What one row or column of the window is worth to each player as it lies. */
export interface Line {
  readonly tiles: readonly [number, number];
  readonly points: readonly [number, number];
}

/** Points for so many tiles of one colour in a row or column (T-15). */
const LINE_POINTS = [0, 0, 1, 2, 4, 7] as const;
export const pointsFor = (tiles: number): number => LINE_POINTS[Math.min(tiles, LINE_POINTS.length - 1)] ?? 0;

const lineOf = (tiles: readonly SeenTile[]): Line => {
  const of = (seat: number): number => tiles.filter(({ owner }) => owner === seat).length;
  const counts = [of(0), of(1)] as const;
  return { tiles: counts, points: [pointsFor(counts[0]), pointsFor(counts[1])] };
};

export interface Lines {
  readonly rows: readonly Line[];
  readonly columns: readonly Line[];
}

/** The lines of the window, from the top and from the left. */
export const linesIn = (board: readonly SeenTile[], frame: Frame): Lines => ({
  rows: Array.from({ length: frame.rows }, (_, row) => lineOf(board.filter(({ cell }) => ((rowOf(cell) - frame.top) & 7) === row))),
  columns: Array.from({ length: frame.columns }, (_, column) =>
    lineOf(board.filter(({ cell }) => ((columnOf(cell) - frame.left) & 7) === column)),
  ),
});

/** What all rows and columns together are worth to a player. */
export const linePoints = ({ rows, columns }: Lines, seat: number): number =>
  [...rows, ...columns].reduce((sum, { points }) => sum + (points[seat] ?? 0), 0);
