import { request } from 'node:http';
import { accept, type Result } from '@swordtable/kernel';
import { routes } from '@swordtable/server/api/routes';
import { ticketFor } from '@swordtable/server/http/identity';
import type { Command } from '@swordtable/server/match/command';
import type { Wire } from './wire.ts';

/** A command as an HTTP request, and the id under which it's stored. */
export interface Request {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly ticket: string | undefined;
}

interface Sent {
  readonly route: { readonly method: string; readonly path: string };
  readonly body?: object;
  /** What the server adds to the client's id. */
  readonly what?: string;
  readonly seat?: number;
}

const sentFor = (command: Command): Sent | undefined => {
  switch (command.do) {
    case 'undo':
      return { route: routes.undo, body: { seq: command.seq }, what: `undo ${command.seat}` };
    case 'request':
      return { route: routes.requestTakeback, body: { seq: command.seq }, what: `request ${command.seat}` };
    case 'grant':
    case 'decline':
      return { route: routes.answerTakeback, body: { agree: command.do === 'grant' }, what: `takeback ${command.seat}` };
    case 'resign':
    case 'leave':
    case 'return':
    case 'revoke':
      return { route: routes[command.do], body: {}, what: `${command.do} ${command.seat}` };
    case 'hand':
      return { route: routes.hand, body: { level: command.level }, what: `hand ${command.absent}`, seat: command.absent };
    case 'take':
      if (command.invite !== undefined) return undefined;
      return { route: routes.take, body: command.player, what: `take ${command.seat}` };
    default:
      return undefined;
  }
};

/** The request for a command, if clients send it over HTTP without secrets that only the server makes. */
export const requestFor = (match: string, command: Command, id: string, key: string): Request | undefined => {
  const sent = sentFor(command);
  if (sent === undefined) return undefined;
  const { route, body, what = '', seat = 'seat' in command ? command.seat : 0 } = sent;
  const path = route.path.replace(':match', encodeURIComponent(match)).replace(':seat', String(seat));
  return { method: route.method, path, body: { ...body, id }, ticket: ticketFor(key, id, what).id };
};

/** Sends a request over a connection of its own. If that's cut, there's no answer. */
export const send = ({ method, path, body }: Request, secret: string, { client }: Wire): Promise<Result<{ readonly seq: number }>> =>
  new Promise((resolve) => {
    const text = JSON.stringify(body);
    const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
    const sent = request({ host: 'simulated', method, path, headers, createConnection: () => client });
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
        resolve(response.statusCode === 200 ? accept(value) : { ok: false, refusal: value });
      });
    });
    sent.end(text);
  });
