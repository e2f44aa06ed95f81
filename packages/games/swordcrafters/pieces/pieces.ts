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

const PLACES = Object.fromEntries(TILES.map((tile, place) => [tile, place])) as Readonly<Record<Tile, number>>;

/** Tiles in one order, so that nobody can read from it how they came together. */
export const sortedTiles = (tiles: readonly Tile[]): Tile[] => tiles.toSorted((a, b) => PLACES[a] - PLACES[b]);

/** Each tile of a sorted list once. */
export const kindsOf = (sorted: readonly Tile[]): readonly Tile[] => sorted.filter((tile, index) => tile !== sorted[index - 1]);

export const without = (tiles: readonly Tile[], tile: Tile): Tile[] => {
  const index = tiles.indexOf(tile);
  if (index < 0) throw new Error(`There is no ${tile} where it should be.`);
  return tiles.toSpliced(index, 1);
};
