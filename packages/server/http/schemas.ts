import { LEVELS } from '@swordtable/bots';
import { ALTERNATIVES_MAX, ORDERS_MAX } from '@swordtable/kernel';
import { z } from 'zod';

/** What requests may hold. Everything has a limit. */
const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    // No control characters, no halves of characters, nothing that turns around what stands behind it.
    .refine((given) => !/[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/u.test(given), 'it has characters that nobody can see');

const level = z.enum(LEVELS.map(({ id }) => id) as [string, ...string[]]).describe('How strong a bot is.');
const seatNumber = z.coerce.number().int().min(0).max(8);
const ticket = text(64)
  .min(1)
  .optional()
  .describe('Your own id for this request. Sent again with the same id, it is answered again and done only once.');
const name = text(40).describe('The name that others see.');
const luck = text(64).describe('Your part of the seed: any text. The server committed to its own part before it saw yours.');
const secret = z.string().max(64);

/** How deep and how large a table of options may be is the game's to say; this only keeps out what no game can mean. */
const options = z.record(text(40), z.unknown()).describe('Options of the game, as GET /api/games lists them.');

export const matchParams = z.object({ match: z.string().max(40) });
export const seatParams = matchParams.extend({ seat: seatNumber });
export const stepParams = matchParams.extend({ step: z.coerce.number().int().min(0).max(1_000_000) });
export const seatStepParams = stepParams.extend({ seat: seatNumber });

const seat = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('me'), name: name.optional() }).describe('Your own seat.'),
  z.object({ kind: z.literal('person'), name: name.optional() }).describe('Kept for whoever has the link you are given.'),
  z.object({ kind: z.literal('open') }).describe('For whoever comes first.'),
  z.object({ kind: z.literal('bot'), level: level.default('medium') }).describe('One of our bots.'),
]);

export const createBody = z.object({
  game: text(40),
  options: options.default({}),
  seats: z.array(seat).min(1).max(9).optional().describe('One for each seat. Left out: you against bots of medium strength.'),
  listed: z.boolean().default(false).describe('Stand in the public list, and let anybody watch.'),
  openAfter: z.boolean().default(true).describe('Lay everything open when the match is over: all seats, the record, the seed.'),
  clock: z
    .object({
      seconds: z
        .number()
        .int()
        .min(5)
        .max(30 * 24 * 3600),
      level: level.default('medium'),
    })
    .nullable()
    .default(null)
    .describe('So many seconds for each answer; after that a bot plays until the player returns. Null: no clock.'),
  patience: z
    .number()
    .int()
    .min(10)
    .max(30 * 24 * 3600)
    .default(600)
    .describe('After so many seconds without an answer the others may agree to let a bot go on.'),
  luck: luck.default(''),
  id: ticket,
});

export const takeBody = z.object({
  invite: secret.optional().describe('The secret of the link to this seat; not needed for an open seat.'),
  name: name.default(''),
  program: z.boolean().default(false).describe('Whether a program plays. It is shown to be one.'),
  luck: luck.default(''),
  id: ticket,
});

export const actBody = z.object({
  seq: z.number().int().min(0).describe('The number of the question that is answered: `decision.seq`.'),
  action: z.unknown().describe('One of `decision.options`, as it stands there.'),
  id: ticket,
});

export const previewBody = actBody.omit({ id: true });

export const undoBody = z.object({ seq: z.number().int().min(0).describe('The number of the last message you have seen.'), id: ticket });
export const plainBody = z.object({ id: ticket }).default({});
export const handBody = z.object({ level: level.default('medium'), id: ticket }).default({ level: 'medium' });
export const watchBody = z.object({ secret, id: ticket });

export const ordersBody = z.object({
  mark: z.number().int().min(0).describe('The `mark` of the orders that you have seen; 0 where there were none.'),
  orders: z
    .array(z.unknown())
    .max(20)
    .describe(
      `At most ${ORDERS_MAX}. Each is \`{rule, ask, alternatives}\`: the \`prompt\` of the question it is for, and 1 to ${ALTERNATIVES_MAX} lists of ` +
        '1 to 20 wanted answers. ' +
        'A wanted answer is an object with some facets of an answer; it stands for the first option that has them all.',
    ),
});
export const planBody = z.object({
  answers: z.array(z.unknown()).max(20).default([]).describe('Answers, each one of the options that were on offer after those before it.'),
});

export const listQuery = z.object({
  status: z.enum(['waiting', 'running', 'over']).optional(),
  game: text(40).optional(),
  before: z
    .string()
    .regex(/^\d{1,15}-[a-z0-9]{1,40}$/)
    .optional()
    .describe('The `next` of the page before.'),
  most: z.coerce.number().int().min(1).max(100).default(50),
});

export const streamQuery = z.object({
  after: z.coerce.number().int().min(-1).optional().describe('The number of the last message you have; `Last-Event-ID` says the same.'),
});

export const stepsQuery = z.object({ after: z.coerce.number().int().min(-1).default(-1) });
