// What every version of the placement game shares: the numbers on the tiles and the constants of the rules.
// Only data is shared. Each version has its own functions, so that none is slowed down by what the compiler learned from another.

export const TILE_COUNT = 50;
export const ROUNDS = 2;
export const TILES_PER_ROUND = 12;
export const DEALT = ROUNDS * TILES_PER_ROUND;
export const MOVES_PER_GAME = ROUNDS * 2 * TILES_PER_ROUND;

/** The field may grow to 5×5 in any direction from the terrain, so a 9×9 grid around the terrain holds every game. */
export const FIELD = 5;
export const GRID = 2 * FIELD - 1;
export const TERRAIN_ROW = FIELD - 1;
export const TERRAIN_COLUMN = FIELD - 1;

/** Points for 0 to 5 tiles of one color in one row or column. */
export const LINE_POINTS = [0, 0, 1, 2, 4, 7];

/** The directions are north, east, south, west; the steps are in rows and columns. */
export const ROW_STEP = [-1, 0, 1, 0];
export const COLUMN_STEP = [0, 1, 0, -1];

/** The number on one side of an unrotated tile. The formula has no meaning beyond being short and well mixed. */
function printedNumber(tile, side) {
  return 1 + ((2 * tile + 3 * side * tile + side * side + Math.floor(tile / 7) * (side + 1)) % 7);
}

/** NUMBERS[tile][side], with the tiles from 0 to 49 and the sides north, east, south, west. */
export const NUMBERS = Array.from({ length: TILE_COUNT }, (_, tile) => [0, 1, 2, 3].map((side) => printedNumber(tile, side)));
