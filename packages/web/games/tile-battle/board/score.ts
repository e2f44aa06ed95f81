import type { Event } from '@swordtable/games/tile-battle/events';
import type { Tile } from '@swordtable/games/tile-battle/tile';
import type { View } from '@swordtable/games/tile-battle/view/view';
import { boardOf, endPoints } from '../why/rules-view.ts';
import { frameOf } from './frame.ts';
import { linePoints, linesIn } from './lines.ts';

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

/** What each round brought a player, as it was told; nothing where not all of it was told to this page. */
export const roundsIn = ({ score }: Pick<View, 'score'>, events: readonly Event[], seat: number): readonly number[] => {
  const rounds: number[] = [];
  for (const event of events) {
    const last = rounds.length - 1;
    if (event.what === 'round') rounds.push(0);
    else if (event.what === 'lines') rounds[last] = event.lines.reduce((sum, { points }) => sum + (points[seat] ?? 0), rounds[last] ?? 0);
    else if (event.what === 'points' && event.seat === seat) rounds[last] = (rounds[last] ?? 0) + event.points;
  }
  return rounds.reduce((sum, points) => sum + points, 0) === score[seat] ? rounds : [];
};
