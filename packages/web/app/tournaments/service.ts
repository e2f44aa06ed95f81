import type { Call } from '@swordtable/server/api/call';
import { tournamentRoutes } from '@swordtable/server/api/tournament-routes';
import { askService, HOME } from '../../client/remote/http.ts';

export type NewTournament = NonNullable<Call<typeof tournamentRoutes.createTournament>['body']>;
type Query = NonNullable<Call<typeof tournamentRoutes.listTournaments>['query']>;
type Levels = Call<typeof tournamentRoutes.addBots>['body'];
type Removed = Call<typeof tournamentRoutes.removeEntrant>['body'];

const at = (tournament: string) => ({ params: { tournament } });

/** Everything that the pages of tournaments request from the server. */
export const tournaments = {
  create: (body: NewTournament) => askService(HOME, tournamentRoutes.createTournament, { body }),
  list: (query: Query) => askService(HOME, tournamentRoutes.listTournaments, { query }),
  one: (id: string) => askService(HOME, tournamentRoutes.tournament, at(id)),
  round: (id: string, round: number) => askService(HOME, tournamentRoutes.tournamentRound, { params: { tournament: id, round } }),
  enter: (id: string) => askService(HOME, tournamentRoutes.enterTournament, at(id)),
  withdraw: (id: string) => askService(HOME, tournamentRoutes.withdraw, at(id)),
  addBots: (id: string, body: Levels) => askService(HOME, tournamentRoutes.addBots, { ...at(id), body }),
  remove: (id: string, body: Removed) => askService(HOME, tournamentRoutes.removeEntrant, { ...at(id), body }),
  start: (id: string) => askService(HOME, tournamentRoutes.startTournament, at(id)),
  cancel: (id: string) => askService(HOME, tournamentRoutes.cancelTournament, at(id)),
};
