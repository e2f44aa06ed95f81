import { botSkill } from '../people/ratings/bots.ts';
import type { Ratings } from '../people/ratings/ratings.ts';
import { ratingFrom } from '../people/ratings/skill.ts';
import type { Entrant, Tournament } from './tournament.ts';

/** The entrants by rating, best first; those who are equal stay in the order of entering. Bots have the ratings of the ladder. */
export const seeded = async ({ game, entrants }: Tournament, ratings: Pick<Ratings, 'ratingOf'>): Promise<readonly Entrant[]> => {
  const ratingOf = async ({ player, level = 'medium' }: Entrant): Promise<number> =>
    (player === undefined ? ratingFrom(botSkill(game, level)) : await ratings.ratingOf(player, game)).rating;
  const rated = await Promise.all(entrants.map(async (entrant) => ({ entrant, rating: await ratingOf(entrant) })));
  return rated.toSorted((one, other) => other.rating - one.rating).map(({ entrant }) => entrant);
};
