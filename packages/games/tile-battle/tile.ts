/** Every hero is unique, so a tile is named by its hero: Olympus 1 to 50, Asgard 51 to 100 (its number and fifty), added ones from 101. */
export type Tile = number;
export const TERRAIN: Tile = 0;
export const EMPTY: Tile = -1;
