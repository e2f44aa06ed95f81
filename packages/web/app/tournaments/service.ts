import type { Call } from '@swordtable/server/api/call';
import { routes } from '@swordtable/server/api/routes';
import { askService, HOME } from '../../client/remote/http.ts';

export type NewTournament = NonNullable<Call<typeof routes.createTournament>['body']>;
type Query = NonNullable<Call<typeof routes.listTournaments>['query']>;
type Levels = Call<typeof routes.addBots>['body'];

const at = (tournament: string) => ({ params: { tournament } });

/** Everything that the pages of tournaments request from the server. */
export const tournaments = {
  create: (body: NewTournament) => askService(HOME, routes.createTournament, { body }),
  list: (query: Query) => askService(HOME, routes.listTournaments, { query }),
  one: (id: string) => askService(HOME, routes.tournament, at(id)),
  round: (id: string, round: number) => askService(HOME, routes.tournamentRound, { params: { tournament: id, round } }),
  enter: (id: string) => askService(HOME, routes.enterTournament, at(id)),
  withdraw: (id: string) => askService(HOME, routes.withdraw, at(id)),
  addBots: (id: string, body: Levels) => askService(HOME, routes.addBots, { ...at(id), body }),
  remove: (id: string, entrant: number) => askService(HOME, routes.removeEntrant, { ...at(id), body: { entrant } }),
  start: (id: string) => askService(HOME, routes.startTournament, at(id)),
  cancel: (id: string) => askService(HOME, routes.cancelTournament, at(id)),
};
