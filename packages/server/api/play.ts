import * as z from 'zod/mini';
import { optionSpec, order, record, standing, thought, wanted, why, whyText } from './kernel.ts';
import { ended } from './match.ts';
import type { Shape } from './shape.ts';
import { question, view } from './table.ts';

export const games = z.object({
  games: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      version: z.string(),
      seats: z.object({ min: z.number(), max: z.number() }),
      options: z.array(optionSpec),
    }),
  ),
  levels: z.array(z.object({ id: z.string(), name: z.string() })).check(z.describe('The bot strengths.')),
});

export const key = z.object({ key: z.string() });

export const done = z.object({
  seq: z.number().check(z.describe('The number of the step that was written.')),
  again: z.boolean().check(z.describe('Whether this had been done before.')),
});

export const undoable = z.object({
  allowed: z.boolean(),
  code: z.exactOptional(z.string()).check(z.describe('Why not.')),
  sentence: z.exactOptional(z.string()),
  byRequest: z.exactOptional(z.boolean()).check(z.describe('Whether you can ask the others for a takeback instead.')),
});

const certain = z.boolean().check(z.describe('Whether the result is exact: neither chance nor hidden information plays a part.'));

export const preview = z.object({ events: z.array(z.unknown()), view, standing, certain });
export type Preview = Shape<typeof preview>;

export const hint = z.object({
  seq: z.number(),
  thoughts: z.array(thought).check(z.describe('Best first.')),
  text: z
    .array(z.string())
    .check(z.describe('In English, line by line: the answer and the rest of its action, what the bot expects, why, and the next best.')),
});

export const explained = z.object({
  why: why.check(z.describe('As data: each sentence by its name, with what it names.')),
  text: whyText.check(z.describe('The same in English.')),
});
export type Explained = Shape<typeof explained>;

const prospect = z.enum(['possible', 'open', 'impossible', 'unknown']);
export type Prospect = Shape<typeof prospect>;

const outcome = z.object({
  seq: z.number().check(z.describe('The last step when this was found.')),
  what: z.enum(['carried-out', 'broken-off', 'not-possible', 'overtaken']),
  alternative: z.exactOptional(z.number()).check(z.describe('The alternative that was followed.')),
});
export type Outcome = Shape<typeof outcome>;

/** Standing orders, as shown to their owner. */
export const standingOrders = z.object({
  mark: z.number().check(z.describe('Counts how often they were changed.')),
  orders: z.array(
    z.extend(order, {
      now: z.array(prospect).check(z.describe('Whether each alternative could be followed if it were your turn now.')),
    }),
  ),
  turn: z.boolean().check(z.describe('Whether your next turn can be planned now.')),
  last: z.exactOptional(outcome).check(z.describe('The outcome of the last order.')),
});
export type StandingOrders = Shape<typeof standingOrders>;

/** One's own turn, tried in advance. */
export const planned = z.object({
  view,
  decision: z.nullable(question).check(z.describe('What would be asked next; null if the turn is over or no one can know.')),
  wanted: z.array(wanted).check(z.describe('The answers so far, as an order would want them.')),
  rule: z.string().check(z.describe('With `ask`: the question that the turn begins with.')),
  ask: z.string(),
  certain,
});
export type Planned = Shape<typeof planned>;

/** A finished match as a file: the record, the players, and the proof of its deal. */
export const matchFile = z.extend(record, {
  players: z.array(z.object({ name: z.string(), player: z.enum(['person', 'program', 'bot']), level: z.exactOptional(z.string()) })),
  ended: z.exactOptional(ended),
  deal: z
    .exactOptional(z.object({ match: z.string(), commitment: z.string(), secret: z.string(), luck: z.array(z.string()) }))
    .check(z.describe('Left out of a match that was played elsewhere, whose deal can’t be proven here.')),
});
export type MatchFile = Shape<typeof matchFile>;

export const erased = z.object({ gone: z.boolean().check(z.describe('Whether no one else had a part in it: then it’s gone for good.')) });

export const alive = z.object({ alive: z.literal(true) });
export const ready = z.object({ ready: z.literal(true) });
