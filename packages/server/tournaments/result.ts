import type { PairingResult } from '../api/tournaments.ts';
import type { Match } from '../match/match.ts';

/** The points of two players if one or both have lost, however the game stood. */
const without = (lost: readonly boolean[], why: PairingResult['why']): PairingResult => ({
  points: lost.map((hasLost, seat) => (!hasLost && lost[1 - seat] === true ? 1 : 0)),
  why,
});

const DRAW: PairingResult = { points: [0.5, 0.5], why: 'played' };

/** What a match counts in its tournament, once it's over. It follows from the match alone, so it's always the same. */
export const resultOf = ({ status, ended, seats, resigned }: Match): PairingResult | undefined => {
  if (status !== 'over' || ended === undefined) return undefined;
  // It was canceled because someone didn't come in time.
  if (ended.why === 'cancelled')
    return without(
      seats.map(({ taken }) => !taken),
      'forfeit',
    );
  const lost = seats.map(({ away }, seat) => away === 'left' || resigned.includes(seat));
  if (lost.includes(true)) return without(lost, 'played');
  const ranking = ended.standing?.ranking;
  // An operator has ended it, and neither player can help it.
  if (ended.why === 'abandoned' || ranking === undefined) return DRAW;
  const [one = 0, other = 0] = [0, 1].map((seat) => ranking.findIndex((seats) => seats.includes(seat)));
  if (one === other) return DRAW;
  return { points: one < other ? [1, 0] : [0, 1], why: 'played' };
};
