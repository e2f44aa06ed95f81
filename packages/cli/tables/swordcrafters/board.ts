import { COLUMNS, type Group } from '@swordtable/games/swordcrafters/pieces/grid';
import type { Cell } from '@swordtable/games/swordcrafters/pieces/pieces';
import type { Look } from '../../screen/look.ts';
import { inGemColor, LETTERS } from './names.ts';

/** Marks in the picture other than the tiles. */
export interface Marks {
  /** Groups that an answer may name. */
  readonly offered: readonly number[];
  /** Groups that came to be since the last picture. */
  readonly changed: readonly number[];
}

const BORDERS = { still: '╭─╮│╰╯', changed: '┏━┓┃┗┛' } as const;
const CELL_WIDTH = 3;
/** Room between two groups: the frames of both, and between columns a space. */
const APART = { across: 3, down: 2 } as const;

const NOBODY = -1;
const isIn = ({ row, column, rows, columns }: Group, r: number, c: number): boolean =>
  r >= row && r < row + rows && c >= column && c < column + columns;

/** Where each row or column begins, when it moves away from the one before it wherever any cut runs between them. */
const startsOf = (count: number, size: number, gap: (before: number) => number): readonly number[] => {
  const starts = [1];
  for (let at = 1; at < count; at++) starts.push((starts[at - 1] as number) + size + gap(at));
  return starts;
};

/**
 * The grid, with its groups apart: each in a frame that carries its number, in brackets where it can be named. What was taken leaves
 * a hole, so that nothing else moves.
 */
export const boardLines = (grid: readonly Cell[], groups: readonly Group[], marks: Marks, look: Look): readonly string[] => {
  const rows = Array.from({ length: grid.length / COLUMNS }, (_, row) => row);
  const columns = Array.from({ length: COLUMNS }, (_, column) => column);
  const owner = (row: number, column: number): number => groups.findIndex((group) => isIn(group, row, column));
  const isCutAbove = (row: number): boolean => columns.some((column) => owner(row - 1, column) !== owner(row, column));
  const isCutBefore = (column: number): boolean => rows.some((row) => owner(row, column - 1) !== owner(row, column));
  const y = startsOf(rows.length, 1, (row) => (isCutAbove(row) ? APART.down : 0));
  const x = startsOf(COLUMNS, CELL_WIDTH, (column) => (isCutBefore(column) ? APART.across : 0));
  const height = (y.at(-1) ?? 0) + 2;
  const width = (x.at(-1) ?? 0) + CELL_WIDTH + 1;
  const canvas = Array.from({ length: height }, () => Array<string>(width).fill(' '));
  const put = (line: number, at: number, sign: string): void => {
    const signs = canvas[line];
    if (signs !== undefined) signs[at] = sign;
  };

  for (const [index, { row, column, rows: high, columns: wide }] of groups.entries()) {
    const isChanged = marks.changed.includes(index);
    const [nw, flat, ne, upright, sw, se] = [...BORDERS[isChanged ? 'changed' : 'still']] as [
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    const [top, bottom] = [(y[row] as number) - 1, (y[row + high - 1] as number) + 1];
    const [left, right] = [(x[column] as number) - 1, (x[column + wide - 1] as number) + CELL_WIDTH];
    for (let at = left; at <= right; at++) {
      put(top, at, at === left ? nw : at === right ? ne : flat);
      put(bottom, at, at === left ? sw : at === right ? se : flat);
    }
    for (let line = top + 1; line < bottom; line++) for (const at of [left, right]) put(line, at, upright);
    const number = marks.offered.includes(index) ? `[${index + 1}]` : ` ${index + 1} `;
    for (const [at, sign] of [...number].entries()) put(top, left + 1 + at, look.paint.bold(sign));
  }
  for (const row of rows)
    for (const column of columns) {
      const cell = grid[row * COLUMNS + column];
      if (cell === undefined || owner(row, column) === NOBODY) continue;
      put(y[row] as number, (x[column] as number) + 1, inGemColor(cell, LETTERS[cell], look));
    }
  return canvas.map((signs) => signs.join('').trimEnd());
};
