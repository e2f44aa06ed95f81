import * as z from 'zod/mini';
import { ratingChanges } from '../../api/match.ts';
import type { Kind } from '../kind.ts';
import { ratingFrom } from './skill.ts';

const rated = z.object({
  player: z.string(),
  game: z.string(),
  mu: z.number(),
  sigma: z.number(),
  matches: z.number(),
  wins: z.number(),
  /** The end of the last match. */
  at: z.number(),
  /** Whether a program played it. */
  program: z.boolean(),
});
export type Rated = z.infer<typeof rated>;

export const ratedId = (player: string, game: string): string => `${player} ${game}`;

/** A player's rating in a game. Those that are no longer provisional are found by game, in order. */
export const RATED: Kind<Rated> = {
  kind: 'rating',
  shape: rated,
  keysOf: (value) => {
    const { rating, provisional } = ratingFrom(value);
    const board = provisional ? [] : [{ name: 'game', value: value.game, rank: rating }];
    return [{ name: 'player', value: value.player, rank: 0 }, ...board];
  },
};

const resultSeat = z.object({
  /** Null for a bot, and for players who have deleted everything. */
  player: z.nullable(z.string()),
  name: z.string(),
  /** The level of a bot. */
  bot: z.nullable(z.string()),
  place: z.number(),
  /** After the match; null for bots. */
  rating: z.nullable(z.number()),
  deviation: z.nullable(z.number()),
  /** How often the player chose a piece, by the id of its page. */
  pieces: z.record(z.string(), z.number()),
});
export type ResultSeat = z.infer<typeof resultSeat>;

const result = z.object({ game: z.string(), at: z.number(), ratings: ratingChanges, seats: z.array(resultSeat) });
export type MatchResult = z.infer<typeof result>;

const playersIn = ({ seats }: Pick<MatchResult, 'seats'>): readonly string[] => seats.flatMap(({ player }) => player ?? []);

/** Every two players of a match, in a fixed order. */
export const pairsOf = (players: readonly string[]): readonly string[] =>
  players.toSorted().flatMap((one, index, all) => all.slice(index + 1).map((other) => `${one} ${other}`));

/** The result of a rated match, by the match's id: it's written together with the ratings, so they change once. */
export const RESULT: Kind<MatchResult> = {
  kind: 'result',
  shape: result,
  keysOf: (value) => [
    ...playersIn(value).flatMap((player) => [
      { name: 'player', value: player, rank: value.at },
      { name: 'played', value: ratedId(player, value.game), rank: value.at },
    ]),
    ...(value.ratings.uncounted === undefined ? pairsOf(playersIn(value)) : []).map((pair) => ({
      name: 'pair',
      value: pair,
      rank: value.at,
    })),
  ],
};

const hidden = z.object({ since: z.number() });

/** A player who wants no page and no place on leaderboards, by their id. */
export const HIDDEN: Kind<z.infer<typeof hidden>> = {
  kind: 'hidden',
  shape: hidden,
  keysOf: ({ since }, id) => [{ name: 'player', value: id, rank: since }],
};
