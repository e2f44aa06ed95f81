// The placement game in typed arrays, with no allocation while games are played.
// It is the calibration figure: about as fast as this game gets in JavaScript.

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

const NOBODY = 2;
const HAND_SIZE = TILES_PER_ROUND / 2;

// A border of one cell around the grid saves every neighbor a check for the edge.
const STRIDE = GRID + 2;
const NEIGHBOR = Int8Array.from([0, 1, 2, 3], (direction) => ROW_STEP[direction] * STRIDE + COLUMN_STEP[direction]);

// FACING[16 * tile + 4 * rotation + direction] is the number a rotated tile shows in a direction.
const FACING = new Uint8Array(TILE_COUNT * 16);
for (let tile = 0; tile < TILE_COUNT; tile++) {
  for (let rotation = 0; rotation < 4; rotation++) {
    for (let direction = 0; direction < 4; direction++) {
      FACING[16 * tile + 4 * rotation + direction] = NUMBERS[tile][(direction + 4 - rotation) % 4];
    }
  }
}

const POINTS = Uint8Array.from(LINE_POINTS);
const BIT_COUNT = Uint8Array.from({ length: 1 << STRIDE }, (_, mask) => mask.toString(2).replaceAll('0', '').length);
const UNSHUFFLED = Uint8Array.from({ length: TILE_COUNT }, (_, tile) => tile);

const deck = new Uint8Array(TILE_COUNT);
const row = new Uint8Array(TILES_PER_ROUND);
const hands = new Uint8Array(2 * HAND_SIZE);
const handSizes = new Uint8Array(2);
const owners = new Uint8Array(STRIDE * STRIDE);
const facings = new Uint16Array(STRIDE * STRIDE);
const placed = new Uint8Array(DEALT);
// The occupied columns of each row, and those where a tile may go, as bits.
const occupied = new Uint16Array(STRIDE);
const legal = new Uint16Array(STRIDE);
const lineCounts = new Uint8Array(2 * 2 * STRIDE);
let placedCount = 0;
let top = 0;
let bottom = 0;
let left = 0;
let right = 0;

function setUp(random) {
  deck.set(UNSHUFFLED);
  for (let i = 0; i < DEALT; i++) {
    const j = i + random.below(TILE_COUNT - i);
    const tile = deck[i];
    deck[i] = deck[j];
    deck[j] = tile;
  }
  owners.fill(NOBODY);
  occupied.fill(0);
  occupied[TERRAIN_ROW + 1] = 1 << (TERRAIN_COLUMN + 1);
  placedCount = 0;
  top = bottom = TERRAIN_ROW + 1;
  left = right = TERRAIN_COLUMN + 1;
}

function draft(random, round, first) {
  for (let i = 0; i < TILES_PER_ROUND; i++) row[i] = deck[round * TILES_PER_ROUND + i];
  handSizes[0] = handSizes[1] = 0;
  let player = first;
  for (let size = TILES_PER_ROUND; size > 0; size--) {
    const index = random.below(size);
    hands[player * HAND_SIZE + handSizes[player]++] = row[index];
    for (let i = index + 1; i < size; i++) row[i - 1] = row[i];
    player = 1 - player;
  }
}

/** Fills `legal` for the rows the field can still reach and returns the number of legal cells. */
function findLegalCells(firstRow, lastRow) {
  const firstColumn = Math.max(1, right - FIELD + 1);
  const lastColumn = Math.min(GRID, left + FIELD - 1);
  const columns = (2 << lastColumn) - (1 << firstColumn);
  let count = 0;
  for (let r = firstRow; r <= lastRow; r++) {
    const here = occupied[r];
    const mask = ((here << 1) | (here >> 1) | occupied[r - 1] | occupied[r + 1]) & ~here & columns;
    legal[r] = mask;
    count += BIT_COUNT[mask];
  }
  return count;
}

function placeOne(random, player) {
  const firstRow = Math.max(1, bottom - FIELD + 1);
  const lastRow = Math.min(GRID, top + FIELD - 1);
  const cells = findLegalCells(firstRow, lastRow);
  const handSize = handSizes[player];
  const choice = random.below(handSize * cells * 4);
  const rotation = choice & 3;
  const handIndex = Math.floor((choice >> 2) / cells);
  let skip = (choice >> 2) - handIndex * cells;

  let r = firstRow;
  while (skip >= BIT_COUNT[legal[r]]) skip -= BIT_COUNT[legal[r++]];
  let mask = legal[r];
  for (; skip > 0; skip--) mask &= mask - 1;
  const c = 31 - Math.clz32(mask & -mask);

  const hand = player * HAND_SIZE;
  const facing = 16 * hands[hand + handIndex] + 4 * rotation;
  for (let i = hand + handIndex + 1; i < hand + handSize; i++) hands[i - 1] = hands[i];
  handSizes[player] = handSize - 1;
  putTile(r, c, facing, player);
}

function putTile(r, c, facing, player) {
  const cell = r * STRIDE + c;
  owners[cell] = player;
  facings[cell] = facing;
  placed[placedCount++] = cell;
  occupied[r] |= 1 << c;
  if (r < top) top = r;
  if (r > bottom) bottom = r;
  if (c < left) left = c;
  if (c > right) right = c;

  const enemy = 1 - player;
  for (let direction = 0; direction < 4; direction++) {
    const other = cell + NEIGHBOR[direction];
    if (owners[other] === enemy && FACING[facing + direction] > FACING[facings[other] + (direction ^ 2)]) {
      owners[other] = player;
    }
  }
}

function addScores(scores) {
  lineCounts.fill(0);
  for (let i = 0; i < placedCount; i++) {
    const cell = placed[i];
    const r = Math.floor(cell / STRIDE);
    const lines = owners[cell] * 2 * STRIDE;
    lineCounts[lines + r]++;
    lineCounts[lines + STRIDE + cell - r * STRIDE]++;
  }
  for (let line = 0; line < 2 * STRIDE; line++) {
    scores[0] += POINTS[lineCounts[line]];
    scores[1] += POINTS[lineCounts[2 * STRIDE + line]];
  }
}

/** Plays one game at random and leaves the final scores in `scores`. */
export function playGame(random, scores) {
  setUp(random);
  scores[0] = scores[1] = 0;
  let first = random.below(2);
  for (let round = 0; round < ROUNDS; round++) {
    if (round > 0) first = scores[0] === scores[1] ? random.below(2) : scores[0] < scores[1] ? 0 : 1;
    draft(random, round, first);
    let player = first;
    for (let turn = 0; turn < TILES_PER_ROUND; turn++) {
      placeOne(random, player);
      player = 1 - player;
    }
    addScores(scores);
  }
}
