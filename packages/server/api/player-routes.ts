import { ownAccuracy, sharedAccuracy } from './accuracy.ts';
import { leaderboard, leaderboardQuery, playerMatches, playerMatchesQuery, playerPage, visibility } from './players.ts';
import { seatParams } from './requests.ts';
import type { Route } from './routes.ts';
import { playerParams } from './talk.ts';

const ACCURACY = '/api/matches/:match/seats/:seat/accuracy';
const onSeat = { params: seatParams } as const;
const onPlayer = { params: playerParams } as const;

/** The routes of players' pages and leaderboards, loaded with them. */
export const playerRoutes = {
  leaderboard: { method: 'GET', path: '/api/players', querystring: leaderboardQuery, replies: { 200: leaderboard } },
  player: { method: 'GET', path: '/api/players/:player', ...onPlayer, replies: { 200: playerPage } },
  playerMatches: {
    ...{ method: 'GET', path: '/api/players/:player/matches', ...onPlayer },
    ...{ querystring: playerMatchesQuery, replies: { 200: playerMatches } },
  },
  accuracy: { method: 'GET', path: ACCURACY, ...onSeat, replies: { 200: sharedAccuracy } },
  shareAccuracy: { method: 'PUT', path: ACCURACY, ...onSeat, body: ownAccuracy, replies: { 200: sharedAccuracy } },
  withdrawAccuracy: { method: 'DELETE', path: ACCURACY, ...onSeat, replies: { 200: sharedAccuracy } },
  setVisibility: { method: 'PUT', path: '/api/me/visibility', body: visibility, replies: { 200: visibility } },
} as const satisfies Readonly<Record<string, Route>>;
