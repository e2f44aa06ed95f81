import type { Result } from '@swordtable/kernel';
import type { Call, JsonRoute } from '@swordtable/server/api/call';
import { type Route, routes } from '@swordtable/server/api/routes';
import type { Pace } from '@swordtable/server/api/seeks';
import { askService, HOME, type Reach } from './http.ts';

export type MatchQuery = NonNullable<Call<typeof routes.listMatches>['query']>;
type NewMatch = Call<typeof routes.createMatch>['body'];
type NewProfile = Call<typeof routes.saveProfile>['body'];
export type NewSeek = Call<typeof routes.beginSeek>['body'];
type SeekQuery = NonNullable<Call<typeof routes.seek>['query']>;
type Sitting = Call<typeof routes.take>['body'];
type Level = NonNullable<NonNullable<Call<typeof routes.hand>['body']>['level']>;

/** Everything that a page requests from the server, apart from play itself. */
export const serviceAt = (reach: Reach = HOME) => {
  const ask = <Of extends Route, Answer>(route: Of & JsonRoute<Answer>, call: Call<Of>): Promise<Result<Answer>> =>
    askService(reach, route, call);
  return {
    /** The visitor as a player; null for guests. */
    me: () => ask(routes.me, {}),
    saveProfile: (body: NewProfile) => ask(routes.saveProfile, { body }),
    /** Looks for an opponent. */
    beginSeek: (body: NewSeek) => ask(routes.beginSeek, { body }),
    seek: (query: SeekQuery) => ask(routes.seek, { query }),
    stopSeek: (pace: Pace) => ask(routes.stopSeek, { query: { pace } }),
    openTables: () => ask(routes.openTables, {}),
    create: (body: NewMatch) => ask(routes.createMatch, { body }),
    take: (match: string, seat: number, body: Sitting) => ask(routes.take, { params: { match, seat }, body }),
    /** Shows the secret of a spectator link, after which the match may be watched. */
    watch: (match: string, secret: string) => ask(routes.watch, { params: { match }, body: { secret } }),
    /** A new link for spectators; earlier ones no longer work. */
    watchLink: (match: string) => ask(routes.watchLink, { params: { match } }),
    one: (match: string) => ask(routes.match, { params: { match } }),
    mine: (query: MatchQuery = {}) => ask(routes.listYourMatches, { query }),
    /** Takes a finished match off the visitor's list. */
    erase: (match: string) => ask(routes.deleteYourMatch, { params: { match } }),
    list: (query: MatchQuery = {}) => ask(routes.listMatches, { query }),
    invite: (match: string, seat: number) => ask(routes.invite, { params: { match, seat } }),
    leave: (match: string, seat: number) => ask(routes.leave, { params: { match, seat } }),
    /** Takes one's own seat back from the bot. */
    comeBack: (match: string, seat: number) => ask(routes.return, { params: { match, seat } }),
    hand: (match: string, seat: number, level: Level) => ask(routes.hand, { params: { match, seat }, body: { level } }),
    cancel: (match: string) => ask(routes.cancel, { params: { match } }),
    rematch: (match: string) => ask(routes.rematch, { params: { match } }),
    /** The table as it was after a line, from a seat or as a spectator. */
    tableAt: (match: string, seat: number | null, step: number) =>
      seat === null ? ask(routes.step, { params: { match, step } }) : ask(routes.seatStep, { params: { match, seat, step } }),
    /** Everything that has happened, from the same point of view. */
    steps: (match: string, seat: number | null) =>
      seat === null ? ask(routes.steps, { params: { match } }) : ask(routes.seatSteps, { params: { match, seat } }),
    record: (match: string) => ask(routes.record, { params: { match } }),
  };
};
