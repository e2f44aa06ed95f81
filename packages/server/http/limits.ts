import '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { Step } from '../match/match.ts';
import type { Recalled } from '../registry/past.ts';
import { openBudget } from './budget.ts';
import type { App, AppParts } from './parts.ts';
import { refuseWith } from './refusals.ts';

/** The client that requests are counted for. A household has one address or, with IPv6, one network. */
export const clientOf = ({ ip }: { readonly ip: string | undefined }): string => {
  // Its connection was reset before the request was handled.
  if (ip === undefined) return refuseWith('too-slow', 'The client has hung up.');
  return ip.includes(':') && !ip.includes('.') ? networkOf(ip) : ip;
};

/** The site's files are requested in bulk, once, when a browser caches the site; several people in one house may do so at the same time. */
export const isSiteFile = ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean =>
  method === 'GET' && url.startsWith('/assets/');

/** The first four of an address's eight groups; "::" stands for the missing zero groups. */
const networkOf = (ip: string): string => {
  const [head = [], tail = []] = ip.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':');
};

/** How many lines of old matches a client can have replayed in a minute. A long match has about five hundred. */
const REPLAYED_PER_MINUTE = 20_000;

export interface Limiter {
  /** Replays for a client: refuses when it has had too much replayed, and books what it costs. */
  replayed<Value>(request: FastifyRequest, work: () => Promise<Recalled<Value>>): Promise<Value>;
  /** The same for a list of steps: telling one costs about as much as replaying it. */
  retold(request: FastifyRequest, after: number, work: () => Promise<Recalled<readonly Step[]>>): Promise<readonly Step[]>;
  /** Counts a new match, however it's created, and refuses when there are too many. */
  creates(request: FastifyRequest): void;
  /** Counts a refused move, and refuses when there are too many. */
  refusedMove(request: FastifyRequest): Promise<void>;
  /** Counts a table that is requested over a socket, and refuses when there are too many. */
  watched(request: FastifyRequest): Promise<void>;
}

type Limits = Pick<AppParts['config'], 'requestsPerMinute' | 'matchesPerHour'>;

const REFUSED_MOVES = 120;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export const limiterFor = (app: App, { requestsPerMinute, matchesPerHour }: Limits, now: () => number): Limiter => {
  const counter = (name: string, max: number, sentence: string): ((request: FastifyRequest) => Promise<void>) => {
    const check = app.createRateLimit({ max, timeWindow: MINUTE, keyGenerator: (request) => `${name} ${clientOf(request)}` });
    return async (request) => {
      const count = await check(request);
      if (!count.isAllowed && count.isExceeded) refuseWith('too-many-requests', sentence, count.ttlInSeconds);
    };
  };
  const replays = openBudget(REPLAYED_PER_MINUTE, MINUTE, now);
  const replayed: Limiter['replayed'] = async (request, work) => {
    const client = clientOf(request);
    const wait = replays.wait(client, 0);
    if (wait > 0) refuseWith('too-many-requests', 'You have had too many long matches replayed. Wait a while and try again.', wait);
    const { value, replayed } = await work();
    replays.spend(client, replayed);
    return value;
  };
  const matches = openBudget(matchesPerHour, HOUR, now);
  return {
    creates: (request) => {
      const wait = matches.wait(clientOf(request), 1);
      if (wait > 0) refuseWith('too-many-requests', 'You have created too many matches. Wait a while and try again.', wait);
      matches.spend(clientOf(request), 1);
    },
    replayed,
    retold: (request, after, work) =>
      replayed(request, async () => {
        const { value, replayed } = await work();
        const told = value.slice(after + 1);
        return { value: told, replayed: replayed + told.length };
      }),
    refusedMove: counter('moves', REFUSED_MOVES, 'Too many of your moves were refused. Check the table before you send another.'),
    watched: counter('tables', requestsPerMinute, 'Too many requests. Wait a while and try again.'),
  };
};
