import type { PlayerCard } from '../../api/people.ts';
import { routes } from '../../api/routes.ts';
import { deviceLabel } from '../../people/device-label.ts';
import type { Kept } from '../../people/kind.ts';
import type { Player } from '../../people/player.ts';
import { endpoint } from '../endpoint.ts';
import { keyFor, keyOf } from '../identity.ts';
import type { App, AppParts } from '../parts.ts';
import { orRefuse } from '../refusals.ts';

export const cardOf = ({ id, value: { name, emblem, created } }: Kept<Player>): PlayerCard => ({
  player: id,
  name,
  emblem,
  since: created,
});

export const peopleRoutes = (app: App, parts: AppParts): void => {
  const { players } = parts.people;

  app.route({
    ...endpoint(routes.me, {
      summary: 'You, as a player',
      description: 'Null for guests, who can play by link without a name of their own.',
      tags: ['people'],
    }),
    handler: async (request) => {
      const key = keyOf(request);
      const known = key === undefined ? undefined : await players.byKey(key);
      return { me: known === undefined ? null : cardOf(known) };
    },
  });

  app.route({
    ...endpoint(routes.saveProfile, {
      summary: 'Become a player, or change your name and emblem',
      description: 'Your key becomes a player’s. No two players have names that look the same.',
      tags: ['people'],
    }),
    handler: async (request, reply) => {
      const key = await keyFor(request, reply, parts);
      return cardOf(orRefuse(await players.save(key, request.body, deviceLabel(request.headers['user-agent']))));
    },
  });
};
