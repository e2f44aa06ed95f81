import type { RatedAction } from '@swordtable/bots';
import type {
  Json,
  MatchOptions,
  MatchRecord,
  Message,
  OptionSpec,
  Order,
  Prompt,
  Refusal,
  Standing,
  Wanted,
  Why,
  WhyText,
} from '@swordtable/kernel';
import * as z from 'zod/mini';
import { schemaOf } from './shape.ts';

/** Any JSON value. It arrived as JSON, so only a missing value is wrong. */
export const plain = z.custom<Json>((value) => value !== undefined);

export const matchOptions = schemaOf<MatchOptions>()(z.record(z.string(), plain));

export const refusal = schemaOf<Refusal>()(
  z.object({
    code: z.string().check(z.describe('Stable, for programs.')),
    sentence: z.string().check(z.describe('For people: what is wrong, and what to do.')),
  }),
);

export const prompt = schemaOf<Prompt>()(
  z.object({
    rule: z.string().check(z.describe('The rule, hero, or card that asks.')),
    ask: z.string().check(z.describe('What to name: a tile, a cell, …')),
    by: z.exactOptional(z.string()).check(z.describe('The player who uses the rule, if it’s another’s.')),
    picks: z.exactOptional(z.array(z.number())).check(z.describe('What was already named, if an answer takes several steps.')),
    sealed: z.exactOptional(z.enum(['bluff', 'apart'])).check(z.describe('The answer stays hidden from the others for now.')),
    anyOrder: z.exactOptional(z.literal(true)).check(z.describe('The order of several such answers makes no difference.')),
  }),
);

export const standing = schemaOf<Standing>()(
  z.object({
    points: z.array(z.number()).check(z.describe('By seat.')),
    ranking: z.array(z.array(z.number())).check(z.describe('Seats by rank, best first; tied seats share a rank.')),
  }),
);

const described = {
  id: z.string(),
  name: z.string(),
  text: z.string(),
  seats: z
    .exactOptional(z.object({ min: z.number(), max: z.number() }))
    .check(z.describe('The numbers of players it matters for; all if left out.')),
};

export const optionSpec = schemaOf<OptionSpec>()(
  z.discriminatedUnion('kind', [
    z.object({
      ...described,
      kind: z.literal('choice'),
      choices: z.array(z.object({ value: z.string(), name: z.string(), text: z.string() })),
      default: z.string(),
    }),
    z.object({ ...described, kind: z.literal('flag'), default: z.boolean() }),
    z.object({ ...described, kind: z.literal('count'), min: z.number(), max: z.number(), default: z.number() }),
    z.object({ ...described, kind: z.literal('table'), default: z.null() }),
  ]),
);

export const wanted = schemaOf<Wanted>()(z.record(z.string(), plain));

export const order = schemaOf<Order>()(
  z.object({
    rule: z.string(),
    ask: z.string(),
    alternatives: z.array(z.array(wanted)).check(z.describe('The first one that can be followed is followed.')),
  }),
);

export const record = schemaOf<MatchRecord>()(
  z.object({
    game: z.string(),
    version: z.string(),
    seats: z.number(),
    options: matchOptions,
    seed: z.string(),
    scene: z.exactOptional(z.string()).check(z.describe('The position it began with, as text, if not with a deal.')),
    redealt: z
      .exactOptional(z.array(z.object({ after: z.number(), seat: z.number(), seed: z.string() })))
      .check(z.describe('Where it branched off another match, with everything one seat didn’t know dealt again.')),
    answers: z.array(z.object({ seat: z.number(), action: z.unknown() })),
    hash: z.exactOptional(z.string()).check(z.describe('Of the state after the last answer.')),
  }),
);

const term = z.union([z.number(), z.string(), z.record(z.string(), plain)]);

const message = schemaOf<Message>()(
  z.object({
    say: z.string().check(z.describe('Which sentence it is.')),
    with: z.exactOptional(z.array(term)).check(z.describe('What it names: numbers, texts, and things of the game.')),
  }),
);

export const thought = schemaOf<RatedAction<unknown>>()(
  z.object({
    action: z.unknown(),
    visits: z.number().check(z.describe('How often it was tried.')),
    margin: z.number().check(z.describe('The average lead in points; in a solo game, the points themselves.')),
    wins: z.exactOptional(z.number()).check(z.describe('The share of tries it won.')),
    plan: z
      .exactOptional(z.array(z.object({ prompt, action: z.unknown() })))
      .check(
        z.describe(
          'How the bot would finish the action: your next answers, each with its question. Left out if nothing is left to answer.',
        ),
      ),
    because: z
      .exactOptional(z.array(message))
      .check(
        z.describe('What speaks for it, most important first: for the best answer against the second, for the others against the best.'),
      ),
  }),
);

const sumOf = <Label extends z.core.$ZodType>(label: Label) =>
  z.object({
    parts: z.array(z.object({ value: z.number(), label })).check(z.describe('The first is the base, the others are added to it.')),
    result: z.number(),
    label,
    seat: z.exactOptional(z.number()).check(z.describe('Whose number it is.')),
  });

const rules = z.array(z.string()).check(z.describe('Sections of the rules and rulings.'));

export const why = schemaOf<Why>()(
  z.object({
    title: message,
    sums: z.exactOptional(z.array(sumOf(message))),
    compares: z.exactOptional(message).check(z.describe('The verb between two sums that are compared.')),
    because: z.array(message),
    rules,
  }),
);

export const whyText = schemaOf<WhyText>()(
  z.object({
    title: z.string(),
    sums: z.exactOptional(z.array(sumOf(z.string()))),
    compares: z.exactOptional(z.string()),
    sentences: z.array(z.string()),
    rules,
  }),
);
