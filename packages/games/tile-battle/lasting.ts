import type { Seat } from '@swordtable/kernel';
import type { Cell } from './field/cells.ts';
import type { Tile } from './tile.ts';

/** Effects that outlive their turn (T-22), each with the tile that made it. */
export type Lasting =
  /** The next `left` tiles placed by `seat` (-1: by anyone) have no M or O ability. */
  | { readonly kind: 'ignore'; readonly by: Tile; readonly seat: Seat; readonly left: number }
  /** On the next turn of `seat` this hand tile cannot be placed, or must be. */
  | { readonly kind: 'ban' | 'force'; readonly by: Tile; readonly seat: Seat; readonly tile: Tile }
  /** On the next turn of `seat` this cell is closed, or must be used. `spared`: open to a player holding one tile. */
  | { readonly kind: 'closed'; readonly by: Tile; readonly seat: Seat; readonly cell: Cell; readonly spared: boolean }
  | { readonly kind: 'gate'; readonly by: Tile; readonly seat: Seat; readonly cell: Cell };
