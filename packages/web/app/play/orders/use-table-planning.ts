import type { Table, TableState } from '../../../client/table.ts';
import type { GameTable } from '../../../kit/table/game-table.ts';
import { sayPlainly } from './say-wanted.ts';
import { type Planning, usePlanning } from './use-planning.tsx';

const NO_PLANS = {};

/** Planning ahead at a table of a game. Only games whose turns can be planned have words for it. */
export const useTablePlanning = (
  table: Table,
  state: TableState,
  game: GameTable | undefined,
  isAllowed: boolean,
  note: (sentence: string | undefined) => void,
): Planning =>
  // The game stays the same as long as the page does, and so do its hooks.
  usePlanning(isAllowed && game?.useWantedLabel !== undefined ? table : NO_PLANS, state, game?.useWantedLabel?.() ?? sayPlainly, note);
