import type { PairingResult } from '../api/tournaments.ts';
import type { Match } from '../match/match.ts';
import { pointsOf } from './points.ts';

/** What a match counts in its tournament, once it's over. It follows from the match alone, so it's always the same. */
export const resultOf = ({ status, ended, seats, resigned }: Match): PairingResult | undefined => {
  if (status !== 'over' || ended === undefined) return undefined;
  // It was canceled because someone didn't come in time.
  if (ended.why === 'cancelled') return { points: [...pointsOf(seats.map(({ taken }) => !taken))], why: 'forfeit' };
  const lost = seats.map(({ away }, seat) => away === 'left' || resigned.includes(seat));
  // If an operator has ended it, no one can help it, and all who are left are equal.
  const ranking = ended.why === 'abandoned' ? undefined : ended.standing?.ranking;
  const ranks = ranking === undefined ? [] : seats.map((_, seat) => ranking.findIndex((rank) => rank.includes(seat)));
  return { points: [...pointsOf(lost, ranks)], why: 'played' };
};
