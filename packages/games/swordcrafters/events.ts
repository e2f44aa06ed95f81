import type { Seat } from '@swordtable/kernel';
import type { Scores } from './phases/scoring.ts';
import type { Cut, Group } from './pieces/grid.ts';
import type { Cell, SoloCard, Tile } from './pieces/pieces.ts';
import type { Side, Sword } from './pieces/sword.ts';

/** What happened, and because of what. */
export type Event =
  | { readonly what: 'round'; readonly round: number; readonly first: Seat; readonly grid: readonly Cell[] }
  | { readonly what: 'card'; readonly card: SoloCard }
  | { readonly what: 'sliced'; readonly seat: Seat; readonly group: Group; readonly cut: Cut; readonly tiles: readonly [number, number] }
  /** A solo cut: what is kept, and the tiles that go back to the box. */
  | { readonly what: 'kept'; readonly seat: Seat; readonly group: Group; readonly gone: readonly Tile[] }
  | { readonly what: 'took'; readonly seat: Seat; readonly group: Group; readonly tiles: readonly Tile[]; readonly forge: boolean }
  | { readonly what: 'returned'; readonly tiles: readonly Tile[] }
  | { readonly what: 'first'; readonly seat: Seat; readonly byForge: boolean }
  /** Told to the smith alone: what is built before all are done. */
  | { readonly what: 'assigned'; readonly seat: Seat; readonly sword: number }
  | { readonly what: 'built'; readonly seat: Seat; readonly tile: Tile; readonly side: Side; readonly on: number }
  | { readonly what: 'ready'; readonly seat: Seat }
  | { readonly what: 'crafted'; readonly seat: Seat; readonly swords: readonly Sword[] }
  | { readonly what: 'scored'; readonly reckoning: Scores }
  | { readonly what: 'over'; readonly points: readonly number[]; readonly winners: readonly Seat[] };
