/** The six gems, in one fixed order. */
export const GEMS = ['ruby', 'sapphire', 'emerald', 'topaz', 'amethyst', 'diamond'] as const;
export type Gem = (typeof GEMS)[number];

/** A sword tile shows one gem, or none. */
export const TILES = [...GEMS, 'blank'] as const;
export type Tile = (typeof TILES)[number];

/** What lies in a cell of the grid. */
export const FORGE = 'forge';
export type Cell = Tile | typeof FORGE;

/** How swords are compared by a magic card (S-5). */
export const METHODS = ['most', 'least', 'pairs', 'triads', 'difference'] as const;
export type Method = (typeof METHODS)[number];

/** One face of a magic card. */
export interface Magic {
  readonly method: Method;
  readonly gems: readonly Gem[];
  /** For first, second, third. */
  readonly points: readonly number[];
}
export const FACES = ['beginner', 'intermediate'] as const;
export type Face = (typeof FACES)[number];
export type MagicCard = Readonly<Record<Face, Magic>>;

/** A cut of a solo card: H separates rows, V columns. */
export type CutKind = 'H' | 'V';

/** A card of the solo deck: four cuts, or a finished sword to beat (S-17). */
export interface SoloCard {
  readonly name: string;
  readonly cuts: readonly CutKind[];
  readonly length: number;
  /** The best run on each side; what is no run is 0. */
  readonly runs: readonly number[];
  readonly gems: Readonly<Record<Gem, number>>;
}

/** A solo card by its number in the list of pieces. */
export type SoloNo = number;
export const NO_CARD: SoloNo = -1;

/** All pieces of a match. */
export interface Pieces {
  readonly tiles: Readonly<Record<Tile, number>>;
  /** How many of each gem are taken out for two and three players (S-1). */
  readonly removed: number;
  readonly guards: readonly Gem[];
  readonly magic: readonly MagicCard[];
  readonly solo: readonly SoloCard[];
}

const TILE_NOS: ReadonlyMap<Tile, number> = new Map(TILES.map((tile, no) => [tile, no]));
/** The number of a tile in the fixed order. */
export const tileNo = (tile: Tile): number => TILE_NOS.get(tile) as number;
/** The number of the tile without a gem. */
export const BLANK = tileNo('blank');

/** Tiles in one order, so that nobody can read from it how they came together. Counting them is faster than comparing them. */
export const sortedTiles = (tiles: readonly Tile[]): Tile[] => {
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (let i = 0; i < tiles.length; i++) (counts[tileNo(tiles[i] as Tile)] as number)++;
  const sorted: Tile[] = [];
  for (let no = 0; no < counts.length; no++) for (let left = counts[no] as number; left > 0; left--) sorted.push(TILES[no] as Tile);
  return sorted;
};

/** The tiles of some groups in one list; a loop, because `flat` is slow. */
export const together = (groups: readonly (readonly Tile[])[]): Tile[] => {
  const tiles: Tile[] = [];
  for (const group of groups) for (const tile of group) tiles.push(tile);
  return tiles;
};

/** Each tile of a sorted list once. */
export const kindsOf = (sorted: readonly Tile[]): readonly Tile[] => sorted.filter((tile, index) => tile !== sorted[index - 1]);

export const without = (tiles: readonly Tile[], tile: Tile): Tile[] => {
  const index = tiles.indexOf(tile);
  if (index < 0) throw new Error(`There is no ${tile} where it should be.`);
  const left = tiles.slice();
  for (let i = index + 1; i < left.length; i++) left[i - 1] = left[i] as Tile;
  left.pop();
  return left;
};
