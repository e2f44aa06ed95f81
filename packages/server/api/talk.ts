import * as z from 'zod/mini';
import { player } from './people.ts';
import { freeText, ticket } from './requests.ts';
import type { Shape } from './shape.ts';

/** What anyone can say at a table. Each reader sees it in their own language. */
export const PHRASES = [
  ...['hello', 'good-luck', 'nice-move', 'well-played', 'oops', 'lucky'],
  ...['thinking', 'back-soon', 'thanks', 'sorry', 'good-game', 'goodbye'],
] as const;
const phrase = z.enum(PHRASES);
export type Phrase = Shape<typeof phrase>;

export const TEXT_MAX = 200;
const seat = z.int().check(z.gte(0), z.lte(8));

/** Something a player said to the others at the table. */
export const talkLine = z.object({
  number: z.number().check(z.describe('Counts what was said in the match, from 1.')),
  at: z.number().check(z.describe('In milliseconds.')),
  seat: z.number(),
  phrase: z.exactOptional(phrase).check(z.describe('One of the preset phrases, or else `text`.')),
  text: z.exactOptional(z.string()),
});
export type TalkLine = Shape<typeof talkLine>;

/** What is said at a table, as one of its players may hear it. */
export const talk = z.object({
  lines: z.array(talkLine).check(z.describe('Oldest first. Each player’s last 100.')),
  writing: z.array(z.number()).check(z.describe('The seats that allow free text. Only they see it.')),
  muted: z.array(z.number()).check(z.describe('The seats that you don’t want to hear in this match.')),
  blocked: z.array(z.number()).check(z.describe('The seats of players you blocked, or who blocked you. You don’t hear each other.')),
});
export type Talk = Shape<typeof talk>;

export const sayBody = z.object({
  phrase: z.optional(phrase),
  text: z.optional(freeText(TEXT_MAX).check(z.minLength(1))),
  id: ticket,
});

export const talkBody = z.object({
  writing: z.optional(z.boolean()).check(z.describe('Whether you allow free text in this match. You see others’ only if you do.')),
  muted: z.optional(z.array(seat).check(z.maxLength(9))).check(z.describe('The seats that you don’t want to hear in this match.')),
});

export const REPORT_WHY = ['insults', 'name', 'cheating', 'stalling', 'other'] as const;
export const reportWhy = z.enum(REPORT_WHY);
export type ReportWhy = Shape<typeof reportWhy>;

export const WORDS_MAX = 500;
export const reportBody = z.object({
  seat: seat.check(z.describe('The player you report.')),
  why: reportWhy,
  words: z._default(freeText(WORDS_MAX), '').check(z.describe('What happened, in your words.')),
});
export const reported = z.object({ report: z.string().check(z.describe('Its id, for questions to those who run the server.')) });

export const blockBody = z
  .object({
    match: z.optional(z.string().check(z.maxLength(40))),
    seat: z.optional(seat),
    player: z.optional(z.string().check(z.maxLength(40))),
  })
  .check(z.describe('A player’s id, or a match and the seat where they sit.'));
export const playerParams = z.object({ player: z.string().check(z.maxLength(40)) });
export const blocked = z.object({ blocked: z.array(player).check(z.describe('The players you have blocked, last blocked first.')) });
