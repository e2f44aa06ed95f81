import { CATALOG } from '@swordtable/games/tile-battle/catalog';
import type { Question } from '@swordtable/games/tile-battle/explain/explain';
import { cellHere, columnName, type Origin, rowName } from '@swordtable/games/tile-battle/field/coordinates';
import { type View, viewOrigin } from '@swordtable/games/tile-battle/view/view';
import { tileCalled } from './reading.ts';
import type { Table } from './typed.ts';

const LINES = [0, 1, 2, 3, 4, 5, 6, 7];

const lineAsked = (text: string, origin: Origin, seat: number): Question | undefined => {
  const row = LINES.find((line) => text === `row ${rowName(line, origin)}`);
  if (row !== undefined) return { row, seat };
  const column = LINES.find((line) => text === `column ${columnName(line, origin)}`);
  return column === undefined ? undefined : { column, seat };
};

/** `jason` and `battle jason`, `c4`, `score` and `score blue`, `row 3`, `column d`. */
const questionIn = (text: string, view: View, seat: number): Question | undefined => {
  const origin = viewOrigin(view);
  const cell = cellHere(text, origin);
  if (cell !== undefined) return { look: cell };
  const [, whose] = /^score(?: (red|blue))?$/.exec(text) ?? [];
  if (text.startsWith('score')) return { score: whose === undefined ? seat : whose === 'red' ? 0 : 1 };
  const line = lineAsked(text, origin, seat);
  if (line !== undefined) return line;
  const isBattle = text.startsWith('battle ');
  const [tile, second] = tileCalled(
    isBattle ? text.slice('battle '.length) : text,
    CATALOG.map((printed) => printed.tile),
  );
  if (tile === undefined || second !== undefined) return undefined;
  if (!view.board.some((lying) => lying.tile === tile)) return { hand: tile };
  return isBattle ? { battle: tile } : { number: tile };
};

export const whyQuestion: NonNullable<Table['whyQuestion']> = (text, { view, watcher }) => questionIn(text, view, watcher ?? 0);
