import type { Seat } from '@swordtable/kernel';
import { scoresOf } from '../phases/scoring.ts';
import { COLUMNS, type Group } from '../pieces/grid.ts';
import type { Magic } from '../pieces/pieces.ts';
import type { SeenSmith, View } from '../view/view.ts';
import { written, writtenSword } from './notation.ts';
import { words } from './words.ts';

const list = (parts: readonly string[]): string => (parts.length === 0 ? '-' : parts.join(' | '));

const card = ({ method, gems, points }: Magic): string => `${method} ${gems.join(' ')} (${points.join(' ')})`;

/** A group by its first and its last cell, counted from 1: `1,1-2,3`, the row first. */
const group = ({ row, column, rows, columns }: Group): string => `${row + 1},${column + 1}-${row + rows},${column + columns}`;

const smith = (view: View, seat: Seat, { swords, taken, waiting, bench, left }: SeenSmith): readonly string[] => {
  const own = scoresOf(view).filter(({ owner }) => owner === seat);
  const points = own.reduce((sum, each) => sum + each.points, 0);
  return [
    `${words.seat(seat)}: ${points} points`,
    ...swords.map((sword, at) => `  ${writtenSword(sword)} | length ${own[at]?.length ?? 0}, runs ${own[at]?.runs.join(' ') ?? ''}`),
    ...(taken.length === 0 ? [] : [`  taken ${list(taken.map(written))}`]),
    ...(waiting === null ? [] : [`  to be built in ${left === null ? waiting : list(left.map(written))}`]),
    ...(bench ?? []).map((sword) => `  on the bench ${writtenSword(sword)}`),
  ];
};

/** The table as a few lines of text, as far as a watcher may know it: for records and tests, where no terminal is at hand. */
export const drawing = (view: View): string => {
  const rows = Array.from({ length: view.grid.length / COLUMNS }, (_, row) => view.grid.slice(row * COLUMNS, (row + 1) * COLUMNS));
  const cuts = view.setting.solo[view.card]?.cuts;
  return [
    `round ${view.round}, ${view.phase}, first player ${words.seat(view.first)}, bag ${view.bag}, deck ${view.deck}`,
    `magic ${list(view.setting.magic.map(card))}`,
    ...view.setting.opponents.map(({ name, length, runs }) => `against ${name} | length ${length}, runs ${runs.join(' ')}`),
    ...(cuts === undefined ? [] : [`cuts ${cuts.join(' ')}`]),
    ...rows.map((row) => `  ${written(row)}`),
    ...(view.groups.length === 0 ? [] : [`groups ${list(view.groups.map(group))}`]),
    ...view.smiths.flatMap((each, seat) => smith(view, seat, each)),
    `back in the box ${written(view.gone) || '-'}`,
  ].join('\n');
};
