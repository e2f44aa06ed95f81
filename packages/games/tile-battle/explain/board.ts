import { TILES } from '../catalog.ts';
import { CELLS, NOWHERE } from '../field/cells.ts';
import { comparedNumber, flipForbiddenBy, type Modifier, moveForbiddenBy, silencedBy } from '../hero/questions.ts';
import { ANSWERED, ROUND_ENDS, SLEEPS, terrainOf } from '../hero/roster.ts';
import type { Board } from '../state.ts';
import { TERRAIN, type Tile } from '../tile.ts';
import type { View } from '../view/view.ts';

const made = (view: View): Board => {
  const tileAt: Tile[] = Array.from({ length: CELLS }, () => -1);
  const cellOf = Array.from({ length: TILES }, () => NOWHERE);
  const ownerOf = Array.from({ length: TILES }, () => 0);
  const turnsOf = Array.from({ length: TILES }, () => 0);
  for (const { tile, cell, owner, turns } of view.board) {
    tileAt[cell] = tile;
    cellOf[tile] = cell;
    ownerOf[tile] = owner;
    turnsOf[tile] = turns;
  }
  if (view.terrainCell >= 0) {
    tileAt[view.terrainCell] = TERRAIN;
    cellOf[TERRAIN] = view.terrainCell;
  }
  const { setting, round, over, first, active, printed, top, leftmost, lasting, placed, as, ignoredBy, asleep, plan, felled, again } = view;
  return {
    ...{ setting, round, over, first, active, printed, top, leftmost, lasting, placed, as, ignoredBy, asleep, plan, felled, again },
    score: [view.score[0], view.score[1]],
    pool: [...view.pool],
    hands: [[...view.hands[0]], [...view.hands[1]]],
    left: [view.toPlace[0] - view.hands[0].length, view.toPlace[1] - view.hands[1].length],
    deck: { length: view.deck },
    discard: [...view.discard],
    looking: typeof view.looking === 'number' ? [] : [...view.looking],
    tileAt,
    cellOf,
    ownerOf,
    turnsOf,
    field: view.board.map(({ tile }) => tile),
    fresh: [...view.fresh],
    present: view.board.reduce((all, { tile }) => all | (ANSWERED[tile] ?? 0), 0),
  };
};

const boards = new WeakMap<View, Board>();

/** The board as the rules read it, made from what is seen: once, however many questions are asked about it. */
export const boardOf = (view: View): Board => {
  const board = boards.get(view) ?? made(view);
  boards.set(view, board);
  return board;
};

/** Whether a tile has a continuous ability that sleeps until its battle is over. */
export const isAsleep = (view: Pick<View, 'asleep'>, tile: Tile): boolean =>
  tile > TERRAIN && tile === view.asleep && SLEEPS[tile] === true;

/** Who keeps a tile from being flipped in battle; 0 for nobody. */
export const protectorOf = (board: Board, tile: Tile): Tile => flipForbiddenBy(board, tile, true);
/** Who keeps a tile where it is against abilities; 0 for nobody. */
export const holderOf = (board: Board, tile: Tile): Tile => moveForbiddenBy(board, tile, { of: -1, self: -1 });

/** What is added to the number that a tile shows on a side of the board, and which tiles add it. */
export const modifiersOf = (board: Board, tile: Tile, side: number): readonly Modifier[] => {
  const why: Modifier[] = [];
  comparedNumber(board, tile, side, TERRAIN, false, 0, TERRAIN, why);
  return why;
};

/** Points that the end of this round would bring in addition to rows and columns, by the tile that brings them; 0 is the terrain. */
export const endPoints = (board: Board, seat: number): readonly { readonly by: Tile; readonly points: number }[] => {
  if (board.over) return [];
  const terrain = board.cellOf[TERRAIN] === NOWHERE ? [] : (terrainOf(board.setting).roundEnd?.(board, TERRAIN) ?? []);
  const heroes = board.field.map((tile) => {
    const end = ROUND_ENDS[tile];
    const counts = end !== undefined && (!end.once || board.fresh.includes(tile)) && silencedBy(board, tile) === TERRAIN;
    return { by: tile, gains: counts ? end.gains(board, tile) : [] };
  });
  return [{ by: TERRAIN, gains: terrain }, ...heroes]
    .map(({ by, gains }) => ({ by, points: gains.reduce((sum, gain) => (gain.seat === seat ? sum + gain.points : sum), 0) }))
    .filter(({ points }) => points !== 0);
};
