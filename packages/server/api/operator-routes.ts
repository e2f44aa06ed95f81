import { maintenance, maintenanceRoutes } from './maintenance-routes.ts';
import {
  closeBody,
  found,
  lifted,
  maintenanceBody,
  playerQuery,
  renameBody,
  report,
  reportList,
  reportParams,
  reportsQuery,
  sanctionBody,
  sanctioned,
  sanctionList,
  whoParams,
} from './operators.ts';
import { player } from './people.ts';
import { done } from './play.ts';
import { matchParams, plainBody } from './requests.ts';
import type { Route } from './routes.ts';
import { playerParams } from './talk.ts';

const OPERATOR = '/api/operator';
const onWho = { params: whoParams } as const;

/** The routes for those who run the server. All but the first need its OPERATOR_KEY. */
export const operatorRoutes = {
  ...maintenanceRoutes,
  setMaintenance: { method: 'PUT', path: `${OPERATOR}/maintenance`, body: maintenanceBody, replies: { 200: maintenance } },
  endMatch: { method: 'POST', path: `${OPERATOR}/matches/:match/end`, params: matchParams, body: plainBody, replies: { 200: done } },
  listReports: { method: 'GET', path: `${OPERATOR}/reports`, querystring: reportsQuery, replies: { 200: reportList } },
  closeReport: {
    ...{ method: 'POST', path: `${OPERATOR}/reports/:report/close`, params: reportParams, body: closeBody },
    replies: { 200: report },
  },
  findPlayer: { method: 'GET', path: `${OPERATOR}/players`, querystring: playerQuery, replies: { 200: found } },
  renamePlayer: {
    ...{ method: 'PUT', path: `${OPERATOR}/players/:player/name`, params: playerParams, body: renameBody },
    replies: { 200: player },
  },
  listSanctions: { method: 'GET', path: `${OPERATOR}/sanctions`, replies: { 200: sanctionList } },
  imposeSanction: { method: 'PUT', path: `${OPERATOR}/sanctions/:who`, ...onWho, body: sanctionBody, replies: { 200: sanctioned } },
  liftSanction: { method: 'DELETE', path: `${OPERATOR}/sanctions/:who`, ...onWho, replies: { 200: lifted } },
} as const satisfies Readonly<Record<string, Route>>;
