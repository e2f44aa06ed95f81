import type { Result } from '@swordtable/kernel';
import type { RatingChanges } from '../../api/match.ts';
import type { Match } from '../../match/match.ts';
import type { Documents } from '../../storage/documents.ts';
import { findAll, type Kept, readAll, readOne } from '../kind.ts';
import { forgetRatings } from './forget.ts';
import { HIDDEN, type MatchResult, RATED, type Rated, RESULT, ratedId } from './kinds.ts';
import { settler } from './settle.ts';
import { NEWCOMER, type Rating, ratingFrom, rusted } from './skill.ts';
import { setHidden } from './visibility.ts';

/** Where a page of results begins, and how long it is. */
export interface ResultsQuery {
  readonly game?: string | undefined;
  readonly after?: { readonly rank: number; readonly id: string };
  readonly most: number;
}

/** The players' ratings, per game. */
export interface Ratings {
  /** A player's rating in a game. New players have an average one, and a large deviation. */
  ratingOf(player: string, game: string): Promise<Rating>;
  /** All ratings of a player, in any order. */
  of(player: string): Promise<readonly Kept<Rated>[]>;
  /** The best of a game, best first, without hidden players. */
  best(game: string, most: number): Promise<readonly Kept<Rated>[]>;
  /** A player's rated matches, last first. */
  results(player: string, query: ResultsQuery): Promise<readonly Kept<MatchResult>[]>;
  isHidden(player: string): Promise<boolean>;
  hide(player: string, hidden: boolean): Promise<Result<void>>;
  /** Deletes everything about a player. Their matches stay, without their name. */
  forget(player: string): Promise<void>;
  /** Changes the ratings with the result of a match that is over, once, and says how. */
  settle(match: Match): Promise<Result<RatingChanges>>;
}

interface RatingsParts {
  readonly documents: Documents;
  now(): number;
}

/** No one has ratings in more games. */
const GAMES_MOST = 100;

export const openRatings = ({ documents, now }: RatingsParts): Ratings => ({
  ratingOf: async (player, game) => {
    const known = await readOne(documents, RATED, ratedId(player, game));
    return ratingFrom(known === undefined ? NEWCOMER : rusted(known.value, now() - known.value.at));
  },
  of: (player) => findAll(documents, RATED, { name: 'player', value: player, most: GAMES_MOST }),
  best: async (game, most) => {
    // There may be hidden players among them.
    const found = await findAll(documents, RATED, { name: 'game', value: game, descending: true, most: 2 * most });
    const players = found.map(({ value }) => value.player);
    const hidden = new Set((await readAll(documents, HIDDEN, players)).map(({ id }) => id));
    return found.filter(({ value }) => !hidden.has(value.player)).slice(0, most);
  },
  results: (player, { game, ...page }) => {
    const key = game === undefined ? { name: 'player', value: player } : { name: 'played', value: ratedId(player, game) };
    return findAll(documents, RESULT, { ...key, ...page, descending: true });
  },
  isHidden: async (player) => (await readOne(documents, HIDDEN, player)) !== undefined,
  hide: (player, hidden) => setHidden(documents, player, hidden, now()),
  forget: (player) => forgetRatings(documents, player),
  settle: settler(documents),
});
