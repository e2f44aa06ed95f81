import { CATALOG } from '@swordtable/games/tile-battle/catalog';
import type { Question } from '@swordtable/games/tile-battle/explain/explain';
import { cellNamed } from '@swordtable/games/tile-battle/field/cells';
import type { View } from '@swordtable/games/tile-battle/view/view';
import { tileCalled } from './reading.ts';
import type { Table } from './typed.ts';

const LETTERS = 'abcdefgh';

const lineAsked = (text: string, seat: number): Question | undefined => {
  const [, row] = /^row ([1-8])$/.exec(text) ?? [];
  if (row !== undefined) return { row: Number(row) - 1, seat };
  const [, column] = /^column ([a-h])$/.exec(text) ?? [];
  return column === undefined ? undefined : { column: LETTERS.indexOf(column), seat };
};

/** `jason` and `battle jason`, `c4`, `score` and `score blue`, `row 3`, `column d`. */
const questionIn = (text: string, view: View, seat: number): Question | undefined => {
  const cell = cellNamed(text);
  if (cell !== undefined) return { look: cell };
  const [, whose] = /^score(?: (red|blue))?$/.exec(text) ?? [];
  if (text.startsWith('score')) return { score: whose === undefined ? seat : whose === 'red' ? 0 : 1 };
  const line = lineAsked(text, seat);
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
