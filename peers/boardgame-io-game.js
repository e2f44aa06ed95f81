// The placement game as a boardgame.io game, written the way its documentation shows: cells as objects in G,
// moves that check and then change G, phases for the draft and the placement, triggers that end them.

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

// The package has no export map, so its public paths resolve only for `require`.
const { INVALID_MOVE } = createRequire(import.meta.url)('boardgame.io/core');

const DIRECTIONS = [0, 1, 2, 3];

function neighbor(cell, direction) {
  const row = Math.floor(cell / GRID) + ROW_STEP[direction];
  const column = (cell % GRID) + COLUMN_STEP[direction];
  return row < 0 || row >= GRID || column < 0 || column >= GRID ? null : row * GRID + column;
}

// The neighbors are the same in every game, so they're computed once.
const NEIGHBORS = Array.from({ length: GRID * GRID }, (_, cell) => DIRECTIONS.map((direction) => neighbor(cell, direction)));

function facing({ tile, rotation }, direction) {
  return NUMBERS[tile][(direction + 4 - rotation) % 4];
}

function fitsBox(box, cell) {
  const row = Math.floor(cell / GRID);
  const column = cell % GRID;
  return Math.max(box.bottom, row) - Math.min(box.top, row) < FIELD && Math.max(box.right, column) - Math.min(box.left, column) < FIELD;
}

function isLegalCell(G, cell) {
  return G.cells[cell] === null && fitsBox(G.box, cell) && NEIGHBORS[cell].some((other) => other !== null && G.cells[other] !== null);
}

function draftTile({ G, playerID }, index) {
  if (G.row[index] === undefined) return INVALID_MOVE;
  const [tile] = G.row.splice(index, 1);
  G.hands[playerID].push(tile);
}

function placeTile({ G, playerID }, index, cell, rotation) {
  const hand = G.hands[playerID];
  if (hand[index] === undefined || !DIRECTIONS.includes(rotation) || !isLegalCell(G, cell)) return INVALID_MOVE;
  const [tile] = hand.splice(index, 1);
  const placed = { tile, rotation, owner: playerID };
  G.cells[cell] = placed;
  growBox(G.box, cell);
  for (const direction of DIRECTIONS) {
    const at = NEIGHBORS[cell][direction];
    const other = at === null ? null : G.cells[at];
    if (other === null || other.terrain || other.owner === playerID) continue;
    if (facing(placed, direction) > facing(other, (direction + 2) % 4)) other.owner = playerID;
  }
}

function growBox(box, cell) {
  const row = Math.floor(cell / GRID);
  const column = cell % GRID;
  box.top = Math.min(box.top, row);
  box.bottom = Math.max(box.bottom, row);
  box.left = Math.min(box.left, column);
  box.right = Math.max(box.right, column);
}

function linePoints(cells, player) {
  const inRow = new Array(GRID).fill(0);
  const inColumn = new Array(GRID).fill(0);
  cells.forEach((content, cell) => {
    if (content?.owner !== player) return;
    inRow[Math.floor(cell / GRID)]++;
    inColumn[cell % GRID]++;
  });
  return [...inRow, ...inColumn].reduce((points, count) => points + LINE_POINTS[count], 0);
}

function enumerate(G, ctx) {
  if (ctx.phase === 'draft') return G.row.map((_, index) => ({ move: 'draftTile', args: [index] }));
  const cells = G.cells.map((_, cell) => cell).filter((cell) => isLegalCell(G, cell));
  return G.hands[ctx.currentPlayer].flatMap((_, index) =>
    cells.flatMap((cell) => DIRECTIONS.map((rotation) => ({ move: 'placeTile', args: [index, cell, rotation] }))),
  );
}

const turn = {
  minMoves: 1,
  maxMoves: 1,
  order: {
    first: ({ G }) => G.first,
    next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
  },
};

/**
 * Chance comes from boardgame.io's own random plugin. `chanceOf` replaces it with something with the same interface, to compare whole games
 * with the other versions.
 */
export function createGame(chanceOf = (random) => random) {
  return {
    name: 'placement',

    setup: ({ ctx, random }) => {
      const chance = chanceOf(random);
      const deck = chance.Shuffle(Array.from({ length: TILE_COUNT }, (_, tile) => tile));
      const cells = new Array(GRID * GRID).fill(null);
      cells[TERRAIN_ROW * GRID + TERRAIN_COLUMN] = { terrain: true };
      return {
        row: deck.splice(0, TILES_PER_ROUND),
        deck,
        hands: Object.fromEntries(ctx.playOrder.map((player) => [player, []])),
        cells,
        box: { top: TERRAIN_ROW, bottom: TERRAIN_ROW, left: TERRAIN_COLUMN, right: TERRAIN_COLUMN },
        scores: Object.fromEntries(ctx.playOrder.map((player) => [player, 0])),
        roundsPlayed: 0,
        first: chance.Die(2) - 1,
      };
    },

    phases: {
      draft: {
        start: true,
        moves: { draftTile },
        turn,
        endIf: ({ G }) => G.row.length === 0,
        next: 'place',
      },
      place: {
        moves: { placeTile },
        turn,
        endIf: ({ G }) => Object.values(G.hands).every((hand) => hand.length === 0),
        // The next row is dealt here and not when the draft begins, because the draft's `endIf` is checked before its `onBegin`.
        onEnd: ({ G, ctx, random }) => {
          for (const player of ctx.playOrder) G.scores[player] += linePoints(G.cells, player);
          G.roundsPlayed++;
          if (G.roundsPlayed === ROUNDS) return;
          const [one, two] = ctx.playOrder.map((player) => G.scores[player]);
          G.first = one === two ? chanceOf(random).Die(2) - 1 : one < two ? 0 : 1;
          G.row = G.deck.splice(0, TILES_PER_ROUND);
        },
        next: 'draft',
      },
    },

    endIf: ({ G, ctx }) => {
      if (G.roundsPlayed < ROUNDS) return undefined;
      const [one, two] = ctx.playOrder.map((player) => G.scores[player]);
      return one === two ? { draw: true } : { winner: one > two ? '0' : '1' };
    },

    ai: { enumerate },
  };
}
