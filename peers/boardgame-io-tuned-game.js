// The placement game on boardgame.io again, with what its author can do for speed without leaving the library:
// no undo, no phases, no events, one number per cell, options listed by plain loops, and moves that return a new G.
// The last helps most: a draft of G is an Immer proxy, and every read and write through it is slow.

import { createRequire } from 'node:module';
import {
  COLUMN_STEP,
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

// The package has no export map, so its public paths resolve only for `require`. Immer must be the copy it uses itself.
const require = createRequire(import.meta.url);
const { INVALID_MOVE } = require('boardgame.io/core');
const { original } = require('immer');

// A border of one cell around the grid saves every neighbor a check for the edge.
const STRIDE = GRID + 2;
const ROTATIONS = [0, 1, 2, 3];
const STEP = [0, 1, 2, 3].map((direction) => ROW_STEP[direction] * STRIDE + COLUMN_STEP[direction]);

// A cell holds 8 * tile + 2 * rotation + owner, or one of these.
const EMPTY = -1;
const TERRAIN = -2;

function facing(content, direction) {
  return NUMBERS[content >> 3][(direction + 4 - ((content >> 1) & 3)) & 3];
}

/** The rows and columns the field can still reach. */
function reach({ top, bottom, left, right }) {
  return {
    firstRow: Math.max(1, bottom - FIELD + 1),
    lastRow: Math.min(GRID, top + FIELD - 1),
    firstColumn: Math.max(1, right - FIELD + 1),
    lastColumn: Math.min(GRID, left + FIELD - 1),
  };
}

function isFree(cells, cell) {
  return (
    cells[cell] === EMPTY &&
    (cells[cell + STEP[0]] !== EMPTY ||
      cells[cell + STEP[1]] !== EMPTY ||
      cells[cell + STEP[2]] !== EMPTY ||
      cells[cell + STEP[3]] !== EMPTY)
  );
}

function isLegalCell(G, cell) {
  const { firstRow, lastRow, firstColumn, lastColumn } = reach(G);
  const row = Math.floor(cell / STRIDE);
  const column = cell % STRIDE;
  return row >= firstRow && row <= lastRow && column >= firstColumn && column <= lastColumn && isFree(G.cells, cell);
}

/** A list without one of its entries. */
function without(list, index) {
  const rest = list.slice();
  rest.splice(index, 1);
  return rest;
}

/** Both hands, with the one of `player` replaced. */
function withHand(hands, player, hand) {
  return player === 0 ? [hand, hands[1]] : [hands[0], hand];
}

function draftTile(context, index) {
  const G = original(context.G);
  const { row, hands, player } = G;
  if (row[index] === undefined) return INVALID_MOVE;
  return {
    ...G,
    row: without(row, index),
    hands: withHand(hands, player, [...hands[player], row[index]]),
    player: 1 - player,
  };
}

function placeTile(chance, context, index, cell, rotation) {
  const G = original(context.G);
  const { hands, player } = G;
  const tile = hands[player][index];
  // Without phases, nothing else prevents placing a tile during the draft.
  if (G.row.length > 0 || tile === undefined) return INVALID_MOVE;
  if (!ROTATIONS.includes(rotation) || !isLegalCell(G, cell)) return INVALID_MOVE;
  const row = Math.floor(cell / STRIDE);
  const column = cell % STRIDE;
  const next = {
    ...G,
    hands: withHand(hands, player, without(hands[player], index)),
    cells: battle(G.cells.slice(), cell, 8 * tile + 2 * rotation + player),
    top: Math.min(G.top, row),
    bottom: Math.max(G.bottom, row),
    left: Math.min(G.left, column),
    right: Math.max(G.right, column),
    placed: G.placed + 1,
    player: 1 - player,
  };
  return next.placed % TILES_PER_ROUND === 0 ? endRound(next, chance) : next;
}

function battle(cells, cell, placed) {
  cells[cell] = placed;
  for (let direction = 0; direction < 4; direction++) {
    const content = cells[cell + STEP[direction]];
    if (content < 0 || (content & 1) === (placed & 1)) continue;
    if (facing(placed, direction) > facing(content, direction ^ 2)) cells[cell + STEP[direction]] = content ^ 1;
  }
  return cells;
}

function endRound(G, chance) {
  const points = linePoints(G.cells);
  const scores = G.scores.map((score, player) => score + points[player]);
  if (G.placed === ROUNDS * TILES_PER_ROUND) return { ...G, scores };
  const [one, two] = scores;
  const player = one === two ? chance.Die(2) - 1 : one < two ? 0 : 1;
  return { ...G, scores, player, row: G.deck, deck: [] };
}

function linePoints(cells) {
  const counts = [new Array(2 * STRIDE).fill(0), new Array(2 * STRIDE).fill(0)];
  cells.forEach((content, cell) => {
    if (content < 0) return;
    const lines = counts[content & 1];
    lines[Math.floor(cell / STRIDE)]++;
    lines[STRIDE + (cell % STRIDE)]++;
  });
  return counts.map((lines) => lines.reduce((points, count) => points + LINE_POINTS[count], 0));
}

function enumerate(G, ctx) {
  const options = [];
  if (G.row.length > 0) {
    for (let index = 0; index < G.row.length; index++) options.push({ move: 'draftTile', args: [index] });
    return options;
  }
  const cells = freeCells(G);
  const handSize = G.hands[ctx.currentPlayer].length;
  for (let index = 0; index < handSize; index++) {
    for (const cell of cells) {
      for (let rotation = 0; rotation < 4; rotation++) options.push({ move: 'placeTile', args: [index, cell, rotation] });
    }
  }
  return options;
}

function freeCells(G) {
  const { firstRow, lastRow, firstColumn, lastColumn } = reach(G);
  const free = [];
  for (let row = firstRow; row <= lastRow; row++) {
    for (let column = firstColumn; column <= lastColumn; column++) {
      if (isFree(G.cells, row * STRIDE + column)) free.push(row * STRIDE + column);
    }
  }
  return free;
}

const EVENTS = ['endGame', 'endPhase', 'endStage', 'endTurn', 'pass', 'setActivePlayers', 'setPhase', 'setStage'];

/** `chanceOf` is as in the idiomatic version. */
export function createGame(chanceOf = (random) => random) {
  return {
    name: 'placement-tuned',
    disableUndo: true,
    // The game calls no events, and each enabled one costs a closure per move.
    events: Object.fromEntries(EVENTS.map((event) => [event, false])),

    setup: ({ random }) => {
      const chance = chanceOf(random);
      const deck = chance.Shuffle(Array.from({ length: TILE_COUNT }, (_, tile) => tile));
      const cells = new Array(STRIDE * STRIDE).fill(EMPTY);
      cells[(TERRAIN_ROW + 1) * STRIDE + TERRAIN_COLUMN + 1] = TERRAIN;
      return {
        row: deck.slice(0, TILES_PER_ROUND),
        deck: deck.slice(TILES_PER_ROUND, ROUNDS * TILES_PER_ROUND),
        hands: [[], []],
        cells,
        top: TERRAIN_ROW + 1,
        bottom: TERRAIN_ROW + 1,
        left: TERRAIN_COLUMN + 1,
        right: TERRAIN_COLUMN + 1,
        scores: [0, 0],
        placed: 0,
        player: chance.Die(2) - 1,
      };
    },

    moves: {
      draftTile,
      placeTile: (context, ...args) => placeTile(chanceOf(context.random), context, ...args),
    },

    turn: {
      minMoves: 1,
      maxMoves: 1,
      order: { first: ({ G }) => G.player, next: ({ G }) => G.player },
    },

    endIf: ({ G }) => {
      if (G.placed < ROUNDS * TILES_PER_ROUND) return undefined;
      const [one, two] = G.scores;
      return one === two ? { draw: true } : { winner: one > two ? '0' : '1' };
    },

    ai: { enumerate },
  };
}
