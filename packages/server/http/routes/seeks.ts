import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { routes } from '../../api/routes.ts';
import type { Seek, seekQuery } from '../../api/seeks.ts';
import type { Shape } from '../../api/shape.ts';
import type { KeyHash } from '../../match/entry.ts';
import { endpoint } from '../endpoint.ts';
import { keyFor, keyOf, needKey } from '../identity.ts';
import type { Limiter } from '../limits.ts';
import { openTablesAmong, withoutBlocked } from '../open-seats.ts';
import { playerOf } from '../own-player.ts';
import type { App, AppParts } from '../parts.ts';
import { orRefuse } from '../refusals.ts';
import { listedFrom } from './matches.ts';

const LOOK_EVERY = 500;
const TABLES_MAX = 50;

export const seekRoutes = (app: App, parts: AppParts, limiter: Limiter): void => {
  const { seeks, storage, people, presence, now, ready } = parts;

  /** The client's seek when there's news, or when it no longer waits for any. */
  const news = async (key: KeyHash, { pace, known, wait }: Shape<typeof seekQuery>, { raw }: FastifyRequest): Promise<Seek | undefined> => {
    const until = performance.now() + wait * 1_000;
    for (;;) {
      const seek = await seeks.look(key, pace);
      if ((seek?.state ?? 'none') !== known || performance.now() >= until || raw.destroyed || !ready()) return seek;
      await pause(LOOK_EVERY);
    }
  };

  app.route({
    ...endpoint(routes.beginSeek, {
      summary: 'Look for an opponent',
      description:
        'You’re paired by rating with someone who wants the same. At the live pace, show that you’re still here: ask for your seek at least ' +
        'every 20 seconds. Once you’re paired, take your seat.',
      tags: ['seeks'],
    }),
    handler: async (request, reply) => {
      limiter.creates(request);
      return { seek: orRefuse(await seeks.begin(await keyFor(request, reply, parts), request.body)) };
    },
  });

  app.route({
    ...endpoint(routes.seek, {
      summary: 'Your seek',
      description: 'With `wait` and the state you know, it’s answered when there’s news.',
      tags: ['seeks'],
    }),
    handler: async (request) => {
      const key = keyOf(request);
      return { seek: key === undefined ? null : ((await news(key, request.query, request)) ?? null) };
    },
  });

  app.route({
    ...endpoint(routes.stopSeek, {
      summary: 'Stop looking',
      description: 'If you were paired and haven’t begun, the other player waits for someone else.',
      tags: ['seeks'],
    }),
    handler: async (request) => {
      orRefuse(await seeks.stop(needKey(request), request.query.pace));
      return { seek: null };
    },
  });

  app.route({
    ...endpoint(routes.openTables, {
      summary: 'Open tables',
      description:
        'Players who look for an opponent, and public matches with a free seat where someone waits, except where you or they have blocked each other.',
      tags: ['seeks'],
    }),
    handler: async (request) => {
      const [players, listings] = await Promise.all([seeks.waiting(keyOf(request)), storage.list({ status: 'waiting', most: TABLES_MAX })]);
      const tables = { players, matches: await openTablesAmong(listings.map(listedFrom), now(), presence) };
      return withoutBlocked(tables, (await playerOf(request, people))?.id, people.blocks);
    },
  });
};
