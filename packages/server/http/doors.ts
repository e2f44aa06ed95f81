import type { FastifyRequest } from 'fastify';
import { programRoutes } from '../api/program-routes.ts';
import { type Route, routes } from '../api/routes.ts';
import { tournamentRoutes } from '../api/tournament-routes.ts';
import { keyOf } from './identity.ts';
import type { App, AppParts } from './parts.ts';
import { refuseWith } from './refusals.ts';

/** What begins something new with others. */
const DOORS: readonly Route[] = [
  routes.createMatch,
  routes.beginSeek,
  routes.take,
  routes.rematch,
  programRoutes.importRecord,
  tournamentRoutes.createTournament,
  tournamentRoutes.enterTournament,
];

const isDoor = ({ method, routeOptions: { url } }: FastifyRequest): boolean =>
  DOORS.some((route) => route.method === method && route.path === url);

/** Nothing new begins during maintenance, or for those who are banned. What has begun continues. */
export const keepDoors = (app: App, { people: { maintenance, sanctions } }: Pick<AppParts, 'people'>): void => {
  app.addHook('preHandler', async (request) => {
    if (!isDoor(request)) return;
    const note = await maintenance.note();
    if (note !== null) refuseWith('maintenance', `Nothing new can begin right now: ${note}`, 60);
    const key = keyOf(request);
    const sanction = key === undefined ? undefined : await sanctions.of(key);
    if (sanction?.what === 'banned')
      refuseWith('banned', `You can’t begin or join matches here: ${sanction.why || 'the operator banned you'}.`);
  });
};
