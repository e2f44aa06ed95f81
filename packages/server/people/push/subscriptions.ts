import { accept, type Result } from '@swordtable/kernel';
import type { KeyHash } from '../../match/entry.ts';
import type { Documents } from '../../storage/documents.ts';
import { insist } from '../insist.ts';
import { findAll, type Kept, put, readOne, remove } from '../kind.ts';
import { checkedEndpoint, type EndpointRules } from './endpoint.ts';
import { SUBSCRIPTION, type Subscription } from './subscription.ts';

export type Subscribing = Pick<Subscription, 'endpoint' | 'keys' | 'language'>;

/** Who wants push messages, and where. */
export interface Subscriptions {
  /** From now on, this device of the player with this key gets messages. */
  save(device: KeyHash, key: KeyHash, wish: Subscribing): Promise<Result<void>>;
  remove(device: KeyHash): Promise<Result<void>>;
  /** All of a player's, the oldest first. */
  of(key: KeyHash): Promise<readonly Kept<Subscription>[]>;
  has(device: KeyHash): Promise<boolean>;
}

export const HOUR = 60 * 60_000;
/** A player who subscribes on more devices than this no longer gets messages on the first. */
const DEVICES_MAX = 10;

export interface SubscriptionsParts {
  readonly documents: Documents;
  readonly endpoints: EndpointRules;
  now(): number;
}

export const openSubscriptions = ({ documents, endpoints, now }: SubscriptionsParts): Subscriptions => {
  const of = (key: KeyHash) => findAll(documents, SUBSCRIPTION, { name: 'key', value: key, most: 2 * DEVICES_MAX });
  return {
    of,
    has: async (device) => (await readOne(documents, SUBSCRIPTION, device)) !== undefined,
    save: async (device, key, wish) => {
      const checked = await checkedEndpoint(wish.endpoint, endpoints);
      if (!checked.ok) return checked;
      return insist(async () => {
        const known = await readOne(documents, SUBSCRIPTION, device);
        const others = (await of(key)).filter(({ id }) => id !== device);
        const surplus = others.slice(0, Math.max(0, others.length + 1 - DEVICES_MAX));
        const at = now();
        const subscription = { ...wish, key, added: known?.value.added ?? at, failures: 0, due: at + HOUR };
        const done = await documents.change([
          put(SUBSCRIPTION, device, subscription, known),
          ...surplus.map((other) => remove(SUBSCRIPTION, other)),
        ]);
        return done ? accept(undefined) : undefined;
      });
    },
    remove: (device) =>
      insist(async () => {
        const known = await readOne(documents, SUBSCRIPTION, device);
        if (known === undefined || (await documents.change([remove(SUBSCRIPTION, known)]))) return accept(undefined);
        return undefined;
      }),
  };
};
