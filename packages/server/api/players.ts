import * as z from 'zod/mini';
import { accuracies } from './accuracy.ts';
import { ratingChanges } from './match.ts';
import { player } from './people.ts';
import type { Shape } from './shape.ts';

const rating = z.object({
  rating: z.number(),
  deviation: z.number().check(z.describe('The rating is within twice this of the truth in 19 of 20 cases.')),
  provisional: z.boolean().check(z.describe('Too uncertain for a leaderboard: fewer than about a dozen matches.')),
});

const gameRating = z.extend(rating, {
  game: z.string(),
  matches: z.number(),
  wins: z.number(),
});
export type GameRating = Shape<typeof gameRating>;

export const leaderboardQuery = z.object({ game: z.string().check(z.maxLength(40)) });
export const leaderboard = z.object({
  game: z.string(),
  players: z
    .array(z.extend(gameRating, { player, program: z.boolean().check(z.describe('Whether a program plays.')) }))
    .check(z.describe('The best hundred, best first, without provisional ratings and hidden players.')),
  bots: z.array(z.object({ level: z.string(), rating: z.number() })).check(z.describe('Our bots, as they were measured.')),
});
export type Leaderboard = Shape<typeof leaderboard>;

const opponent = z.object({
  player: z.nullable(z.string()).check(z.describe('Null for bots, and for players who have deleted everything.')),
  bot: z.nullable(z.string()).check(z.describe('The level of a bot.')),
  name: z.string(),
  wins: z.number(),
  draws: z.number(),
  losses: z.number(),
});
export type Opponent = Shape<typeof opponent>;

const favorite = z.object({
  game: z.string(),
  piece: z.string().check(z.describe('The hero or card, by the id of its page in the gallery.')),
  times: z.number(),
});

export const playerPage = z.object({
  player,
  hidden: z.boolean().check(z.describe('Only the player themself sees a hidden page.')),
  ratings: z.array(gameRating),
  opponents: z.array(opponent).check(z.describe('In the last 200 rated matches, most frequent first. A place above theirs is a win.')),
  favorites: z.array(favorite).check(z.describe('In the same matches: the pieces chosen most often, at most five in each game.')),
  accuracies,
});
export type PlayerPage = Shape<typeof playerPage>;

const AT = /^\d{1,15}-[a-z0-9]{1,40}$/;
export const playerMatchesQuery = z.object({
  game: z.optional(z.string().check(z.maxLength(40))),
  before: z.optional(z.string().check(z.regex(AT), z.describe('The `next` of the page before.'))),
  most: z._default(z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(200)), 20),
});

const ratedMatch = z.object({
  match: z.string(),
  game: z.string(),
  at: z.number().check(z.describe('When it ended, in milliseconds.')),
  seat: z.number().check(z.describe('The player’s.')),
  seats: z.array(
    z.object({
      player: z.nullable(z.string()),
      bot: z.nullable(z.string()),
      name: z.string(),
      place: z.number().check(z.describe('0 is first. Equal places are a tie.')),
    }),
  ),
  deviation: z.number().check(z.describe('After the match.')),
  ratings: ratingChanges,
});
export type RatedMatch = Shape<typeof ratedMatch>;

export const playerMatches = z.object({
  matches: z.array(ratedMatch),
  next: z.nullable(z.string()).check(z.describe('Send this as `before` to get the next page; null on the last one.')),
});

export const visibility = z.object({ hidden: z.boolean().check(z.describe('No page, and no place on leaderboards.')) });
