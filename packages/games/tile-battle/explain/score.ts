import { columnOf, rowOf } from '../field/cells.ts';
import { TERRAIN, type Tile } from '../tile.ts';
import type { SeenTile, View } from '../view/view.ts';
import { boardOf, endPoints } from './board.ts';

/** What one row or column is worth to each player as it lies. */
export interface Line {
  readonly tiles: readonly [number, number];
  readonly points: readonly [number, number];
}

/** Points for a number of tiles of one color in a row or column (T-15). */
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

/** Some rows and columns, from the first of each; both close on themselves after eight. */
export interface Window {
  readonly top: number;
  readonly left: number;
  readonly rows: number;
  readonly columns: number;
}

const WHOLE: Window = { top: 0, left: 0, rows: 8, columns: 8 };

export const linesIn = (board: readonly SeenTile[], { top, left, rows, columns }: Window = WHOLE): Lines => ({
  rows: Array.from({ length: rows }, (_, row) => lineOf(board.filter(({ cell }) => ((rowOf(cell) - top) & 7) === row))),
  columns: Array.from({ length: columns }, (_, column) => lineOf(board.filter(({ cell }) => ((columnOf(cell) - left) & 7) === column))),
});

/** A player's points if the round ended now, and what they are made of. */
export interface Tally {
  readonly total: number;
  /** Points scored so far. */
  readonly before: number;
  /** Rows and columns of the board as it lies. */
  readonly lines: number;
  /** What end-of-round abilities would bring; 0 is the terrain. */
  readonly ends: readonly { readonly by: Tile; readonly points: number }[];
}

/** Whether the board as it lies is in the score already: after a round, until its successor's first turn. */
export const isBoardScored = ({ over, pool, toPlace, placed }: Pick<View, 'over' | 'pool' | 'toPlace' | 'placed'>): boolean =>
  over || pool.length > 0 || (placed === TERRAIN && toPlace[0] + toPlace[1] === 0);

export const tallyOf = (view: View, seat: number): Tally => {
  const before = view.score[seat] ?? 0;
  if (isBoardScored(view)) return { total: before, before, lines: 0, ends: [] };
  const { rows, columns } = linesIn(view.board);
  const lines = [...rows, ...columns].reduce((sum, { points }) => sum + (points[seat] ?? 0), 0);
  const ends = endPoints(boardOf(view), seat);
  return { total: before + lines + ends.reduce((sum, { points }) => sum + points, 0), before, lines, ends };
};
