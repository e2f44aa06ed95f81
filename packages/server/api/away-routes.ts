import { push, subscribeBody } from './push.ts';
import type { Route } from './routes.ts';
import { vacation, vacationBody } from './vacation.ts';

/** The routes for players who are away: push messages and vacation. */
export const awayRoutes = {
  push: { method: 'GET', path: '/api/push', replies: { 200: push } },
  subscribe: { method: 'PUT', path: '/api/push', body: subscribeBody, replies: { 200: push } },
  unsubscribe: { method: 'DELETE', path: '/api/push', replies: { 200: push } },
  vacation: { method: 'GET', path: '/api/vacation', replies: { 200: vacation } },
  startVacation: { method: 'POST', path: '/api/vacation', body: vacationBody, replies: { 200: vacation } },
  endVacation: { method: 'DELETE', path: '/api/vacation', replies: { 200: vacation } },
} as const satisfies Readonly<Record<string, Route>>;
