import type { Message, Seat, Term, Why, WhySum } from '@swordtable/kernel';
import type { Event, LineScore } from '../events.ts';
import { columnOf, rowOf } from '../field/cells.ts';
import { bounds } from '../field/lookaround.ts';
import type { Tile } from '../tile.ts';
import { type Facts, rulesOf, rulingsOf, say, textOf, thing } from './facts.ts';
import { isBoardScored, type Line, linesIn, pointsFor, tallyOf } from './score.ts';

export type Axis = 'row' | 'column';

type Part = WhySum['parts'][number];

/** A player: the reader is spoken to. */
const player = (seat: Seat): Term => ({ seat });
const line = (axis: Axis, at: number): Term => (axis === 'row' ? { row: at } : { column: at });

/** The points of one row or column, by its place on the board that closes on itself. */
export const lineWhy = (facts: Facts, axis: Axis, at: number, seat: number): Why => {
  const { view } = facts;
  const place = axis === 'row' ? rowOf : columnOf;
  const tiles = view.board.filter(({ cell, owner }) => owner === seat && place(cell) === at).map(({ tile }) => tile);
  return {
    title: say('lineTitle', line(axis, at), pointsFor(tiles.length)),
    because: [say('lineHas', player(seat), tiles.length, { tiles }), say('lineTable')],
    rules: ['T-15'],
  };
};

/** Every line that brings a player something, added up. */
export const linesWhy = (facts: Facts, seat: number): Why => {
  // Lines are counted from the first that is in use: the board closes on itself.
  const { rows, columns } = bounds(facts.board);
  const [top, left] = [rows.start, columns.start];
  const lines = linesIn(facts.view.board, { top, left, rows: rows.length, columns: columns.length });
  const part =
    (axis: Axis, first: number) =>
    ({ points, tiles }: Line, index: number): readonly Part[] => {
      const [value, count] = [points[seat] ?? 0, tiles[seat] ?? 0];
      return value === 0 ? [] : [{ value, label: say('linePart', line(axis, (first + index) & 7), count) }];
    };
  const parts = [...lines.rows.flatMap(part('row', top)), ...lines.columns.flatMap(part('column', left))];
  return {
    title: say('linesTitle', player(seat)),
    ...(parts.length === 0 ? {} : { sums: [summed(parts, say('lines'), seat)] }),
    because: [...(parts.length === 0 ? [say('noLine', player(seat))] : []), say('lineTable')],
    rules: ['T-15'],
  };
};

const summed = (parts: readonly Part[], label: Message, seat: Seat): WhySum => ({
  parts,
  result: parts.reduce((sum, { value }) => sum + value, 0),
  label,
  seat,
});

/** What the end of the round would bring by a hero or the terrain. */
export const endWhy = (facts: Facts, by: Tile, seat: number): Why => {
  const { view } = facts;
  const points = tallyOf(view, seat).ends.find((end) => end.by === by)?.points ?? 0;
  return {
    title: say('endTitle', thing(facts, by)),
    because: [say('endNow', player(seat), points), textOf(facts, by)],
    rules: rulesOf(['O-17'], rulingsOf(facts, by)),
  };
};

const partOfLines = ({ lines, round }: Extract<Event, { what: 'lines' }>, seat: number): Part => ({
  value: lines.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0),
  label: say('roundLines', round),
});

/** The points that were scored so far, as they were told. */
export const beforeWhy = (facts: Facts, seat: number): Why => {
  const { view } = facts;
  const parts = facts.events.flatMap((event): readonly Part[] => {
    if (event.what === 'lines') return [partOfLines(event, seat)];
    return event.what === 'points' && event.seat === seat
      ? [{ value: event.points, label: say('name', thing(facts, event.cause.of)) }]
      : [];
  });
  const sum = summed(parts, say('name', player(seat)), seat);
  // What happened before this page came to the table is not always told: then only the sum is known.
  const known = parts.length > 0 && sum.result === view.score[seat];
  return {
    title: say('beforeTitle', player(seat)),
    ...(known ? { sums: [sum] } : {}),
    because: [say('gained', player(seat), view.score[seat] ?? 0), say('lineTable')],
    rules: ['T-14', 'T-15'],
  };
};

/** All points of a player, by what they are made of. */
export const totalWhy = (facts: Facts, seat: number): Why => {
  const { view } = facts;
  if (isBoardScored(view)) return { ...beforeWhy(facts, seat), title: say('totalTitle', player(seat)) };
  const { before, lines, ends } = tallyOf(view, seat);
  const parts = [
    { value: before, label: say('before') },
    { value: lines, label: say('lines') },
    ...ends.map(({ by, points }) => ({ value: points, label: say('name', thing(facts, by)) })),
  ].filter(({ value }, index) => value !== 0 || index === 1);
  return {
    title: say('totalTitle', player(seat)),
    sums: [summed(parts, say('name', player(seat)), seat)],
    because: [say('ifEndedNow'), say('lineTable'), ...ends.map(({ by }) => textOf(facts, by))],
    rules: rulesOf(['T-15'], ends.length > 0 ? ['O-17'] : []),
  };
};

/** How the lines of a round were scored for both. */
export const linesEventWhy = ({ lines }: Extract<Event, { what: 'lines' }>): Why => {
  const partsOf = (seat: number): readonly Part[] =>
    lines.flatMap(({ line: axis, at, tiles, points }: LineScore) => {
      const [value, count] = [points[seat] ?? 0, tiles[seat] ?? 0];
      return value === 0 ? [] : [{ value, label: say('linePart', line(axis, at - 1), count) }];
    });
  return {
    title: say('linesEvent'),
    sums: [0, 1].map((seat) => summed(partsOf(seat), say('name', { player: seat }), seat)),
    because: [say('lineTable')],
    rules: ['T-15'],
  };
};

export const pointsEventWhy = (facts: Facts, { seat, points, cause }: Extract<Event, { what: 'points' }>): Why => ({
  title: say('endTitle', thing(facts, cause.self)),
  because: [say('gained', player(seat), points), textOf(facts, cause.of)],
  rules: rulesOf(rulingsOf(facts, cause.of), ['T-14']),
});

/** Why the match came out as it did. */
export const overWhy = (facts: Facts, { score, winner }: Extract<Event, { what: 'over' }>): Why => {
  const { view } = facts;
  const tied = score[0] === score[1];
  const sums = [0, 1].flatMap((seat) => beforeWhy(facts, seat).sums ?? []);
  return {
    title: say('overTitle'),
    ...(sums.length === 2 ? { sums } : {}),
    because: [say('mostPoints'), ...(tied ? [winner < 0 ? say('tieShared') : say('tieFirst')] : [])],
    rules: rulesOf(['T-15'], tied ? [view.setting.flow === 'olympus' ? 'O-4' : 'A-3'] : []),
  };
};
