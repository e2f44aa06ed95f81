import { z } from 'zod';

/**
 * What answers hold, for readers of the description. They are not held against what is sent: the types of the code do that,
 * and a check of every answer at run time would cost more than making it.
 */
const told = (schema: z.ZodType): z.ZodType<unknown> => schema;

const refusal = z.object({
  code: z.string().describe('Stable, for programs.'),
  sentence: z.string().describe('For people: what is wrong, and what to do.'),
});
const done = z.object({
  seq: z.number().describe('The number of the line that was written.'),
  again: z.boolean().describe('Whether this had been done before.'),
});
const invite = z.object({ seat: z.number(), secret: z.string(), link: z.string() });
const card = z.looseObject({
  match: z.string(),
  seq: z.number(),
  game: z.string(),
  status: z.enum(['waiting', 'running', 'over']),
  seats: z.array(z.looseObject({ kind: z.string(), name: z.string(), taken: z.boolean(), player: z.string() })),
  asked: z.array(z.number()).describe('The seats that are asked now.'),
  deal: z.looseObject({ commitment: z.string() }),
});
const created = z.object({
  match: z.string(),
  card: card,
  invites: z.array(invite).describe('One link for each seat that is kept for a person. Each works once.'),
  watch: z.object({ secret: z.string(), link: z.string() }).nullable(),
  again: z.boolean(),
});
const happening = z.looseObject({
  seq: z.number(),
  at: z.number().describe('Milliseconds since 1970.'),
  what: z.looseObject({ kind: z.string(), seat: z.number().optional() }),
  events: z.array(z.unknown()).describe('What happened, as far as you may know it.'),
});
const decision = z
  .object({
    seq: z.number().describe('Answer with this number.'),
    prompt: z.looseObject({ rule: z.string(), ask: z.string() }),
    sentence: z.string(),
    options: z.array(z.unknown()).describe('Every legal answer.'),
  })
  .nullable();
const table = z.looseObject({
  type: z.literal('table'),
  seq: z.number(),
  watcher: z.number().nullable().describe('Whose eyes: a seat, or null for a spectator.'),
  match: card,
  view: z.unknown().describe('The table as this watcher may see it.'),
  asked: z.array(z.object({ seat: z.number(), since: z.number() })).describe('Who is asked, and since when.'),
  decision,
  since: z.array(happening),
});
const steps = z.object({ steps: z.array(happening.extend({ sentences: z.array(z.string()) })) });
const list = z.object({
  matches: z.array(card.omit({ asked: true }).extend({ updated: z.number().describe('When something last happened.') })),
  next: z.string().nullable().describe('Ask with `before` set to this for the next page; null on the last one.'),
});

const games = z.object({
  games: z.array(
    z.looseObject({ id: z.string(), name: z.string(), version: z.string(), seats: z.object({ min: z.number(), max: z.number() }) }),
  ),
  levels: z.array(z.object({ id: z.string(), name: z.string() })),
});
const undoable = z.object({ allowed: z.boolean(), code: z.string().optional(), sentence: z.string().optional() });
const record = z.looseObject({
  game: z.string(),
  version: z.string(),
  seats: z.number(),
  options: z.record(z.string(), z.unknown()),
  seed: z.string(),
  answers: z.array(z.object({ seat: z.number(), action: z.unknown() })),
  hash: z.string(),
});

const orders = z.object({
  mark: z.number().describe('Counts how often they were changed.'),
  orders: z.array(
    z.object({
      rule: z.string(),
      ask: z.string(),
      alternatives: z.array(z.array(z.record(z.string(), z.unknown()))),
      now: z.array(z.enum(['possible', 'open', 'impossible', 'unknown'])).describe('Of each alternative, as if it were your turn now.'),
    }),
  ),
  turn: z.boolean().describe('Whether your next turn can be imagined now, so that it can be planned.'),
  last: z
    .object({
      seq: z.number(),
      what: z.enum(['carried-out', 'broken-off', 'not-possible', 'overtaken']),
      alternative: z.number().optional(),
    })
    .optional()
    .describe('What became of the last one.'),
});
const planned = z.object({
  view: z.unknown().describe('The table as it would be.'),
  decision,
  wanted: z.array(z.record(z.string(), z.unknown())),
  rule: z.string(),
  ask: z.string(),
  certain: z.boolean().describe('Whether it would come out just so.'),
});

/** Every route may refuse; how is always told the same way. */
export const refusals = { '4xx': told(refusal), '5xx': told(refusal) };

export const replies = {
  done: told(done),
  invite: told(invite),
  card: told(card),
  created: told(created),
  table: told(table),
  steps: told(steps),
  list: told(list),
  games: told(games),
  undoable: told(undoable),
  record: told(record),
  key: told(z.object({ key: z.string() })),
  preview: told(z.looseObject({ events: z.array(z.unknown()), view: z.unknown(), certain: z.boolean() })),
  orders: told(orders),
  planned: told(planned),
  hint: told(
    z.object({ seq: z.number(), thoughts: z.array(z.looseObject({ action: z.unknown(), visits: z.number(), margin: z.number() })) }),
  ),
  watch: told(z.object({ secret: z.string(), link: z.string() })),
  match: told(z.object({ match: z.string() })),
};
