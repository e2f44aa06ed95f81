import { canonicalJson, seedOf } from '@swordtable/kernel';
import { AS_USUAL } from '../battle-plan.ts';
import { CATALOG, tileId } from '../catalog.ts';
import { type Cell, cellAt } from '../field/cells.ts';
import { cellName, columnName, rowName } from '../field/coordinates.ts';
import { bounds, stateOrigin, tileAt } from '../field/lookaround.ts';
import { ownerOf, type State } from '../state.ts';
import { EMPTY, TERRAIN, type Tile } from '../tile.ts';

export const COLORS = ['red', 'blue'] as const;
/** Which way the top of a tile points. */
export const ARROWS = ['^', '>', 'v', '<'] as const;

/** The facts of a turn at a moment when none is under way. */
export const QUIET = {
  placed: TERRAIN,
  as: TERRAIN,
  ignoredBy: TERRAIN,
  asleep: TERRAIN,
  plan: AS_USUAL,
  felled: [],
  witnesses: [],
  again: false,
} as const;
export type ThisTurn = Pick<State, keyof typeof QUIET>;

const ids = (tiles: readonly Tile[]): string => tiles.map(tileId).join(', ');
const numbersOf = (numbers: readonly number[], tile: Tile): string => numbers.slice(tile * 4, tile * 4 + 4).join('/');

/** A whole position as readable text: everything that is not as one would expect it gets a line of its own. */
export const writeScene = (s: State): string => {
  const { setting } = s;
  const origin = stateOrigin(s);
  const catalog = CATALOG.filter(({ tile, numbers }) => numbersOf(setting.numbers, tile) !== numbers.join('/')).map(({ tile }) => tile);
  const rewritten = CATALOG.map(({ tile }) => tile).filter((tile) => numbersOf(s.printed, tile) !== numbersOf(setting.numbers, tile));
  const numbered = (tiles: readonly Tile[], numbers: readonly number[]): string =>
    tiles.map((tile) => `${tileId(tile)} ${numbersOf(numbers, tile)}`).join(', ');
  const plain = (value: unknown): string => JSON.stringify(value);
  const lines: readonly (readonly [string, string])[] = [
    ['match', [setting.flow, setting.terrain, ...(setting.centred ? ['centred'] : [])].join(' ')],
    ['round', `${s.round}${s.over ? ' over' : ''}`],
    ['first', COLORS[s.first as 0]],
    ['to move', COLORS[s.active as 0]],
    ['score', s.score.join(' : ')],
    ['red hand', ids(s.hands[0])],
    ['blue hand', ids(s.hands[1])],
    ['placements left', s.left.some((left) => left > 0) ? s.left.join(' : ') : ''],
    ['pool', ids(s.pool)],
    ['discard', ids(s.discard)],
    ['deck', ids(s.deck.toReversed())],
    ['known', s.known.some((mask) => mask > 0) ? s.known.toReversed().join('') : ''],
    ['looking', ids(s.looking)],
    ['numbers', numbered(catalog, setting.numbers)],
    ['rewritten', numbered(rewritten, s.printed)],
    ['age', inReadingOrder(s).join() === s.field.join() ? '' : ids(s.field)],
    ['placed this round', ids(s.fresh)],
    ['margins', `${s.top < 0 ? 'open' : rowName(s.top, origin)} ${s.leftmost < 0 ? 'open' : columnName(s.leftmost, origin)}`],
    ['lasting', s.lasting.length > 0 ? plain(s.lasting) : ''],
    ['this turn', thisTurn(s)],
    ['random', `${seedOf(s.random)} ${s.random.drawn} ${s.shown}`],
    ['agenda', plain(s.agenda)],
  ];
  const text = lines.filter(([, value]) => value !== '').map(([name, value]) => `${name}: ${value}`);
  return [...text, ...boardLines(s)].join('\n');
};

/** The passing facts of a turn that is under way, and only those that are not as at a quiet moment. */
const thisTurn = ({ placed, as, ignoredBy, asleep, plan, felled, witnesses, again }: State): string => {
  const facts = Object.entries({ placed, as, ignoredBy, asleep, plan, felled, witnesses, again });
  const telling = facts.filter(([name, fact]) => canonicalJson(fact) !== canonicalJson(QUIET[name as keyof ThisTurn]));
  return telling.length === 0 ? '' : JSON.stringify(Object.fromEntries(telling));
};

const inReadingOrder = (s: State): readonly Tile[] =>
  cells(s)
    .flat()
    .map((cell) => tileAt(s, cell))
    .filter((tile) => tile > TERRAIN);

const cells = (s: State): readonly (readonly Cell[])[] => {
  const { rows, columns } = bounds(s);
  return Array.from({ length: rows.length }, (_, row) =>
    Array.from({ length: columns.length }, (_, column) => cellAt(rows.start + row, columns.start + column)),
  );
};

const boardLines = (s: State): readonly string[] => {
  const rows = cells(s);
  const first = rows[0]?.[0];
  if (first === undefined) return [];
  const texts = rows.map((row) => row.map((cell) => tileText(s, tileAt(s, cell))));
  const width = Math.max(...texts.flat().map((text) => text.length));
  return [
    `board ${cellName(first, stateOrigin(s))}:`,
    ...texts.map(
      (row) =>
        `  ${row
          .map((text) => text.padEnd(width))
          .join('  ')
          .trimEnd()}`,
    ),
  ];
};

const tileText = (s: State, tile: Tile): string => {
  if (tile === EMPTY) return '.';
  if (tile === TERRAIN) return '*';
  return `${COLORS[ownerOf(s, tile) as 0]} ${tileId(tile)}${ARROWS[(s.turnsOf[tile] ?? 0) as 0]}`;
};
