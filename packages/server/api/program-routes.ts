import { matchId } from './match.ts';
import { alive, explained, games, key, ready } from './play.ts';
import { matchParams, recordBody, seatParams, whyQuery } from './requests.ts';
import type { Route } from './routes.ts';

const MATCH = '/api/matches/:match';
const SEAT = `${MATCH}/seats/:seat` as const;
const onMatch = { params: matchParams } as const;
const onSeat = { params: seatParams } as const;

/** The routes that only programs and operators use: no page loads them. */
export const programRoutes = {
  games: { method: 'GET', path: '/api/games', replies: { 200: games } },
  createKey: { method: 'POST', path: '/api/keys', replies: { 200: key } },
  importRecord: { method: 'POST', path: '/api/records', body: recordBody, replies: { 201: matchId } },
  alive: { method: 'GET', path: '/healthz', replies: { 200: alive } },
  ready: { method: 'GET', path: '/readyz', replies: { 200: ready } },
  why: { method: 'GET', path: `${MATCH}/why`, ...onMatch, querystring: whyQuery, replies: { 200: explained } },
  seatWhy: { method: 'GET', path: `${SEAT}/why`, ...onSeat, querystring: whyQuery, replies: { 200: explained } },
} as const satisfies Readonly<Record<string, Route>>;
