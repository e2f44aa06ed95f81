import type { Score } from '@swordtable/games/contracts/events';
import { partyIn } from '@swordtable/games/contracts/explain/explanation';
import { endScore } from '@swordtable/games/contracts/explain/score';
import { standingBy, tieBreakers } from '@swordtable/games/contracts/phases/end-of-game';
import type { View } from '@swordtable/games/contracts/view/view';

/** A party in the end: its place, its score, and what decides between equals. */
export interface Ranked {
  readonly seat: number;
  readonly place: number;
  readonly score: Score;
  readonly tie: readonly number[];
  /** Whether somebody else has the same fame. */
  readonly isTied: boolean;
}

/** All parties, the best first; those who share a place are in seat order. */
export const rankedParties = (view: View): readonly Ranked[] => {
  const parties = view.parties.map((_, seat) => partyIn(view, seat));
  const scores = parties.map((_, seat) => endScore(view, seat));
  const totals = scores.map(({ total }) => total);
  const { ranking } = standingBy({ parties }, totals);
  let place = 1;
  return ranking.flatMap((seats) => {
    const shared = seats.flatMap((seat): readonly Ranked[] => {
      const [party, score] = [parties[seat], scores[seat]];
      if (party === undefined || score === undefined) return [];
      return [{ seat, place, score, tie: tieBreakers(party), isTied: totals.filter((total) => total === score.total).length > 1 }];
    });
    place += seats.length;
    return shared;
  });
};
