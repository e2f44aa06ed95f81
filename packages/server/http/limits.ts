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
}

const REFUSED_MOVES = 120;
const MINUTE = 60_000;

export const limiterFor = (app: App): Limiter => {
  const check = app.createRateLimit({ max: REFUSED_MOVES, timeWindow: MINUTE, keyGenerator: (request) => `moves ${clientOf(request)}` });
  return {
    refusedMove: async (request) => {
      const count = await check(request);
      if (count.isAllowed || !count.isExceeded) return;
      refuseWith('too-many-requests', 'Too many of your moves were refused. Check the table before you send another.', count.ttlInSeconds);
    },
  };
};
