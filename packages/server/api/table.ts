import * as z from 'zod/mini';
import { prompt, standing } from './kernel.ts';
import { card, handedWhy } from './match.ts';
import type { Shape } from './shape.ts';

/** The table as one viewer may see it. Each game has its own facets; before the match begins there are none. */
export const view = z.record(z.string(), z.unknown()).check(z.describe('The table as this viewer may see it.'));
export type View = Shape<typeof view>;

export const question = z.object({
  seq: z.number().check(z.describe('Answer with this number.')),
  prompt,
  sentence: z.string().check(z.describe('The prompt in words.')),
  options: z.array(z.unknown()).check(z.describe('Every legal answer.')),
});
export type Question = Shape<typeof question>;

/** A question whose answers are all combinations of some values, such as each tile on each cell. */
const compactQuestion = z.extend(z.omit(question, { options: true }), {
  choices: z
    .record(z.string(), z.array(z.union([z.string(), z.number(), z.boolean()])))
    .check(z.describe('The values of each part of an answer. Every combination is a legal answer.')),
});
export type CompactQuestion = Shape<typeof compactQuestion>;

const what = z.object({
  kind: z.enum([
    ...['created', 'imported', 'invited', 'seated', 'joined', 'revoked', 'moved', 'linked', 'watching', 'left', 'cancelled'],
    ...[
      'answered',
      'undone',
      'rewound',
      'requested',
      'granted',
      'declined',
      'resigned',
      'agreed',
      'handed',
      'returned',
      'vacation',
      'rematched',
      'rated',
    ],
  ] as const),
  seat: z.exactOptional(z.number()),
  absent: z.exactOptional(z.number()).check(z.describe('The seat that a bot should take over.')),
  level: z.exactOptional(z.string()).check(z.describe('The strength of that bot.')),
  why: z.exactOptional(handedWhy),
  match: z.exactOptional(z.string()).check(z.describe('The rematch.')),
  ordered: z.exactOptional(z.literal(true)).check(z.describe('Answered by a standing order. Only its owner is told.')),
});
export type What = Shape<typeof what>;

/** One step of a match, without anything this viewer must not know. */
export const happening = z.object({
  seq: z.number(),
  at: z.number().check(z.describe('Milliseconds since 1970.')),
  what,
  events: z.array(z.unknown()).check(z.describe('What happened, as far as you may know it.')),
});
export type Happening = Shape<typeof happening>;

export const stepList = z.object({
  steps: z.array(z.extend(happening, { sentences: z.array(z.string()).check(z.describe('The events in words.')) })),
});

/** A question's number is only for the seat that must answer: it would reveal when the question changed. */
const asked = z
  .array(z.object({ seat: z.number(), since: z.number().check(z.describe('Milliseconds since 1970.')) }))
  .check(z.describe('Who must answer, and since when.'));

/** The first message of every stream: the whole table. */
export const tableMessage = z.object({
  type: z.literal('table'),
  seq: z.number(),
  watcher: z.nullable(z.number()).check(z.describe('The viewer: a seat, or null for a spectator.')),
  match: card,
  view,
  asked,
  decision: z.nullable(question).check(z.describe('What you must answer; null if nothing.')),
  since: z.array(happening).check(z.describe('What happened after the number you sent.')),
});
export type TableMessage = Shape<typeof tableMessage>;

const changed = {
  changes: view.check(z.describe('The facets of the view that are new or have changed.')),
  gone: z.exactOptional(z.array(z.string())).check(z.describe('The facets that the view no longer has.')),
};

/** The view in the middle of a step, as changes from the frame before. */
const frame = z.object({ events: z.number().check(z.describe('After this many of the events of the step.')), ...changed });
export type Frame = Shape<typeof frame>;

/** Each further message: one step, and its changes to the view. */
export const stepMessage = z.extend(happening, {
  type: z.literal('step'),
  ...changed,
  frames: z
    .exactOptional(z.array(frame))
    .check(z.describe('The view event by event, for a page that plays them. Left out where nothing changes before the last event.')),
  asked,
  decision: z
    .exactOptional(z.nullable(question))
    .check(z.describe('What you must answer; null if nothing. Left out while the question stays the same.')),
  match: z.exactOptional(card).check(z.describe('If the step changed it.')),
  standing: z.exactOptional(standing).check(z.describe('The final one.')),
});
export type StepMessage = Shape<typeof stepMessage>;

export const message = z.discriminatedUnion('type', [tableMessage, stepMessage]);
export type Message = Shape<typeof message>;

const compactDecision = z.nullable(z.union([question, compactQuestion]));

/** A message as sent to those who want it short: see `compact.ts`. */
export const compactMessage = z.discriminatedUnion('type', [
  z.extend(tableMessage, { decision: compactDecision }),
  z.extend(stepMessage, { decision: z.exactOptional(compactDecision) }),
]);
export type CompactMessage = Shape<typeof compactMessage>;

/** Something was said at your table: see GET …/talk. It says nothing else, and only to those who ask for it. */
const talkedMessage = z.object({ type: z.literal('talk') });

/** Whatever a stream may send. */
export const streamMessage = z.discriminatedUnion('type', [tableMessage, stepMessage, talkedMessage]);
export type StreamMessage = Shape<typeof streamMessage>;
