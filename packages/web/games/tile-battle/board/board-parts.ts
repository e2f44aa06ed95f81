import type { Action } from '@swordtable/games/tile-battle/action';
import type { Cell } from '@swordtable/games/tile-battle/field/cells';
import type { Tile as TileNumber } from '@swordtable/games/tile-battle/tile';
import type { View } from '@swordtable/games/tile-battle/view/view';
import type { CSSProperties } from 'react';
import type { Happening } from '../typed.ts';

import type { TileWhy } from '../why/use-tile-why.ts';
import { type Frame, placeIn } from './frame.ts';
import type { TileSelection } from './use-tile-selection.ts';

/** What the board is given, and its parts with it. */
export interface BoardProps {
  readonly view: View;
  readonly selection: TileSelection;
  /** Whose color a tile that is being placed has. */
  readonly seat: number;
  /** Tiles that a line of the log is about. */
  readonly marked: readonly TileNumber[];
  /** Tiles that the question is about, named by an earlier answer. */
  readonly picked: readonly TileNumber[];
  /** Tiles flipped last, in the order of the cascade. */
  readonly flipped: readonly TileNumber[];
  readonly lastPlaced: TileNumber;
  /** All that happened, newest last. */
  readonly steps: readonly Happening[];
  readonly onInspect: (tile: TileNumber | undefined) => void;
  /** Keeps the panel on a tile, or lets go of it. */
  readonly onPin: (tile: TileNumber) => void;
  readonly pinned: TileNumber | undefined;
  readonly why: TileWhy;
}

export const placementOf = (
  action: Action | undefined,
): { readonly tile: TileNumber; readonly cell: Cell; readonly turns: number } | undefined =>
  action !== undefined && 'cell' in action && 'tile' in action ? action : undefined;

/** Where something is in the window, as shares that the style sheet turns into lengths. */
export const at = (row: number, column: number): CSSProperties => ({ '--row': row, '--column': column }) as CSSProperties;
export const atCell = (frame: Frame, cell: Cell): CSSProperties => {
  const { row, column } = placeIn(frame, cell);
  return at(row, column);
};
