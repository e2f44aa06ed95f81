import * as z from 'zod/mini';

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
