import type { Event } from '@swordtable/games/tile-battle/events';
import type { View } from '@swordtable/games/tile-battle/view/view';

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
