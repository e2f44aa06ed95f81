// The rules of the placement game over a state of plain values: what happens, without saying when.

import {
  COLUMN_STEP,
  DEALT,
  FIELD,
  GRID,
  LINE_POINTS,
  NUMBERS,
  ROUNDS,
  ROW_STEP,
  TERRAIN_COLUMN,
  TERRAIN_ROW,
  TILE_COUNT,
  TILES_PER_ROUND,
} from './game-data.js';

const CELLS = GRID * GRID;
const EMPTY = -1;
const TERRAIN = -2;
/** The owner of an empty cell and of the terrain. */
const NOBODY = -1;
const TERRAIN_CELL = TERRAIN_ROW * GRID + TERRAIN_COLUMN;
const DIRECTIONS = [0, 1, 2, 3];

const isOnGrid = (row, column) => row >= 0 && row < GRID && column >= 0 && column < GRID;

/** The cells next to each cell by direction; beyond the edge of the grid there is none. */
const NEIGHBORS = Array.from({ length: CELLS }, (_, cell) =>
  DIRECTIONS.map((direction) => {
    const [row, column] = [Math.floor(cell / GRID) + ROW_STEP[direction], (cell % GRID) + COLUMN_STEP[direction]];
    return isOnGrid(row, column) ? row * GRID + column : NOBODY;
  }),
);

/** The number that a tile in a rotation shows in a direction, by `tile * 4 + rotation`. */
const FACING = NUMBERS.flatMap((numbers) =>
  DIRECTIONS.map((rotation) => DIRECTIONS.map((direction) => numbers[(direction + 4 - rotation) % 4])),
);

const ORDERED = Array.from({ length: TILE_COUNT }, (_, tile) => tile);

/** Draws the tiles of all rounds; those that are left over follow them. */
const dealDeck = (below) => {
  const deck = ORDERED.slice();
  for (let i = 0; i < DEALT; i++) {
    const j = i + below(TILE_COUNT - i);
    const tile = deck[i];
    deck[i] = deck[j];
    deck[j] = tile;
  }
  return deck;
};

/** What a game begins with. `below` draws a whole number below another. */
export const newBoard = (below) => {
  const tiles = new Array(CELLS).fill(EMPTY);
  tiles[TERRAIN_CELL] = TERRAIN;
  return {
    deck: dealDeck(below),
    first: below(2),
    round: 0,
    row: [],
    hands: [[], []],
    /** By cell: `tile * 4 + rotation`, or what else lies there. */
    tiles,
    owners: new Array(CELLS).fill(NOBODY),
    box: { top: TERRAIN_ROW, bottom: TERRAIN_ROW, left: TERRAIN_COLUMN, right: TERRAIN_COLUMN },
    scores: [0, 0],
  };
};

/** The deck is replaced, never changed, so states can share it. */
export const dealRow = (state) => {
  state.row = state.deck.slice(0, TILES_PER_ROUND);
  state.deck = state.deck.slice(TILES_PER_ROUND);
};

const touchesTile = (tiles, cell) => {
  const neighbors = NEIGHBORS[cell];
  for (let direction = 0; direction < 4; direction++) {
    const other = neighbors[direction];
    if (other !== NOBODY && tiles[other] !== EMPTY) return true;
  }
  return false;
};

/** Row by row from the northwest. */
export const legalCells = ({ tiles, box }) => {
  const cells = [];
  const lastRow = Math.min(GRID - 1, box.top + FIELD - 1);
  const lastColumn = Math.min(GRID - 1, box.left + FIELD - 1);
  for (let row = Math.max(0, box.bottom - FIELD + 1); row <= lastRow; row++) {
    for (let column = Math.max(0, box.right - FIELD + 1); column <= lastColumn; column++) {
      const cell = row * GRID + column;
      if (tiles[cell] === EMPTY && touchesTile(tiles, cell)) cells.push(cell);
    }
  }
  return cells;
};

/** Takes an item out of a list, which closes up. */
const takeOut = (list, index) => {
  const item = list[index];
  for (let i = index + 1; i < list.length; i++) list[i - 1] = list[i];
  list.pop();
  return item;
};

/** Returns the tile. */
export const pick = (state, seat, { index }) => {
  const tile = takeOut(state.row, index);
  state.hands[seat].push(tile);
  return tile;
};

/** Returns the tile. */
export const place = (state, seat, { index, cell, rotation }) => {
  const { box } = state;
  const tile = takeOut(state.hands[seat], index);
  state.tiles[cell] = tile * 4 + rotation;
  state.owners[cell] = seat;
  const [row, column] = [Math.floor(cell / GRID), cell % GRID];
  if (row < box.top) box.top = row;
  if (row > box.bottom) box.bottom = row;
  if (column < box.left) box.left = column;
  if (column > box.right) box.right = column;
  return tile;
};

export const battle = ({ tiles, owners }, cell, tell) => {
  const [owner, facing, neighbors] = [owners[cell], FACING[tiles[cell]], NEIGHBORS[cell]];
  for (let direction = 0; direction < 4; direction++) {
    const other = neighbors[direction];
    if (other === NOBODY || owners[other] !== 1 - owner) continue;
    if (facing[direction] <= FACING[tiles[other]][(direction + 2) % 4]) continue;
    owners[other] = owner;
    tell?.({ what: 'flipped', cell: other, seat: owner });
  }
};

const linePoints = (owners, seat) => {
  let points = 0;
  for (let i = 0; i < GRID; i++) {
    let inRow = 0;
    let inColumn = 0;
    for (let j = 0; j < GRID; j++) {
      if (owners[i * GRID + j] === seat) inRow++;
      if (owners[j * GRID + i] === seat) inColumn++;
    }
    points += LINE_POINTS[inRow] + LINE_POINTS[inColumn];
  }
  return points;
};

/** Scores the round and begins the next, if there is one; returns whether there is. */
export const endRound = (state, below, tell) => {
  const { scores, owners } = state;
  const gained = [linePoints(owners, 0), linePoints(owners, 1)];
  scores[0] += gained[0];
  scores[1] += gained[1];
  state.round++;
  tell?.({ what: 'scored', gained });
  if (state.round === ROUNDS) return false;
  state.first = scores[0] === scores[1] ? below(2) : scores[0] < scores[1] ? 0 : 1;
  return true;
};

/** What is wrong with a state, in sentences. */
export const faultsOf = ({ deck, row, hands, tiles, owners }) => {
  const onBoard = tiles.flatMap((tile) => (tile < 0 ? [] : [Math.floor(tile / 4)]));
  const all = [...deck, ...row, ...hands.flat(), ...onBoard];
  return [
    ...(all.length === TILE_COUNT && new Set(all).size === TILE_COUNT ? [] : ['A tile is missing or in two places.']),
    ...(owners.every((owner, cell) => (owner === NOBODY) === tiles[cell] < 0) ? [] : ['A tile has no owner, or an owner no tile.']),
  ];
};
