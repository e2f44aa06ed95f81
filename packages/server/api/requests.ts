import { LEVELS } from '@swordtable/bots';
import { ALTERNATIVES_MAX, ORDERS_MAX } from '@swordtable/kernel';
import * as z from 'zod/mini';
import { plain } from './kernel.ts';
import { status } from './match.ts';
import { isPlainName } from './names.ts';

/** Everything that can be sent has a limit. */
export const freeText = (most: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(most),
    // No control characters, half characters, or characters that reverse the text after them.
    z.refine((given) => !/[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/u.test(given), 'it has invisible characters'),
  );

export const whole = (least: number, most = Number.MAX_SAFE_INTEGER) => z.int().check(z.gte(least), z.lte(most));
/** In an address, every number is text. */
export const written = (least: number, most = Number.MAX_SAFE_INTEGER) =>
  z.coerce.number<number>().check(z.int(), z.gte(least), z.lte(most));

const MONTH = 30 * 24 * 3_600;
export const level = z._default(z.enum(LEVELS.map(({ id }) => id)), 'medium').check(z.describe('Bot strength.'));
export const ticket = z.optional(
  freeText(64).check(
    z.minLength(1),
    z.describe('Your own id for this request. Sent again with the same id, it is answered again but done only once.'),
  ),
);
export const name = freeText(40).check(
  z.normalize(),
  z.refine(isPlainName, 'it could be mistaken for another, or for a bot'),
  z.describe('The name that others see.'),
);
const luck = z._default(
  freeText(64).check(
    z.describe(
      'Your part of the seed: any text that nobody can guess. Write down the commitment first, and your luck with it: they prove the deal.',
    ),
  ),
  '',
);
const secret = z.string().check(z.maxLength(64));

/** The game decides how deep and how large a table of options may be; this only rejects what no game can use. */
export const options = z.record(freeText(40), plain).check(z.describe('Options of the game, as listed by GET /api/games.'));

export const matchParams = z.object({ match: z.string().check(z.maxLength(40)) });
export const seatParams = z.extend(matchParams, { seat: written(0, 8) });
export const stepParams = z.extend(matchParams, { step: written(0, 1_000_000) });
export const seatStepParams = z.extend(seatParams, stepParams.shape);

const seat = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('me'), name: z.optional(name) }).check(z.describe('Your own seat.')),
  z.object({ kind: z.literal('person'), name: z.optional(name) }).check(z.describe('Reserved for anyone with the link you get.')),
  z.object({ kind: z.literal('open') }).check(z.describe('For the first player to come.')),
  z.object({ kind: z.literal('bot'), level }).check(z.describe('One of our bots.')),
]);

export const createBody = z.object({
  game: freeText(40),
  options: z._default(options, {}),
  seats: z.optional(
    z.array(seat).check(z.minLength(1), z.maxLength(9), z.describe('One for each seat. Left out: you against bots of medium strength.')),
  ),
  listed: z._default(z.boolean(), false).check(z.describe('Appear in the public list, and let anyone watch.')),
  openAfter: z._default(z.boolean(), true).check(z.describe('Open everything when the match is over: all seats, the record, the seed.')),
  hints: z
    ._default(z.boolean(), false)
    .check(
      z.describe('Allow hints where people play each other. Anyone who sits down agrees. Against bots alone, hints are always allowed.'),
    ),
  rated: z
    ._default(z.boolean(), false)
    .check(
      z.describe(
        'Count for the players’ ratings. Needs a clock, your own seat, and open seats for all others. It’s listed, and open when it’s over.',
      ),
    ),
  clock: z
    ._default(z.nullable(z.object({ seconds: whole(5, MONTH), level })), null)
    .check(z.describe('Seconds for each answer; after that a bot plays until the player returns. Null: no clock.')),
  patience: z
    ._default(whole(10, MONTH), 600)
    .check(z.describe('After this many seconds without an answer, the others may agree to let a bot take over.')),
  sit: z
    ._default(z.boolean(), true)
    .check(
      z.describe(
        'Whether you take your own seat immediately. With false you `take` it yourself, after you have seen the commitment, ' +
          'so that the server can’t know your luck when it commits.',
      ),
    ),
  luck: luck.check(
    z.describe('Your luck if you sit down immediately. The server sees it before it commits, so it proves nothing: see `sit`.'),
  ),
  id: ticket,
});

const seating = z.object({
  invite: z.optional(secret.check(z.describe('The secret of the link to this seat; an open seat needs none.'))),
  name: z._default(name, ''),
  program: z._default(z.boolean(), false).check(z.describe('Whether a program plays. The others can see that.')),
  luck,
  id: ticket,
});
export const takeBody = z._default(seating, { name: '', program: false, luck: '' });

export const previewBody = z.object({
  seq: whole(0).check(z.describe('The number of the question: `decision.seq`.')),
  action: z.unknown().check(z.describe('One of `decision.options`, unchanged.')),
});
export const actBody = z.extend(previewBody, { id: ticket });
export const undoBody = z.object({ seq: whole(0).check(z.describe('The number of the last message you have seen.')), id: ticket });

export const answerTakebackBody = z.object({
  agree: z.boolean().check(z.describe('Whether you let the match go back.')),
  id: ticket,
});
export const plainBody = z._default(z.object({ id: ticket }), {});
export const handBody = z._default(z.object({ level, id: ticket }), { level: 'medium' });
export const watchBody = z.object({ secret, id: ticket });

export const ordersBody = z.object({
  mark: whole(0).check(z.describe('The `mark` of the orders that you have seen; 0 if there were none.')),
  orders: z
    .array(z.unknown())
    .check(
      z.maxLength(20),
      z.describe(
        `At most ${ORDERS_MAX}. Each is \`{rule, ask, alternatives}\`: the \`prompt\` of the question it is for, and 1 to ` +
          `${ALTERNATIVES_MAX} lists of 1 to 20 wanted answers. ` +
          'A wanted answer is an object with some facets of an answer; it stands for the first option that has them all.',
      ),
    ),
});
export const planBody = z.object({
  answers: z
    ._default(z.array(z.unknown()).check(z.maxLength(20)), [])
    .check(z.describe('Answers, each one of the options on offer after those before it.')),
});

/** Read by the kernel, which reports what is wrong with it. */
export const recordBody = z.record(z.string(), z.unknown()).check(z.describe('A file of a match, as GET …/record gives it.'));

export const listQuery = z.object({
  status: z.optional(status),
  game: z.optional(freeText(40)),
  before: z.optional(z.string().check(z.regex(/^\d{1,15}-[a-z0-9]{1,40}$/), z.describe('The `next` of the page before.'))),
  most: z._default(written(1, 100), 50),
});

export const streamQuery = z.object({
  after: z.optional(written(-1).check(z.describe('The number of the last message you have; `Last-Event-ID` says the same.'))),
  frames: z
    .optional(z.literal('true'))
    .check(z.describe('With this, a stream also sends the view event by event, for a page that plays events.')),
  talk: z.optional(z.literal('true')).check(z.describe('With this, the stream of your seat also tells you when something is said.')),
});

export const stepsQuery = z.object({ after: z._default(written(-1), -1) });

const QUESTION_MAX = 500;

export const whyQuery = z.object({
  question: z.string().check(z.maxLength(QUESTION_MAX), z.describe('A JSON object in terms of the game, such as `{"event":12}`.')),
});
