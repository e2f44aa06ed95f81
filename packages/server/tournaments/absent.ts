import { SEATS_MIN } from '../api/seeks.ts';
import type { Pairing } from '../api/tournaments.ts';
import type { Match } from '../match/match.ts';

/** What becomes of a table that not everyone came to: those who came play another match, and the others have no points. */
interface Split {
  readonly came: readonly number[];
  readonly absent: readonly Pairing[];
}

/** It follows from the match alone, so it's always the same. Undefined if fewer than two came, or if it needn't be. */
export const splitOf = ({ entrants }: Pairing, { ended, seats }: Pick<Match, 'ended' | 'seats'>): Split | undefined => {
  if (ended?.why !== 'cancelled') return undefined;
  const came = entrants.filter((_, seat) => seats[seat]?.taken === true);
  if (came.length < SEATS_MIN || came.length === entrants.length) return undefined;
  const absent = entrants.filter((entrant) => !came.includes(entrant));
  return { came, absent: absent.map((entrant) => ({ entrants: [entrant], result: { points: [0], why: 'forfeit' } })) };
};
