import { seatParams } from './requests.ts';
import type { Route } from './routes.ts';
import { blockBody, blocked, playerParams, reportBody, reported, sayBody, talk, talkBody } from './talk.ts';

const SEAT = '/api/matches/:match/seats/:seat';
const onSeat = { params: seatParams } as const;

/** The routes for talking, and for not being talked to. Pages load them when someone talks. */
export const talkRoutes = {
  talk: { method: 'GET', path: `${SEAT}/talk`, ...onSeat, replies: { 200: talk } },
  say: { method: 'POST', path: `${SEAT}/talk`, ...onSeat, body: sayBody, replies: { 200: talk } },
  setTalk: { method: 'PUT', path: `${SEAT}/talk`, ...onSeat, body: talkBody, replies: { 200: talk } },
  report: { method: 'POST', path: `${SEAT}/reports`, ...onSeat, body: reportBody, replies: { 200: reported } },
  blocks: { method: 'GET', path: '/api/blocks', replies: { 200: blocked } },
  block: { method: 'POST', path: '/api/blocks', body: blockBody, replies: { 200: blocked } },
  unblock: { method: 'DELETE', path: '/api/blocks/:player', params: playerParams, replies: { 200: blocked } },
} as const satisfies Readonly<Record<string, Route>>;
