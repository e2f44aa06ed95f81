import { COLUMNS, type Group } from '../pieces/grid.ts';

/** Groups as a scene writes them, a digit for each cell: `1122 1122 3334`. A cell of no group has a dot. */
export const groupsText = (groups: readonly Group[], cells: number): string => {
  const digits = Array.from({ length: cells }, (_, at) => {
    const [y, x] = [Math.floor(at / COLUMNS), at % COLUMNS];
    const no = groups.findIndex(({ row, column, rows, columns }) => y >= row && y < row + rows && x >= column && x < column + columns);
    return no < 0 ? '.' : `${no + 1}`;
  });
  return digits.map((digit, at) => (at > 0 && at % COLUMNS === 0 ? ` ${digit}` : digit)).join('');
};

export const groupsFrom = (text: string): readonly Group[] => {
  const cells = [...text.replace(/\s/g, '')];
  return [...new Set(cells)]
    .filter((name) => name !== '.')
    .toSorted()
    .map((name) => {
      const at = cells.flatMap((cell, index) => (cell === name ? [index] : []));
      const [rows, columns] = [at.map((index) => Math.floor(index / COLUMNS)), at.map((index) => index % COLUMNS)];
      const [row, column] = [Math.min(...rows), Math.min(...columns)];
      return { row, column, rows: Math.max(...rows) - row + 1, columns: Math.max(...columns) - column + 1 };
    });
};
