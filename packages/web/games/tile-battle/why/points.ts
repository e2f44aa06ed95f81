import type { Event, LineScore } from '@swordtable/games/tile-battle/events';
import { columnOf, rowOf } from '@swordtable/games/tile-battle/field/cells';
import type { Tile } from '@swordtable/games/tile-battle/tile';
import type { Part, Why } from '../../../kit/why/why.ts';
import { frameOf } from '../board/frame.ts';
import { linesIn, pointsFor } from '../board/lines.ts';
import { tallyOf } from '../board/score.ts';
import { COLOURS, listed, nameBy, playerBy, rulesOf, rulingsOf, type Teller, textBy } from './teller.ts';

export type Axis = 'row' | 'column';

const lineName = ({ words }: Teller, axis: Axis, at: number): string => (axis === 'row' ? words.row(at) : words.column(at));

/** The points of one row or column, by its place on the board that closes on itself. */
export const lineWhy = (teller: Teller, axis: Axis, at: number, seat: number): Why => {
  const { view, words } = teller;
  const place = axis === 'row' ? rowOf : columnOf;
  const tiles = view.board.filter(({ cell, owner }) => owner === seat && place(cell) === at).map(({ tile }) => tile);
  return {
    title: words.lineTitle(lineName(teller, axis, at), pointsFor(tiles.length)),
    sentences: [words.lineHas(playerBy(teller, seat), tiles.length, listed(teller, tiles)), words.lineTable],
    rules: ['T-15'],
  };
};

/** Every line that brings a player something, added up. */
export const linesWhy = (teller: Teller, seat: number): Why => {
  const { view, words } = teller;
  const frame = frameOf(view);
  const { rows, columns } = linesIn(view.board, frame);
  const part =
    (axis: Axis, first: number) =>
    (line: (typeof rows)[number], index: number): readonly Part[] => {
      const [value, tiles] = [line.points[seat] ?? 0, line.tiles[seat] ?? 0];
      return value === 0 ? [] : [{ value, label: words.linePart(lineName(teller, axis, (first + index) & 7), tiles) }];
    };
  const parts = [...rows.flatMap(part('row', frame.top)), ...columns.flatMap(part('column', frame.left))];
  const player = playerBy(teller, seat);
  return {
    title: words.linesTitle(player),
    ...(parts.length === 0 ? {} : { sums: [summed(parts, words.lines, seat)] }),
    sentences: [...(parts.length === 0 ? [words.noLine(player)] : []), words.lineTable],
    rules: ['T-15'],
  };
};

const summed = (parts: readonly Part[], label: string, seat: number) => ({
  parts,
  result: parts.reduce((sum, { value }) => sum + value, 0),
  label,
  colour: COLOURS[seat as 0] ?? '',
});

/** What the end of the round would bring by a hero or the terrain. */
export const endWhy = (teller: Teller, by: Tile, seat: number): Why => {
  const { view, words } = teller;
  const points = tallyOf(view, seat).ends.find((end) => end.by === by)?.points ?? 0;
  return {
    title: words.endTitle(nameBy(teller, by)),
    sentences: [words.endNow(playerBy(teller, seat), points), textBy(teller, by)],
    rules: rulesOf(['O-17'], rulingsOf(teller, by)),
  };
};

const partOfLines = ({ words }: Teller, { lines, round }: Extract<Event, { what: 'lines' }>, seat: number): Part => ({
  value: lines.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0),
  label: words.roundLines(round),
});

/** The points that were scored so far, as they were told. */
export const beforeWhy = (teller: Teller, events: readonly Event[], seat: number): Why => {
  const { view, words } = teller;
  const parts = events.flatMap((event): readonly Part[] => {
    if (event.what === 'lines') return [partOfLines(teller, event, seat)];
    return event.what === 'points' && event.seat === seat ? [{ value: event.points, label: nameBy(teller, event.cause.of) }] : [];
  });
  const sum = summed(parts, playerBy(teller, seat), seat);
  // What happened before this page came to the table is not always told: then only the sum is known.
  const known = parts.length > 0 && sum.result === view.score[seat];
  return {
    title: words.beforeTitle(playerBy(teller, seat)),
    ...(known ? { sums: [sum] } : {}),
    sentences: [words.gained(playerBy(teller, seat), view.score[seat] ?? 0), words.lineTable],
    rules: ['T-14', 'T-15'],
  };
};

/** All points of a player, by what they are made of. */
export const totalWhy = (teller: Teller, events: readonly Event[], seat: number): Why => {
  const { view, words } = teller;
  const player = playerBy(teller, seat);
  if (view.over) return { ...beforeWhy(teller, events, seat), title: words.totalTitle(player) };
  const { before, lines, ends } = tallyOf(view, seat);
  const parts = [
    { value: before, label: words.before },
    { value: lines, label: words.lines },
    ...ends.map(({ by, points }) => ({ value: points, label: nameBy(teller, by) })),
  ].filter(({ value }, index) => value !== 0 || index === 1);
  return {
    title: words.totalTitle(player),
    sums: [summed(parts, player, seat)],
    sentences: [words.ifEndedNow, words.lineTable, ...ends.map(({ by }) => textBy(teller, by))],
    rules: rulesOf(['T-15'], ends.length > 0 ? ['O-17'] : []),
  };
};

/** How the lines of a round were scored for both. */
export const linesEventWhy = (teller: Teller, { lines }: Extract<Event, { what: 'lines' }>): Why => {
  const { words } = teller;
  const partsOf = (seat: number): readonly Part[] =>
    lines.flatMap(({ line, at, tiles, points }: LineScore) => {
      const [value, count] = [points[seat] ?? 0, tiles[seat] ?? 0];
      return value === 0 ? [] : [{ value, label: words.linePart(lineName(teller, line, at - 1), count) }];
    });
  return {
    title: words.linesEvent,
    sums: [0, 1].map((seat) => summed(partsOf(seat), teller.seats(seat).name, seat)),
    sentences: [words.lineTable],
    rules: ['T-15'],
  };
};

export const pointsEventWhy = (teller: Teller, { seat, points, cause }: Extract<Event, { what: 'points' }>): Why => ({
  title: teller.words.endTitle(nameBy(teller, cause.self)),
  sentences: [teller.words.gained(playerBy(teller, seat), points), textBy(teller, cause.of)],
  rules: rulesOf(rulingsOf(teller, cause.of), ['T-14']),
});

/** Why the match came out as it did. */
export const overWhy = (teller: Teller, events: readonly Event[], { score, winner }: Extract<Event, { what: 'over' }>): Why => {
  const { words, view } = teller;
  const tied = score[0] === score[1];
  const sums = [0, 1].flatMap((seat) => beforeWhy(teller, events, seat).sums ?? []);
  return {
    title: words.overTitle,
    ...(sums.length === 2 ? { sums } : {}),
    sentences: [words.mostPoints, ...(tied ? [winner < 0 ? words.tieShared : words.tieFirst] : [])],
    rules: rulesOf(['T-15'], tied ? [view.setting.flow === 'olympus' ? 'O-4' : 'A-3'] : []),
  };
};
