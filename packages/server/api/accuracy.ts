import * as z from 'zod/mini';
import type { Shape } from './shape.ts';

const depth = z.enum(['quick', 'deep']).check(z.describe('Of the review.'));

/** What a player's device computed about their play in a match. */
export const ownAccuracy = z.object({
  accuracy: z.number().check(z.int(), z.gte(0), z.lte(100), z.describe('In percent: see docs/review.md.')),
  depth,
});
export type OwnAccuracy = Shape<typeof ownAccuracy>;

export const sharedAccuracy = z.object({ shared: z.nullable(ownAccuracy).check(z.describe('Null if you don’t share it.')) });

const recent = z.extend(ownAccuracy, {
  game: z.string(),
  at: z.number().check(z.describe('When the match ended, in milliseconds.')),
  match: z.nullable(z.string()).check(z.describe('Null for a private match.')),
});

export const accuracies = z
  .object({
    games: z.array(z.object({ game: z.string(), matches: z.number(), average: z.number() })).check(z.describe('In all shared matches.')),
    recent: z.array(recent).check(z.describe('The last ten, last first.')),
  })
  .check(z.describe('The accuracy that the player chose to share, as their own device computed it. The server doesn’t check it.'));
export type Accuracies = Shape<typeof accuracies>;
