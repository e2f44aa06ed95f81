import { type Cell, SIZE, SPAN } from './cells.ts';

/** A set of cells, a bit each: rows 1 to 4 in `low`, rows 5 to 8 in `high`. Geometry is where rules spend their time. */
export interface Area {
  readonly low: number;
  readonly high: number;
}

export const areaOf = (cells: readonly Cell[]): Area => {
  let low = 0;
  let high = 0;
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i] as Cell;
    if (cell < 32) low |= 1 << cell;
    else high |= 1 << (cell - 32);
  }
  return { low, high };
};

export const isEmpty = ({ low, high }: Area): boolean => (low | high) === 0;
export const both = (a: Area, b: Area): Area => ({ low: a.low & b.low, high: a.high & b.high });
export const without = (a: Area, b: Area): Area => ({ low: a.low & ~b.low, high: a.high & ~b.high });
export const only = (cell: Cell): Area => (cell < 32 ? { low: 1 << cell, high: 0 } : { low: 0, high: 1 << (cell - 32) });

export const contains = ({ low, high }: Area, cell: Cell): boolean => (((cell < 32 ? low : high) >>> (cell & 31)) & 1) === 1;

export const cellsOf = ({ low, high }: Area): Cell[] => {
  const cells: Cell[] = [];
  // Taking away the lowest bit again and again visits the cells in order.
  for (let rest = low; rest !== 0; rest &= rest - 1) cells.push(31 - Math.clz32(rest & -rest));
  for (let rest = high; rest !== 0; rest &= rest - 1) cells.push(63 - Math.clz32(rest & -rest));
  return cells;
};

const FIRST_COLUMN = 0x01010101;
const ALL_BUT_LAST = 0x7f7f7f7f;
const eastwards = (rows: number): number => ((rows & ALL_BUT_LAST) << 1) | ((rows >>> 7) & FIRST_COLUMN);
const westwards = (rows: number): number => ((rows >>> 1) & ALL_BUT_LAST) | ((rows & FIRST_COLUMN) << 7);

/** The area and everything that touches it by an edge. */
export const grown = ({ low, high }: Area): Area => ({
  low: low | eastwards(low) | westwards(low) | (low << 8) | (high >>> 24) | (low >>> 8) | (high << 24),
  high: high | eastwards(high) | westwards(high) | (high << 8) | (low >>> 24) | (high >>> 8) | (low << 24),
});

/** The part of `whole` that hangs together with `start`. */
const reachedFrom = (start: Area, whole: Area): Area => {
  let { low, high } = start;
  for (;;) {
    const wider = grown({ low, high });
    const nextLow = wider.low & whole.low;
    const nextHigh = wider.high & whole.high;
    if (nextLow === low && nextHigh === high) return { low, high };
    low = nextLow;
    high = nextHigh;
  }
};

/** Any one cell of an area that is not empty. */
const someCell = ({ low, high }: Area): Area => (low !== 0 ? { low: low & -low, high: 0 } : { low: 0, high: high & -high });

export const isConnected = (area: Area): boolean => {
  if (isEmpty(area)) return true;
  const reached = reachedFrom(someCell(area), area);
  return reached.low === area.low && reached.high === area.high;
};

/** The empty cells that, filled, leave everything connected: any neighbor of one piece, or what touches all pieces. */
export const joining = (area: Area): Area => {
  let rest = area;
  let joined: Area = { low: -1, high: -1 };
  while (!isEmpty(rest)) {
    const piece = reachedFrom(someCell(rest), rest);
    joined = both(joined, grown(piece));
    rest = without(rest, piece);
  }
  return without(joined, area);
};

/** Eight bits, one for each row (or column) in which the area has a cell. */
export const rowsOf = ({ low, high }: Area): number => {
  let rows = 0;
  for (let row = 0; row < 4; row++) {
    if ((low >>> (row * SIZE)) & 0xff) rows |= 1 << row;
    if ((high >>> (row * SIZE)) & 0xff) rows |= 16 << row;
  }
  return rows;
};

export const columnsOf = ({ low, high }: Area): number => {
  const four = low | high;
  const two = four | (four >>> 16);
  return (two | (two >>> 8)) & 0xff;
};

export interface Stretch {
  readonly start: number;
  readonly length: number;
}

/** For each set of rows (or columns), the shortest stretch of the closed ring of eight that holds them all. */
export const STRETCHES: readonly Stretch[] = Array.from({ length: 1 << SIZE }, (_, lines): Stretch => {
  let best: Stretch = { start: 0, length: lines === 0 ? 0 : SIZE };
  for (let start = 0; start < SIZE; start++) {
    if (((lines >> start) & 1) === 0) continue;
    let length = 0;
    for (let step = 0; step < SIZE; step++) if ((lines >> ((start + step) & 7)) & 1) length = step + 1;
    if (length < best.length) best = { start, length };
  }
  return best;
});

const stretchBits = (start: number, length: number): number => {
  let bits = 0;
  for (let step = 0; step < Math.min(length, SIZE); step++) bits |= 1 << ((start + step) & 7);
  return bits;
};

/** For each set of rows in use, the rows that may be used without the field getting longer than five. */
const WITHIN_SPAN: readonly number[] = STRETCHES.map(({ start, length }) =>
  length === 0 ? 0xff : stretchBits(start + length - SPAN, 2 * SPAN - length),
);
const LOCKED: readonly number[] = Array.from({ length: SIZE }, (_, start) => stretchBits(start, SPAN));
/** Four bits, spread out to four whole rows. */
const ROWS: readonly number[] = Array.from({ length: 16 }, (_, bits) =>
  [0, 1, 2, 3].reduce((rows, row) => ((bits >> row) & 1 ? rows | (0xff << (row * SIZE)) : rows), 0),
);

/** Where tiles may lie, given where tiles do lie and which margins are locked (T-1; -1 for a margin that is not). */
export const withinMargins = (occupied: Area, top: number, left: number): Area => {
  const rows = (top < 0 ? WITHIN_SPAN[rowsOf(occupied)] : LOCKED[top]) as number;
  const columns = ((left < 0 ? WITHIN_SPAN[columnsOf(occupied)] : LOCKED[left]) as number) * FIRST_COLUMN;
  return { low: (ROWS[rows & 15] as number) & columns, high: (ROWS[rows >> 4] as number) & columns };
};
