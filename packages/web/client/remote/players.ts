import type { Result } from '@swordtable/kernel';
import type { OwnAccuracy } from '@swordtable/server/api/accuracy';
import type { Call, JsonRoute } from '@swordtable/server/api/call';
import { playerRoutes } from '@swordtable/server/api/player-routes';
import type { Route } from '@swordtable/server/api/routes';
import { askService, HOME } from './http.ts';

type MatchesQuery = NonNullable<Call<typeof playerRoutes.playerMatches>['query']>;

const ask = <Of extends Route, Answer>(route: Of & JsonRoute<Answer>, call: Call<Of>): Promise<Result<Answer>> =>
  askService(HOME, route, call);

/** Players' pages and leaderboards. */
export const players = {
  best: (game: string) => ask(playerRoutes.leaderboard, { query: { game } }),
  one: (player: string) => ask(playerRoutes.player, { params: { player } }),
  matches: (player: string, query: MatchesQuery) => ask(playerRoutes.playerMatches, { params: { player }, query }),
  accuracy: (match: string, seat: number) => ask(playerRoutes.accuracy, { params: { match, seat } }),
  shareAccuracy: (match: string, seat: number, own: OwnAccuracy) => ask(playerRoutes.shareAccuracy, { params: { match, seat }, body: own }),
  withdrawAccuracy: (match: string, seat: number) => ask(playerRoutes.withdrawAccuracy, { params: { match, seat } }),
  setHidden: (hidden: boolean) => ask(playerRoutes.setVisibility, { body: { hidden } }),
};
