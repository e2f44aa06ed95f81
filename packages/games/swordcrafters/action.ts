import type { Axis } from './pieces/grid.ts';
import type { Tile } from './pieces/pieces.ts';
import type { Side } from './pieces/sword.ts';

/** What a player answers: a small plain value with named facets. */
export type Action =
  /** Cut a group, by its place in the list, along one line. */
  | { readonly group: number; readonly axis: Axis; readonly after: number }
  /** Cut what is left and keep the first part (upper, left) or the second: the solo game. */
  | { readonly axis: Axis; readonly after: number; readonly keep: 'first' | 'second' }
  /** Take a group. */
  | { readonly group: number }
  /** Which of two swords gets the group that was taken first. */
  | { readonly sword: number }
  /** Build a tile onto a side of a sword. */
  | { readonly tile: Tile; readonly side: Side; readonly on: number };
