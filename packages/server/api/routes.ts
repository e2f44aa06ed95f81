import type * as z from 'zod/mini';
import { created, invite, matchDetails, matchId, matchPage, watchLink, yourMatchPage } from './match.ts';
import { me, player, profileBody } from './people.ts';
import { done, erased, hint, matchFile, planned, preview, standingOrders, undoable } from './play.ts';
import {
  actBody,
  answerTakebackBody,
  createBody,
  handBody,
  listQuery,
  matchParams,
  ordersBody,
  plainBody,
  planBody,
  previewBody,
  seatParams,
  seatStepParams,
  stepParams,
  stepsQuery,
  streamQuery,
  takeBody,
  undoBody,
  watchBody,
} from './requests.ts';
import { openTables, seekBody, seekQuery, seekReply, stopQuery } from './seeks.ts';
import { stepList, streamMessage, tableMessage } from './table.ts';

/** A response that isn't a single JSON value, by its media type. */
interface Content {
  readonly content: Readonly<Record<string, { readonly schema: z.core.$ZodType }>>;
}

/** One route: its address, what it takes, and its responses by status. Every route may also refuse. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With a colon before each of its `params`. */
  readonly path: string;
  readonly params?: z.core.$ZodType;
  readonly querystring?: z.core.$ZodType;
  readonly body?: z.core.$ZodType;
  readonly replies: Readonly<Record<number, z.ZodMiniType | Content>>;
}

const MATCH = '/api/matches/:match';
const SEAT = `${MATCH}/seats/:seat` as const;

/** As server-sent events, or as one line of JSON per message. */
const stream = { content: { 'text/event-stream': { schema: streamMessage }, 'application/x-ndjson': { schema: streamMessage } } };

const onMatch = { params: matchParams } as const;
const onSeat = { params: seatParams } as const;

/**
 * The routes that every page needs; those of `allRoutes` are loaded with the pages that need them. The server, its clients, and the OpenAPI description take their types from here; nothing else defines what is
 * sent.
 */
export const routes = {
  me: { method: 'GET', path: '/api/me', replies: { 200: me } },
  saveProfile: { method: 'PUT', path: '/api/me', body: profileBody, replies: { 200: player } },

  beginSeek: { method: 'POST', path: '/api/seeks', body: seekBody, replies: { 200: seekReply } },
  seek: { method: 'GET', path: '/api/seeks', querystring: seekQuery, replies: { 200: seekReply } },
  stopSeek: { method: 'DELETE', path: '/api/seeks', querystring: stopQuery, replies: { 200: seekReply } },
  openTables: { method: 'GET', path: '/api/tables', replies: { 200: openTables } },

  createMatch: { method: 'POST', path: '/api/matches', body: createBody, replies: { 200: created, 201: created } },
  listMatches: { method: 'GET', path: '/api/matches', querystring: listQuery, replies: { 200: matchPage } },
  listYourMatches: { method: 'GET', path: '/api/mine', querystring: listQuery, replies: { 200: yourMatchPage } },
  deleteYourMatch: { method: 'DELETE', path: '/api/mine/:match', ...onMatch, replies: { 200: erased } },
  match: { method: 'GET', path: MATCH, ...onMatch, replies: { 200: matchDetails } },
  cancel: { method: 'DELETE', path: MATCH, ...onMatch, replies: { 200: done } },
  rematch: { method: 'POST', path: `${MATCH}/rematch`, ...onMatch, body: plainBody, replies: { 200: matchId } },

  take: { method: 'POST', path: `${SEAT}/take`, ...onSeat, body: takeBody, replies: { 200: done } },
  resign: { method: 'POST', path: `${SEAT}/resign`, ...onSeat, body: plainBody, replies: { 200: done } },
  leave: { method: 'POST', path: `${SEAT}/leave`, ...onSeat, body: plainBody, replies: { 200: done } },
  return: { method: 'POST', path: `${SEAT}/return`, ...onSeat, body: plainBody, replies: { 200: done } },
  revoke: { method: 'POST', path: `${SEAT}/revoke`, ...onSeat, body: plainBody, replies: { 200: done } },
  hand: { method: 'POST', path: `${SEAT}/hand`, ...onSeat, body: handBody, replies: { 200: done } },
  invite: { method: 'POST', path: `${SEAT}/invite`, ...onSeat, body: plainBody, replies: { 200: invite } },

  act: { method: 'POST', path: `${SEAT}/actions`, ...onSeat, body: actBody, replies: { 200: done } },
  undo: { method: 'POST', path: `${SEAT}/undo`, ...onSeat, body: undoBody, replies: { 200: done } },
  requestTakeback: { method: 'POST', path: `${SEAT}/takeback`, ...onSeat, body: undoBody, replies: { 200: done } },
  answerTakeback: { method: 'POST', path: `${SEAT}/takeback/answer`, ...onSeat, body: answerTakebackBody, replies: { 200: done } },
  undoable: { method: 'GET', path: `${SEAT}/undo`, ...onSeat, replies: { 200: undoable } },
  preview: { method: 'POST', path: `${SEAT}/preview`, ...onSeat, body: previewBody, replies: { 200: preview } },
  hint: { method: 'POST', path: `${SEAT}/hint`, ...onSeat, body: plainBody, replies: { 200: hint } },

  orders: { method: 'GET', path: `${SEAT}/orders`, ...onSeat, replies: { 200: standingOrders } },
  putOrders: { method: 'PUT', path: `${SEAT}/orders`, ...onSeat, body: ordersBody, replies: { 200: standingOrders } },
  withdrawOrders: { method: 'DELETE', path: `${SEAT}/orders`, ...onSeat, replies: { 200: standingOrders } },
  plan: { method: 'POST', path: `${SEAT}/orders/plan`, ...onSeat, body: planBody, replies: { 200: planned } },

  watchLink: { method: 'POST', path: `${MATCH}/link`, ...onMatch, body: plainBody, replies: { 200: watchLink } },
  watch: { method: 'POST', path: `${MATCH}/watch`, ...onMatch, body: watchBody, replies: { 200: done } },
  seatTable: { method: 'GET', path: SEAT, ...onSeat, querystring: streamQuery, replies: { 200: tableMessage } },
  table: { method: 'GET', path: `${MATCH}/table`, ...onMatch, querystring: streamQuery, replies: { 200: tableMessage } },
  seatStream: { method: 'GET', path: `${SEAT}/stream`, ...onSeat, querystring: streamQuery, replies: { 200: stream } },
  stream: { method: 'GET', path: `${MATCH}/stream`, ...onMatch, querystring: streamQuery, replies: { 200: stream } },

  seatSteps: { method: 'GET', path: `${SEAT}/steps`, ...onSeat, querystring: stepsQuery, replies: { 200: stepList } },
  steps: { method: 'GET', path: `${MATCH}/steps`, ...onMatch, querystring: stepsQuery, replies: { 200: stepList } },
  seatStep: { method: 'GET', path: `${SEAT}/steps/:step`, params: seatStepParams, replies: { 200: tableMessage } },
  step: { method: 'GET', path: `${MATCH}/steps/:step`, params: stepParams, replies: { 200: tableMessage } },
  record: { method: 'GET', path: `${MATCH}/record`, ...onMatch, replies: { 200: matchFile } },
} as const satisfies Readonly<Record<string, Route>>;
