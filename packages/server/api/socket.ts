import * as z from 'zod/mini';
import { actBody, matchParams } from './requests.ts';
import type { Shape } from './shape.ts';
import { compactMessage } from './table.ts';

/** A seat's table, or without a seat the spectators'. */
const place = { match: matchParams.shape.match, seat: z.optional(z.int().check(z.gte(0), z.lte(8))) };
const REQUEST_ID = z.string().check(z.minLength(1), z.maxLength(64));

const act = z.extend(z.omit(actBody, { id: true }), {
  do: z.literal('act'),
  match: place.match,
  seat: z.int().check(z.gte(0), z.lte(8)),
  id: REQUEST_ID.check(z.describe('Your own id for this move. Sent again with the same id, it is answered again but done only once.')),
});

const watch = z.object({
  do: z.literal('watch'),
  ...place,
  after: z.optional(z.int().check(z.gte(-1))).check(z.describe('The number of the last message you have.')),
  frames: z.optional(z.boolean()).check(z.describe('Whether to send the view event by event, for a page that plays events.')),
  compact: z
    .optional(z.boolean())
    .check(z.describe('Whether to send `choices` in place of `options` where the answers are all combinations of some values.')),
  talk: z.optional(z.boolean()).check(z.describe('Whether to tell you when something is said at your table.')),
});

const unwatch = z.object({ do: z.literal('unwatch'), ...place });

/** What a client sends over a socket: one of these as a text. */
export const socketRequest = z.discriminatedUnion('do', [act, watch, unwatch]);
export type SocketRequest = Shape<typeof socketRequest>;

const seat = z.nullable(z.number()).check(z.describe('The seat, or null for a spectator.'));

const done = z.object({
  type: z.literal('done'),
  id: z.string(),
  seq: z.number().check(z.describe('The number of the line. It is on disk.')),
  again: z.boolean().check(z.describe('Whether it had been done before.')),
});

const refused = z.object({
  type: z.literal('refused'),
  id: z.exactOptional(z.string()).check(z.describe('The move that is refused.')),
  match: z.exactOptional(z.string()).check(z.describe('The table that may not be watched.')),
  seat: z.exactOptional(seat),
  code: z.string(),
  sentence: z.string(),
  retryAfter: z.exactOptional(z.number()).check(z.describe('When trying again may be worthwhile, in seconds.')),
});

const told = z.object({ type: z.literal('told'), match: z.string(), seat, message: compactMessage });
const ended = z.object({ type: z.literal('ended'), match: z.string(), seat }).check(z.describe('Nothing more comes from this table.'));

const talk = z.object({ type: z.literal('talk'), match: z.string(), seat }).check(z.describe('Something was said at this table.'));

/** What the server sends: a text is a list of these. */
export const socketReplies = z.array(z.discriminatedUnion('type', [done, refused, told, talk, ended]));
export type SocketReply = Shape<typeof socketReplies>[number];
