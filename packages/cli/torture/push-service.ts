import type { Send } from '@swordtable/server/people/push/send';
import type { Life } from './agenda.ts';
import type { Oracle } from './oracle/oracle.ts';
import type { World } from './world.ts';

/** Where the push service of all browsers is. The rest of an endpoint is the key of its player. */
export const PUSH_ORIGIN = 'https://push.simulated';

export const endpointOf = (key: string): string => `${PUSH_ORIGIN}/${encodeURIComponent(key)}`;

/** The push service of all browsers: slow, and sometimes out of order. */
export interface PushService {
  sendFrom(life: Life): Send;
  /** From now on, the device with this key must not get anything. */
  end(key: string): void;
}

const HOUR = 60 * 60_000;

export const newPushService = (world: World, oracle: Oracle): PushService => {
  const sent = new Map<string, number>();
  const ended = new Set<string>();

  /** At most one message an hour about each match, and only to those who play it. */
  const check = (key: string, id: string): void => {
    const [name, now] = [`${key} ${id}`, world.now()];
    if (now - (sent.get(name) ?? -HOUR) < HOUR) world.violate('doubled', `"${key}" was told of ${id} twice within an hour.`);
    sent.set(name, now);
    const match = oracle.matchAt(id, oracle.headOf(id) ?? -1);
    if (match?.seats.some(({ keys, invites }) => keys.includes(key) || invites.includes(key)) === false)
      world.violate('leak', `"${key}" was told of ${id}, which others play.`);
  };

  return {
    end: (key) => void ended.add(key),
    sendFrom:
      (life) =>
      async ({ endpoint }, { text }) => {
        const key = decodeURIComponent(endpoint.slice(PUSH_ORIGIN.length + 1));
        if (ended.has(key)) world.violate('unwanted', `"${key}" gets a push message, and has said that it wants none.`);
        await world.wait(world.delay(), life);
        if (world.fails('requests', 100)) return 'failed';
        world.count('push messages');
        const { news } = JSON.parse(text) as { readonly news: readonly { readonly match: string }[] };
        for (const { match } of news) check(key, match);
        await world.wait(world.delay(), life);
        return 'sent';
      },
  };
};
