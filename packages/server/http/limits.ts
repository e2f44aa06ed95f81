import '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { App } from './parts.ts';
import { refuseWith } from './refusals.ts';

/** The client that requests are counted for. A household has one address or, with IPv6, one network. */
export const clientOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => (ip.includes(':') && !ip.includes('.') ? networkOf(ip) : ip);

/** The site's files are requested in bulk, once, when a browser caches the site; several people in one house may do so at the same time. */
export const isSiteFile = ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean =>
  method === 'GET' && url.startsWith('/assets/');

/** The first four of an address's eight groups; "::" stands for the missing zero groups. */
const networkOf = (ip: string): string => {
  const [head = [], tail = []] = ip.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':');
};

export interface Limiter {
  /** Counts a refused move, and refuses when there are too many. */
  refusedMove(request: FastifyRequest): Promise<void>;
  /** Counts a table that is requested over a socket, and refuses when there are too many. */
  watched(request: FastifyRequest): Promise<void>;
}

const REFUSED_MOVES = 120;
const MINUTE = 60_000;

export const limiterFor = (app: App, requestsPerMinute: number): Limiter => {
  const counter = (name: string, max: number, sentence: string): ((request: FastifyRequest) => Promise<void>) => {
    const check = app.createRateLimit({ max, timeWindow: MINUTE, keyGenerator: (request) => `${name} ${clientOf(request)}` });
    return async (request) => {
      const count = await check(request);
      if (!count.isAllowed && count.isExceeded) refuseWith('too-many-requests', sentence, count.ttlInSeconds);
    };
  };
  return {
    refusedMove: counter('moves', REFUSED_MOVES, 'Too many of your moves were refused. Check the table before you send another.'),
    watched: counter('tables', requestsPerMinute, 'Too many requests. Wait a while and try again.'),
  };
};
