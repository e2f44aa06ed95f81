import * as z from 'zod/mini';
import { player } from './people.ts';
import { freeText, name } from './requests.ts';
import type { Shape } from './shape.ts';
import { reportWhy, talkLine } from './talk.ts';

const NOTE_MAX = 500;
const note = freeText(NOTE_MAX);

/** What someone may not do: talk, or also play with others. */
export const sanction = z.object({
  what: z.enum(['silenced', 'banned']).check(z.describe('Silenced: can’t talk. Banned: can’t begin or join matches, either.')),
  until: z.nullable(z.number()).check(z.describe('In milliseconds; null for good.')),
  why: z.string(),
  at: z.number().check(z.describe('In milliseconds.')),
});

export const sanctioned = z.extend(sanction, {
  who: z.string().check(z.describe('A player’s id, or for a guest the hash of their key.')),
  name: z.string(),
});
export type Sanctioned = Shape<typeof sanctioned>;
export const sanctionList = z.object({ sanctions: z.array(sanctioned).check(z.describe('Newest first.')) });

export const sanctionBody = z.object({
  what: sanction.shape.what,
  days: z._default(z.nullable(z.int().check(z.gte(1), z.lte(3_650))), null).check(z.describe('How long; null for good.')),
  why: z._default(note, '').check(z.describe('Shown to the player.')),
  name: z._default(freeText(40), '').check(z.describe('What to call a guest in the list.')),
});

const party = z.object({
  seat: z.number(),
  name: z.string(),
  who: sanctioned.shape.who,
  guest: z.boolean(),
});

export const report = z.object({
  report: z.string(),
  match: z.string(),
  game: z.string(),
  at: z.number(),
  by: party,
  about: party,
  why: reportWhy,
  words: z.string(),
  talk: z.array(talkLine).check(z.describe('What was said at the table, as the one who reports could hear it.')),
  closed: z.nullable(z.object({ at: z.number(), note: z.string() })),
});
export type ReportCard = Shape<typeof report>;

export const reportList = z.object({
  reports: z.array(report).check(z.describe('Newest first.')),
  next: z.nullable(z.number()).check(z.describe('Send this as `before` to get the next page; null on the last one.')),
});
export const reportsQuery = z.object({
  state: z._default(z.enum(['open', 'closed']), 'open'),
  before: z.optional(z.coerce.number<number>().check(z.int(), z.gte(0), z.lte(Number.MAX_SAFE_INTEGER))),
});
export const reportParams = z.object({ report: z.string().check(z.maxLength(60)) });
export const closeBody = z._default(z.object({ note: z._default(note, '') }), { note: '' });

export const whoParams = z.object({ who: z.string().check(z.maxLength(64)) });
export const playerQuery = z.object({ name: freeText(40) });
export const found = z.object({
  player: z.nullable(player),
  sanction: z.nullable(sanctioned),
});
export const renameBody = z.object({ name: name.check(z.minLength(1)) });

export const maintenanceBody = z.object({ note: z.nullable(freeText(200)) });
export const lifted = z.object({ lifted: z.literal(true) });
