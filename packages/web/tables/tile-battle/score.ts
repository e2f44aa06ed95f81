import type { Tile } from '@swordtable/games/tile-battle/state';
import type { View } from '@swordtable/games/tile-battle/view';
import { frameOf } from './frame.ts';
import { linePoints, linesIn } from './lines.ts';
import { boardOf, endPoints } from './rules-view.ts';

/** A player's points if the round ended now, and what they are made of. */
export interface Tally {
  readonly total: number;
  /** Points of the rounds before this one, or of the whole match when it is over. */
  readonly before: number;
  /** Rows and columns of the board as it lies. */
  readonly lines: number;
  /** What end-of-round abilities would bring; 0 is the terrain. */
  readonly ends: readonly { readonly by: Tile; readonly points: number }[];
}

export const tallyOf = (view: View, seat: number): Tally => {
  const before = view.score[seat] ?? 0;
  if (view.over) return { total: before, before, lines: 0, ends: [] };
  const lines = linePoints(linesIn(view.board, frameOf(view)), seat);
  const ends = endPoints(boardOf(view), seat);
  return { total: before + lines + ends.reduce((sum, { points }) => sum + points, 0), before, lines, ends };
};
