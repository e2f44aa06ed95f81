import type { Cell } from './field/cells.ts';
import type { Tile } from './tile.ts';

/** What a player answers: a small plain value with named facets. The same value is the log, the wire and the search key. */
export type Action =
  /** Place a tile, rotated clockwise by a number of quarters. */
  | { readonly tile: Tile; readonly cell: Cell; readonly turns: number }
  | { readonly tile: Tile }
  | { readonly cell: Cell }
  | { readonly turns: number }
  | { readonly side: number }
  | { readonly line: number }
  /** A price in points for going second, and what the other does about it. */
  | { readonly price: number }
  | { readonly price: number; readonly goes: 'first' | 'second' }
  | { readonly use: true }
  | { readonly pass: true };

export const PASS: Action = { pass: true };
export const USE: Action = { use: true };
