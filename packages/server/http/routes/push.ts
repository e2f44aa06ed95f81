import { awayRoutes } from '../../api/away-routes.ts';
import { endpoint } from '../endpoint.ts';
import { deviceFor, keyFor } from '../identity.ts';
import type { App, AppParts } from '../parts.ts';
import { orRefuse } from '../refusals.ts';

export const pushRoutes = (app: App, parts: AppParts): void => {
  const { subscriptions, vapid } = parts.people;
  const pushFor = async (on: boolean) => ({ key: (await vapid()).publicKey, on });

  app.route({
    ...endpoint(awayRoutes.push, {
      summary: 'Whether this device gets push messages',
      description: 'And the key with which a browser subscribes to them.',
      tags: ['people'],
    }),
    handler: async ({ device }) => pushFor(device !== undefined && (await subscriptions.has(device))),
  });

  app.route({
    ...endpoint(awayRoutes.subscribe, {
      summary: 'Get push messages on this device',
      description:
        'When it’s your turn in a match with a long clock or none, or when you’re paired. Messages are encrypted for the browser (RFC 8291), ' +
        'about all waiting matches together, and at most once an hour for each. Ten devices at most.',
      tags: ['people'],
    }),
    handler: async (request, reply) => {
      const key = await keyFor(request, reply, parts);
      orRefuse(await subscriptions.save(deviceFor(request, key), key, request.body));
      return pushFor(true);
    },
  });

  app.route({
    ...endpoint(awayRoutes.unsubscribe, { summary: 'No more push messages on this device', tags: ['people'] }),
    handler: async ({ device }) => {
      if (device !== undefined) orRefuse(await subscriptions.remove(device));
      return pushFor(false);
    },
  });
};
