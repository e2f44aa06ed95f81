import * as z from 'zod/mini';
import type { Kind } from '../kind.ts';

const subscription = z.object({
  /** Whose matches it tells of: the hash of the key with which they sit. */
  key: z.string(),
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
  /** The language of the page that asked for it. */
  language: z.string(),
  added: z.number(),
  /** How many messages in a row couldn't be delivered. */
  failures: z.number(),
  /** When its player's matches are checked, in case a process died before it could tell. */
  due: z.number(),
});
export type Subscription = z.infer<typeof subscription>;

/** Where a device gets push messages, by the hash of the device's own key. */
export const SUBSCRIPTION: Kind<Subscription> = {
  kind: 'subscription',
  shape: subscription,
  keysOf: ({ key, added, due }) => [
    { name: 'key', value: key, rank: added },
    { name: 'due', value: '', rank: due },
  ],
};
