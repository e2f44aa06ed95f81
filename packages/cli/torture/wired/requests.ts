import { request } from 'node:http';
import { accept, type Result } from '@swordtable/kernel';
import { addressOf } from '@swordtable/server/api/call';
import { programRoutes } from '@swordtable/server/api/program-routes';
import { routes } from '@swordtable/server/api/routes';
import { tournamentRoutes } from '@swordtable/server/api/tournament-routes';
import type { Command } from '@swordtable/server/match/command';
import type { Terms } from '@swordtable/server/match/entry';
import type { Answered, Counted } from '../oracle/limits.ts';
import type { Wire } from './wire.ts';

/** An HTTP request, as a client sends it. */
export interface Request {
  readonly route: { readonly method: string; readonly path: string };
  readonly params?: object;
  readonly query?: object;
  readonly body?: object;
}

const CREATES: readonly Request['route'][] = [routes.createMatch, routes.rematch, routes.beginSeek, tournamentRoutes.createTournament];

/** What the server counts a request as. */
export const countedAs = ({ route }: Request): readonly Counted[] => {
  if (route === routes.act) return ['move'];
  if (route === programRoutes.importRecord) return ['import'];
  if (route === routes.orders || route === routes.putOrders) return ['order'];
  return CREATES.includes(route) ? ['request', 'match'] : ['request'];
};

/** What a client reads of the answers: each has some of it. */
export interface Answer {
  readonly seq?: number;
  readonly mark: number;
  readonly match: string;
  readonly secret?: string;
  readonly watch: { readonly secret: string } | null;
  readonly invites: readonly { readonly seat: number; readonly secret: string }[];
}

/** What an answer says about the limits. */
export const answeredAs = (answer: Result<unknown>): Answered =>
  answer.ok ? 'done' : answer.refusal.code === 'too-many-requests' ? 'limited' : 'refused';

/** A request for a command, and what the server adds to the client's id, if it takes one. */
interface Sent extends Request {
  readonly what?: string;
}

/** The request for a command. `secretOf` is what a client proves a key or a link with. */
export const requestFor = (match: string, command: Command, id: string, secretOf: (hash: string) => string): Sent => {
  const at = (seat: number) => ({ match, seat });
  switch (command.do) {
    case 'act':
      return {
        route: routes.act,
        params: at(command.seat),
        body: { seq: command.seq, action: command.action, id },
        what: `act ${command.seat}`,
      };
    case 'undo':
      return { route: routes.undo, params: at(command.seat), body: { seq: command.seq, id }, what: `undo ${command.seat}` };
    case 'request':
      return { route: routes.requestTakeback, params: at(command.seat), body: { seq: command.seq, id }, what: `request ${command.seat}` };
    case 'grant':
    case 'decline': {
      const agree = command.do === 'grant';
      return { route: routes.answerTakeback, params: at(command.seat), body: { agree, id }, what: `takeback ${command.seat}` };
    }
    case 'resign':
    case 'leave':
    case 'return':
    case 'revoke':
      return { route: routes[command.do], params: at(command.seat), body: { id }, what: `${command.do} ${command.seat}` };
    case 'hand':
      return { route: routes.hand, params: at(command.absent), body: { level: command.level, id }, what: `hand ${command.absent}` };
    case 'take': {
      const invite = command.invite === undefined ? {} : { invite: secretOf(command.invite) };
      return { route: routes.take, params: at(command.seat), body: { ...command.player, ...invite, id }, what: `take ${command.seat}` };
    }
    case 'watch':
      return { route: routes.watch, params: { match }, body: { secret: secretOf(command.link), id }, what: 'watch' };
    case 'rematch':
      return { route: routes.rematch, params: { match }, body: { id }, what: 'rematch' };
    case 'invite':
      return { route: routes.invite, params: at(command.seat), body: {} };
    case 'link':
      return { route: routes.watchLink, params: { match }, body: {} };
    case 'cancel':
      return { route: routes.cancel, params: { match } };
    default:
      throw new Error(`Clients don’t send "${command.do}".`);
  }
};

/** The server lets nobody have less time than this. */
const [CLOCK_LEAST, PATIENCE_LEAST] = [5, 10];

/** The request for a match with these terms. The host sits down like everyone else, afterward. */
export const createRequest = (id: string, { game, options, seats, host, clock, patience, listed, openAfter }: Terms): Request => ({
  route: routes.createMatch,
  body: {
    ...{ id, game, options, listed, openAfter, sit: false },
    seats: seats.map(({ kind, level, invites }) => (kind === 'bot' ? { kind, level } : { kind: invites.includes(host) ? 'me' : 'person' })),
    clock: clock && { ...clock, seconds: Math.max(CLOCK_LEAST, clock.seconds) },
    patience: Math.max(PATIENCE_LEAST, patience),
  },
});

/** Sends a request over a connection of its own. If that's cut, there's no answer. */
export const send = <Value>({ route, params = {}, query = {}, body }: Request, secret: string, { client }: Wire): Promise<Result<Value>> =>
  new Promise((resolve) => {
    const text = body === undefined ? '' : JSON.stringify(body);
    const typed = body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
    const headers = { authorization: `Bearer ${secret}`, ...typed };
    const { method } = route;
    const sent = request({ host: 'simulated', method, path: addressOf(route, { params, query }), headers, createConnection: () => client });
    sent.on('error', () => {});
    sent.on('response', (response) => {
      let answer = '';
      response.setEncoding('utf8');
      response.on('error', () => {});
      response.on('data', (part: string) => {
        answer += part;
      });
      response.on('end', () => {
        if (!response.complete) return;
        const value = JSON.parse(answer);
        resolve((response.statusCode ?? 500) < 300 ? accept(value) : { ok: false, refusal: value });
      });
    });
    sent.end(text);
  });
