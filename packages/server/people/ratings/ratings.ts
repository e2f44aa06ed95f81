import type { Result } from '@swordtable/kernel';
import type { RatingChanges } from '../../api/match.ts';
import type { Match } from '../../match/match.ts';
import type { Documents } from '../../storage/documents.ts';
import { readOne } from '../kind.ts';
import { RATED, ratedId } from './kinds.ts';
import { settler } from './settle.ts';
import { NEWCOMER, type Rating, ratingFrom, rusted } from './skill.ts';

/** The players' ratings, per game. */
export interface Ratings {
  /** A player's rating in a game. New players have an average one, and a large deviation. */
  ratingOf(player: string, game: string): Promise<Rating>;
  /** Changes the ratings with the result of a match that is over, once, and says how. */
  settle(match: Match): Promise<Result<RatingChanges>>;
}

export interface RatingsParts {
  readonly documents: Documents;
  now(): number;
}

export const openRatings = ({ documents, now }: RatingsParts): Ratings => ({
  ratingOf: async (player, game) => {
    const known = await readOne(documents, RATED, ratedId(player, game));
    return ratingFrom(known === undefined ? NEWCOMER : rusted(known.value, now() - known.value.at));
  },
  settle: settler(documents),
});
