import type { Seats } from '../../seat-names.ts';
import type { Event } from '../events.ts';
import type { Cell, CutKind, Face, Gem, Magic, Method, SoloCard, Tile } from '../pieces/pieces.ts';
import type { Side } from '../pieces/sword.ts';
import type { Phase } from '../state.ts';

/** What Swordcrafters says of its pieces and events, in one language. Names stand as they do inside of a sentence. */
export interface SwordTexts {
  readonly gem: (gem: Gem) => string;
  /** "1 ruby", "3 rubies"; the tile without a gem is counted as well. */
  readonly counted: (count: number, tile: Tile) => string;
  /** What lies in a cell of the grid, or on a side: "ruby", "blank", "forge". */
  readonly cell: (cell: Cell) => string;
  /** What a group or a hand of tiles holds, equal ones counted: "2 rubies and 1 blank". Without tiles it says so. */
  readonly tiles: (tiles: readonly Tile[]) => string;
  /** A single tile as what it is: "ruby tile". */
  readonly tileName: (tile: Tile) => string;
  readonly tileTitle: string;
  readonly tileText: (tile: Tile) => string;
  readonly guard: (gem: Gem) => string;
  readonly guardTitle: string;
  readonly guardText: string;
  readonly forge: { readonly name: string; readonly title: string; readonly text: string };
  readonly method: (method: Method) => string;
  /** How a method counts, whatever the gems. */
  readonly methodText: (method: Method) => string;
  /** "Most rubies and emeralds", "Pairs of emerald and topaz". */
  readonly magicTitle: (magic: Magic) => string;
  /** What a card counts, and the points for each place. */
  readonly magicText: (magic: Magic) => string;
  readonly face: (face: Face) => string;
  readonly phase: (phase: Phase) => string;
  readonly side: (side: Side) => string;
  /** Which of two swords. */
  readonly sword: (on: number) => string;
  /** "1st", "2nd", "3rd". */
  readonly place: (place: number) => string;
  readonly points: (points: number) => string;
  readonly tileCount: (count: number) => string;
  /** The cut of a solo card: across or down. */
  readonly cut: (cut: CutKind) => string;
  /** The smith of a solo card; one that only a file of pieces has keeps its own name. */
  readonly smith: (card: Pick<SoloCard, 'name'>) => string;
  readonly soloTitle: string;
  readonly soloText: (card: SoloCard) => string;
  /** "A, B and C". */
  readonly list: (names: readonly string[]) => string;
  /** What happened; alone against the cards there is no token to speak of. */
  readonly sentence: (event: Event, seats: Seats, isSolo: boolean) => string;
}
