import { type Axis, COLUMNS, type Cut, type Group } from '@swordtable/games/swordcrafters/pieces/grid';

/**
 * Where tiles lie, in units of which a tile has a hundred. Tiles of one group lie close together, and groups lie apart: each group is
 * drawn together into the middle of the room that its rows and columns have. So a cut moves only the tiles of the group that it cuts.
 */
export const TILE = 100;
const NEAR = 8;
const APART = 34;
const PITCH = TILE + APART;

export interface Spot {
  readonly left: number;
  readonly top: number;
}
export interface Frame extends Spot {
  readonly width: number;
  readonly height: number;
}

const room = (count: number): number => count * PITCH - APART;
const taken = (count: number): number => count * TILE + (count - 1) * NEAR;

/** The whole space of a grid with this many rows. */
export const gridRoom = (rows: number): { readonly width: number; readonly height: number } => ({
  width: room(COLUMNS),
  height: room(rows),
});

/** The rectangle that the tiles of a group fill. */
export const frameOf = ({ row, column, rows, columns }: Group): Frame => ({
  left: column * PITCH + (room(columns) - taken(columns)) / 2,
  top: row * PITCH + (room(rows) - taken(rows)) / 2,
  width: taken(columns),
  height: taken(rows),
});

/** Where a cell of a group lies. */
export const spotOf = (group: Group, row: number, column: number): Spot => {
  const { left, top } = frameOf(group);
  return { left: left + (column - group.column) * (TILE + NEAR), top: top + (row - group.row) * (TILE + NEAR) };
};

export const isIn = ({ row, column, rows, columns }: Group, atRow: number, atColumn: number): boolean =>
  atRow >= row && atRow < row + rows && atColumn >= column && atColumn < column + columns;

/** The line of a cut, from one edge of the room of its group to the other. */
export const lineOf = (group: Group, { axis, after }: Cut): Frame => {
  const [left, top] = [group.column * PITCH, group.row * PITCH];
  return axis === 'H'
    ? { left, top: top + after * PITCH - APART / 2, width: room(group.columns), height: 0 }
    : { left: left + after * PITCH - APART / 2, top, width: 0, height: room(group.rows) };
};

/** How far a point is from the line of a cut; from a line of another group it is as far as can be. */
const distance = (group: Group, cut: Cut, { left, top }: Spot): number => {
  const line = lineOf(group, cut);
  const isBeside =
    left >= group.column * PITCH - APART / 2 &&
    left <= (group.column + group.columns) * PITCH - APART / 2 &&
    top >= group.row * PITCH - APART / 2 &&
    top <= (group.row + group.rows) * PITCH - APART / 2;
  if (!isBeside) return Number.POSITIVE_INFINITY;
  return cut.axis === 'H' ? Math.abs(top - line.top) : Math.abs(left - line.left);
};

/** A cut as it is answered: through which group, and in the solo game which part is kept. */
export interface Slicing extends Cut {
  readonly group: number;
  readonly keep?: 'first' | 'second';
}

/** Whether a point lies in the first part of a cut: above it, or left of it. */
const isBefore = (line: Frame, axis: Axis, { left, top }: Spot): boolean => (axis === 'H' ? top < line.top : left < line.left);

/** The cut nearest to a point among those on offer. Where a part is kept, it is the one that the point lies in, if that may be. */
export const nearest = (groups: readonly Group[], offered: readonly Slicing[], point: Spot): Slicing | undefined => {
  let best: { readonly slicing: Slicing; readonly far: number } | undefined;
  for (const slicing of offered) {
    const group = groups[slicing.group];
    if (group === undefined) continue;
    const wanted = isBefore(lineOf(group, slicing), slicing.axis, point) ? 'first' : 'second';
    // A part that may not be kept is pointed at in vain: then any other cut that keeps what is under the pointer is nearer.
    const far = distance(group, slicing, point) + (slicing.keep === undefined || slicing.keep === wanted ? 0 : 2 * room(COLUMNS));
    if (far < (best?.far ?? Number.POSITIVE_INFINITY)) best = { slicing, far };
  }
  return best?.slicing;
};

/** Whether two cuts are the same, and keep the same. */
export const sameCut = (one: Slicing, other: Slicing | undefined): boolean =>
  one.group === other?.group && one.axis === other.axis && one.after === other.after && one.keep === other.keep;

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The group that an arrow key leads to: the nearest that way, and of those rather one straight ahead than one aside. */
export const groupTowards = (groups: readonly Group[], from: number, key: string): number | undefined => {
  const [way, start] = [WAYS[key], groups[from]];
  if (way === undefined || start === undefined) return undefined;
  const middle = (group: Group): readonly [number, number] => [group.column + group.columns / 2, group.row + group.rows / 2];
  const [x, y] = middle(start);
  let best: { readonly at: number; readonly far: number } | undefined;
  for (const [at, group] of groups.entries()) {
    const [across, down] = [middle(group)[0] - x, middle(group)[1] - y];
    const ahead = across * way[0] + down * way[1];
    const far = ahead + 2 * Math.abs(across * way[1] + down * way[0]);
    if (ahead > 0 && far < (best?.far ?? Number.POSITIVE_INFINITY)) best = { at, far };
  }
  return best?.at;
};

/** The cuts in the order in which arrow keys walk through them: those that run down from left to right, those across from top to bottom. */
const walked = (groups: readonly Group[], offered: readonly Slicing[], axis: Axis): readonly Slicing[] => {
  const key = (slicing: Slicing): number => {
    const group = groups[slicing.group];
    const { left, top } = group === undefined ? { left: 0, top: 0 } : lineOf(group, slicing);
    return (axis === 'H' ? top * room(COLUMNS) * 2 + left : left * room(COLUMNS) * 2 + top) + (slicing.keep === 'second' ? 1 : 0);
  };
  return offered.filter((each) => each.axis === axis).toSorted((a, b) => key(a) - key(b));
};

const STEPS: Readonly<Record<string, { readonly axis: Axis; readonly by: number }>> = {
  ArrowLeft: { axis: 'V', by: -1 },
  ArrowRight: { axis: 'V', by: 1 },
  ArrowUp: { axis: 'H', by: -1 },
  ArrowDown: { axis: 'H', by: 1 },
};

/** The cut that an arrow key leads to: left and right through those that run down, up and down through those across; round and round. */
export const walkedTo = (
  groups: readonly Group[],
  offered: readonly Slicing[],
  from: Slicing | undefined,
  key: string,
): Slicing | undefined => {
  const step = STEPS[key];
  if (step === undefined) return undefined;
  // Where all cuts run one way, every arrow walks through them.
  const axis = offered.some((each) => each.axis === step.axis) ? step.axis : step.axis === 'H' ? 'V' : 'H';
  const row = walked(groups, offered, axis);
  const at = row.findIndex((each) => sameCut(each, from));
  if (at < 0) return step.by > 0 ? row[0] : row.at(-1);
  return row[(at + step.by + row.length) % row.length];
};
