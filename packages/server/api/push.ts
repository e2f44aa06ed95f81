import * as z from 'zod/mini';
import type { Shape } from './shape.ts';

/** Base64url of exactly this many bytes. */
const bytes = (count: number) =>
  z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((count * 4) / 3)}}=*$`)), z.maxLength(Math.ceil(count / 3) * 4));

export const subscribeBody = z.object({
  endpoint: z.string().check(z.maxLength(1_000), z.describe('The address of the browser’s push service: https, and on the internet.')),
  keys: z.object({ p256dh: bytes(65), auth: bytes(16) }).check(z.describe('The browser’s keys, as its subscription has them.')),
  language: z.string().check(z.regex(/^[a-z]{2}$/), z.describe('The language of the messages, such as `en`.')),
});

export const push = z.object({
  key: z.string().check(z.describe('The server’s public key (VAPID), for `pushManager.subscribe`.')),
  on: z.boolean().check(z.describe('Whether this device gets push messages.')),
});

export const newsKind = z.enum(['turn', 'paired', 'tournament']);
export type NewsKind = Shape<typeof newsKind>;

/** One match in a push message. Only what everyone at the table may know. */
export interface MatchNews {
  readonly kind: NewsKind;
  readonly match: string;
  /** The game's id and name. */
  readonly game: string;
  readonly name: string;
  /** The others' names, shortened. */
  readonly against: string;
}

/** What a push message contains. Only the browser it's for can decrypt it. */
export interface PushText {
  readonly language: string;
  /** How many matches it's about; the first few are named. */
  readonly count: number;
  readonly news: readonly MatchNews[];
}
