import { plainBody } from './requests.ts';
import type { Route } from './routes.ts';
import {
  addBotsBody,
  createTournamentBody,
  enterBody,
  removeEntrantBody,
  roundParams,
  tournamentDetails,
  tournamentPage,
  tournamentParams,
  tournamentRound,
  tournamentsQuery,
} from './tournaments.ts';

const TOURNAMENT = '/api/tournaments/:tournament';
const onTournament = { params: tournamentParams } as const;

/** The routes of tournaments. Their pages load them. */
export const tournamentRoutes = {
  createTournament: { method: 'POST', path: '/api/tournaments', body: createTournamentBody, replies: { 201: tournamentDetails } },
  listTournaments: { method: 'GET', path: '/api/tournaments', querystring: tournamentsQuery, replies: { 200: tournamentPage } },
  tournament: { method: 'GET', path: TOURNAMENT, ...onTournament, replies: { 200: tournamentDetails } },
  tournamentRound: { method: 'GET', path: `${TOURNAMENT}/rounds/:round`, params: roundParams, replies: { 200: tournamentRound } },
  enterTournament: { method: 'POST', path: `${TOURNAMENT}/enter`, ...onTournament, body: enterBody, replies: { 200: tournamentDetails } },
  withdraw: { method: 'POST', path: `${TOURNAMENT}/withdraw`, ...onTournament, body: plainBody, replies: { 200: tournamentDetails } },
  addBots: { method: 'POST', path: `${TOURNAMENT}/bots`, ...onTournament, body: addBotsBody, replies: { 200: tournamentDetails } },
  removeEntrant: {
    ...{ method: 'POST', path: `${TOURNAMENT}/remove`, ...onTournament },
    ...{ body: removeEntrantBody, replies: { 200: tournamentDetails } },
  },
  startTournament: { method: 'POST', path: `${TOURNAMENT}/start`, ...onTournament, body: plainBody, replies: { 200: tournamentDetails } },
  cancelTournament: { method: 'DELETE', path: TOURNAMENT, ...onTournament, replies: { 200: tournamentDetails } },
} as const satisfies Readonly<Record<string, Route>>;
