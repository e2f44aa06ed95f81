import { type Cut, cutsOf, type Group, parts, wholeGrid } from '@swordtable/games/swordcrafters/pieces/grid';

/** A cut as a line through the grid: below a row or right of a column, and from where to where it goes. All are counted from 1. */
export interface CutLine {
  readonly axis: Cut['axis'];
  readonly after: number;
  readonly from: number;
  readonly to: number;
}

const cutLine = ({ row, column, rows, columns }: Group, { axis, after }: Cut): CutLine =>
  axis === 'H'
    ? { axis, after: row + after, from: column + 1, to: column + columns }
    : { axis, after: column + after, from: row + 1, to: row + rows };

export const cutId = ({ axis, after, from, to }: CutLine): string => `${axis} ${after} ${from} ${to}`;

/** Every cut that can be made through these groups. */
export const cutsThrough = (groups: readonly Group[]): readonly CutLine[] =>
  groups.flatMap((group) => cutsOf(group).map((cut) => cutLine(group, cut)));

const cutOnce = (groups: readonly Group[], id: string): readonly Group[] =>
  groups.flatMap((group) => {
    const found = cutsOf(group).find((cut) => cutId(cutLine(group, cut)) === id);
    return found === undefined ? [group] : parts(group, found);
  });

/** The groups that cuts make, in whatever order they can be made. One that goes through no group from edge to edge is left out. */
export const groupsBy = (rows: number, ids: readonly string[]): readonly Group[] => {
  let groups: readonly Group[] = [wholeGrid(rows)];
  for (const _ of ids) groups = ids.reduce(cutOnce, groups);
  return groups;
};

const isWithin = (inner: Group, outer: Group): boolean =>
  inner.row >= outer.row &&
  inner.column >= outer.column &&
  inner.row + inner.rows <= outer.row + outer.rows &&
  inner.column + inner.columns <= outer.column + outer.columns;

/** The cuts that have made groups out of a whole, in one of the possible orders. */
export const cutsInto = (groups: readonly Group[], whole: Group): readonly CutLine[] => {
  for (const cut of cutsOf(whole)) {
    const [first, second] = parts(whole, cut).map((part) => ({ part, within: groups.filter((group) => isWithin(group, part)) }));
    if (first === undefined || second === undefined || first.within.length + second.within.length < groups.length) continue;
    if (first.within.length === 0 || second.within.length === 0) continue;
    return [cutLine(whole, cut), ...cutsInto(first.within, first.part), ...cutsInto(second.within, second.part)];
  }
  return [];
};
