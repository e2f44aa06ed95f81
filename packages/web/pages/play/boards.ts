import { type ComponentType, lazy } from 'react';
import type { Table, TableState } from '../../table/table.ts';

/** What the board of a game is given: the state to draw, and, where one may play, the table to answer at. */
export interface BoardProps {
  readonly state: TableState;
  readonly table?: Pick<Table, 'act' | 'preview'> | undefined;
  readonly onUndo?: (() => void) | undefined;
  readonly undoRefused?: string | undefined;
  readonly onHint?: (() => void) | undefined;
}

/** What a game brings to the table: its board, and what stands in the bar above it. */
export interface BoardParts {
  readonly Board: ComponentType<BoardProps>;
  readonly Heading: ComponentType<{ readonly state: TableState }>;
}

const TileBoard = lazy(async () => ({ default: (await import('../../tables/tile-battle/tile-table.tsx')).TileTable }));
const TileHeading = lazy(async () => ({ default: (await import('../../tables/tile-battle/table-heading.tsx')).TableHeading }));
const tiles: BoardParts = { Board: TileBoard, Heading: TileHeading };

/** The boards, loaded when a match of the game is opened. */
const BOARDS: Readonly<Record<string, BoardParts>> = { olympus: tiles, asgard: tiles };

export const boardOf = (game: string): BoardParts | undefined => (Object.hasOwn(BOARDS, game) ? BOARDS[game] : undefined);
