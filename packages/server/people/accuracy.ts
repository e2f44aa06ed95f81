import * as z from 'zod/mini';
import type { Accuracies, OwnAccuracy } from '../api/accuracy.ts';
import type { Kind } from './kind.ts';

const accuracy = z.object({
  player: z.string(),
  match: z.string(),
  game: z.string(),
  /** The end of the match. */
  at: z.number(),
  /** Whether anyone may know of the match. */
  listed: z.boolean(),
  accuracy: z.number(),
  depth: z.enum(['quick', 'deep']),
});
export type Accuracy = z.infer<typeof accuracy>;

export const accuracyId = (player: string, match: string): string => `${player} ${match}`;

/** How well a player played in a match, as their own device computed it, because they want it on their page. */
export const ACCURACY: Kind<Accuracy> = {
  kind: 'accuracy',
  shape: accuracy,
  keysOf: ({ player, at }) => [{ name: 'player', value: player, rank: at }],
};

const RECENT = 10;

export const ownOf = ({ accuracy: share, depth }: Accuracy): OwnAccuracy => ({ accuracy: share, depth });

/** What a player's page says of the accuracies they share. They come last first. */
export const accuraciesIn = (all: readonly Accuracy[]): Accuracies => {
  const games = new Map<string, number[]>();
  for (const { game, accuracy: share } of all) games.set(game, [...(games.get(game) ?? []), share]);
  return {
    games: [...games].map(([game, shares]) => ({
      ...{ game, matches: shares.length },
      average: Math.round(shares.reduce((sum, share) => sum + share, 0) / shares.length),
    })),
    recent: all.slice(0, RECENT).map((each) => ({ ...ownOf(each), game: each.game, at: each.at, match: each.listed ? each.match : null })),
  };
};
