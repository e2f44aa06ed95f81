// The placement game in plain mutable objects, with the full list of action objects at each move:
// written in JavaScript with some care and no tricks.

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

const DIRECTIONS = [0, 1, 2, 3];
const TILES = NUMBERS.map((numbers) => ({ numbers }));

function dealDeck(random) {
  const tiles = [...TILES];
  for (let i = 0; i < DEALT; i++) {
    const j = i + random.below(TILE_COUNT - i);
    const tile = tiles[i];
    tiles[i] = tiles[j];
    tiles[j] = tile;
  }
  return tiles;
}

function createState(random) {
  const board = Array.from({ length: GRID }, () => new Array(GRID).fill(null));
  board[TERRAIN_ROW][TERRAIN_COLUMN] = { tile: null, rotation: 0, owner: null };
  const state = {
    deck: dealDeck(random),
    row: [],
    hands: [[], []],
    board,
    box: { top: TERRAIN_ROW, bottom: TERRAIN_ROW, left: TERRAIN_COLUMN, right: TERRAIN_COLUMN },
    scores: [0, 0],
    round: 0,
    player: random.below(2),
    over: false,
  };
  dealRow(state);
  return state;
}

function dealRow(state) {
  const start = state.round * TILES_PER_ROUND;
  state.row = state.deck.slice(start, start + TILES_PER_ROUND);
}

function touchesTile(board, row, column) {
  return (
    (row > 0 && board[row - 1][column] !== null) ||
    (row < GRID - 1 && board[row + 1][column] !== null) ||
    (column > 0 && board[row][column - 1] !== null) ||
    (column < GRID - 1 && board[row][column + 1] !== null)
  );
}

function legalCells({ board, box }) {
  const cells = [];
  const lastRow = Math.min(GRID - 1, box.top + FIELD - 1);
  const lastColumn = Math.min(GRID - 1, box.left + FIELD - 1);
  for (let row = Math.max(0, box.bottom - FIELD + 1); row <= lastRow; row++) {
    for (let column = Math.max(0, box.right - FIELD + 1); column <= lastColumn; column++) {
      if (board[row][column] === null && touchesTile(board, row, column)) cells.push({ row, column });
    }
  }
  return cells;
}

function listActions(state) {
  if (state.row.length > 0) return state.row.map((_, index) => ({ type: 'draft', index }));
  const cells = legalCells(state);
  const actions = [];
  for (let index = 0; index < state.hands[state.player].length; index++) {
    for (const { row, column } of cells) {
      for (let rotation = 0; rotation < 4; rotation++) actions.push({ type: 'place', index, row, column, rotation });
    }
  }
  return actions;
}

function apply(state, action, random) {
  if (action.type === 'draft') applyDraft(state, action);
  else applyPlace(state, action);
  // A round has an even number of picks, so the player who picked first is also the first to place.
  state.player = 1 - state.player;
  if (state.row.length === 0 && state.hands[0].length === 0 && state.hands[1].length === 0) endRound(state, random);
}

function applyDraft(state, { index }) {
  const [tile] = state.row.splice(index, 1);
  state.hands[state.player].push(tile);
}

function applyPlace(state, { index, row, column, rotation }) {
  const { board, box, player } = state;
  const [tile] = state.hands[player].splice(index, 1);
  const placed = { tile, rotation, owner: player };
  board[row][column] = placed;
  box.top = Math.min(box.top, row);
  box.bottom = Math.max(box.bottom, row);
  box.left = Math.min(box.left, column);
  box.right = Math.max(box.right, column);
  battle(board, row, column, placed);
}

function facing({ tile, rotation }, direction) {
  return tile.numbers[(direction + 4 - rotation) % 4];
}

function battle(board, row, column, placed) {
  for (const direction of DIRECTIONS) {
    const other = board[row + ROW_STEP[direction]]?.[column + COLUMN_STEP[direction]];
    // The terrain has no owner, so it's no one's enemy.
    if (!other || other.owner !== 1 - placed.owner) continue;
    if (facing(placed, direction) > facing(other, (direction + 2) % 4)) other.owner = placed.owner;
  }
}

function endRound(state, random) {
  const { scores } = state;
  for (const player of [0, 1]) scores[player] += linePoints(state.board, player);
  state.round++;
  if (state.round === ROUNDS) {
    state.over = true;
    return;
  }
  state.player = scores[0] === scores[1] ? random.below(2) : scores[0] < scores[1] ? 0 : 1;
  dealRow(state);
}

function linePoints(board, player) {
  let points = 0;
  for (let i = 0; i < GRID; i++) {
    let inRow = 0;
    let inColumn = 0;
    for (let j = 0; j < GRID; j++) {
      if (board[i][j]?.owner === player) inRow++;
      if (board[j][i]?.owner === player) inColumn++;
    }
    points += LINE_POINTS[inRow] + LINE_POINTS[inColumn];
  }
  return points;
}

/** Plays one game at random and leaves the final scores in `scores`. */
export function playGame(random, scores) {
  const state = createState(random);
  while (!state.over) {
    const actions = listActions(state);
    apply(state, actions[random.below(actions.length)], random);
  }
  scores[0] = state.scores[0];
  scores[1] = state.scores[1];
}
