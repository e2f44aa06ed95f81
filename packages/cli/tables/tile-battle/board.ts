import { type Cell, cellAt } from '@swordtable/games/tile-battle/field/cells';
import { cellName, columnName, rowName } from '@swordtable/games/tile-battle/field/coordinates';
import { terrainOf } from '@swordtable/games/tile-battle/hero/roster';
import type { Tile } from '@swordtable/games/tile-battle/tile';
import { type SeenTile, type View, viewOrigin } from '@swordtable/games/tile-battle/view/view';
import type { Look } from '../../screen/look.ts';
import { cut, padEnd, padStart, widthOf } from '../../screen/text.ts';
import { inSeatColor, SIGNS } from '../seats.ts';
import type { Frame } from './field.ts';
import { ARROWS, shortName, turned } from './names.ts';

/** Marks in the picture other than the tiles. */
export interface Marks {
  /** Cells a tile may be placed on, or a choice may name. */
  readonly open: readonly Cell[];
  /** The tile placed last. */
  readonly placed: Tile | undefined;
  /** Tiles that changed sides, places or numbers since the last picture. */
  readonly changed: readonly Tile[];
  /** Tiles that an answer may name. */
  readonly offered: readonly Tile[];
}

const BORDERS = { still: '╭─╮│╰╯', changed: '┏━┓┃┗┛', placed: '╔═╗║╚╝', terrain: '┌┄┐┆└┘' } as const;

const centred = (text: string, width: number, fill = ' '): string => {
  const left = Math.floor((width - widthOf(text)) / 2);
  return fill.repeat(Math.max(0, left)) + text + fill.repeat(Math.max(0, width - left - widthOf(text)));
};

/** A number as it shows now; `+` or `-` when it is not the printed one. */
const numberText = (now: number, printed: number): string => `${now}${now > printed ? '+' : now < printed ? '-' : ''}`;

/** Three lines: the north number in the upper border, west and east beside the name, the south number in the lower border. */
const tileLines = (seen: SeenTile, view: View, marks: Marks, inner: number, look: Look): readonly string[] => {
  const { paint } = look;
  const { tile, owner, turns, numbers } = seen;
  const printed = turned(view.printed.slice(tile * 4, tile * 4 + 4), turns);
  const [north, east, south, west] = numbers.map((now, side) => numberText(now, printed[side] as number)) as [
    string,
    string,
    string,
    string,
  ];
  const style = marks.placed === tile ? BORDERS.placed : marks.changed.includes(tile) ? BORDERS.changed : BORDERS.still;
  const [nw, flat, ne, upright, sw, se] = [...style] as [string, string, string, string, string, string];
  const color = (text: string): string => inSeatColor(owner, text, look);
  const edge = (text: string): string => color(style === BORDERS.still ? text : paint.bold(text));
  const strong = (text: string): string => (/[+-]/.test(text) ? paint.yellow(paint.bold(text)) : paint.bold(text));
  const border = (left: string, number: string, right: string, sign: string, end: string): string => {
    const line = centred(number, inner, flat);
    const at = line.indexOf(number);
    return edge(left + sign + line.slice(1, at)) + strong(number) + edge(line.slice(at + number.length, -1) + end + right);
  };
  const room = inner - west.length - east.length - 2;
  const name = centred(shortName(tile, room), room);
  const label = marks.offered.includes(tile) ? paint.underline(paint.bold(name)) : name;
  return [
    border(nw, north, ne, SIGNS[owner as 0], ARROWS[turns as 0]),
    `${edge(upright)}${strong(west)} ${label} ${strong(east)}${edge(upright)}`,
    border(sw, south, se, flat, flat),
  ];
};

const terrainLines = (view: View, inner: number, { paint }: Look): readonly string[] => {
  const [nw, flat, ne, upright, sw, se] = [...BORDERS.terrain] as [string, string, string, string, string, string];
  const name = centred(cut(terrainOf(view.setting).name, inner), inner);
  return [nw + flat.repeat(inner) + ne, upright + name + upright, sw + flat.repeat(inner) + se].map(paint.yellow);
};

const cellLines = (cell: Cell, view: View, marks: Marks, inner: number, look: Look): readonly string[] => {
  const seen = view.board.find((tile) => tile.cell === cell);
  if (seen !== undefined) return tileLines(seen, view, marks, inner, look);
  if (view.terrainCell === cell) return terrainLines(view, inner, look);
  const blank = ' '.repeat(inner + 2);
  const middle = marks.open.includes(cell)
    ? look.paint.green(centred(cellName(cell, viewOrigin(view)), inner + 2))
    : look.paint.dim(centred('·', inner + 2));
  return [blank, middle, blank];
};

const INNER_MAX = 13;
const INNER_MIN = 8;

/** The board with its letters and numbers. A double line is a locked margin, a dotted one may still grow. */
export const boardLines = (view: View, frame: Frame, marks: Marks, look: Look): readonly string[] => {
  const { paint } = look;
  const inner = Math.max(INNER_MIN, Math.min(INNER_MAX, Math.floor((look.width - 5) / frame.columns.length) - 2));
  const width = frame.columns.length * (inner + 2);
  const origin = viewOrigin(view);
  const numbers = Math.max(...frame.rows.map((row) => rowName(row, origin).length));
  const letters = frame.columns.map((column) => centred(columnName(column, origin), inner + 2)).join('');
  const side = paint.dim(frame.columnsLocked ? '║' : '┊');
  const edge = (left: string, right: string): string => {
    const line = (frame.rowsLocked ? '═' : '┈').repeat(width);
    return `${' '.repeat(numbers + 1)}${paint.dim(frame.columnsLocked ? left + line + right : ` ${line}`)}`;
  };
  const body = frame.rows.flatMap((row) => {
    const cells = frame.columns.map((column) => cellLines(cellAt(row, column), view, marks, inner, look));
    return [0, 1, 2].map((line) => {
      const text = cells.map((lines) => padEnd(lines[line] as string, inner + 2)).join('');
      return `${line === 1 ? padStart(rowName(row, origin), numbers) : ' '.repeat(numbers)} ${side}${text}${side}`;
    });
  });
  return [`${' '.repeat(numbers + 2)}${letters.trimEnd()}`, edge('╔', '╗'), ...body, edge('╚', '╝')];
};
