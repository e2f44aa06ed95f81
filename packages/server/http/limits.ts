import '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { App } from './parts.ts';
import { refuseWith } from './refusals.ts';

/** Whom requests are counted for. A household has one address, or, in the newer protocol, one network of them. */
export const clientOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => (ip.includes(':') && !ip.includes('.') ? networkOf(ip) : ip);

/** Files of the table in the browser are asked for by the dozen, once, when a browser keeps the site; a house full of people may do so at once. */
export const isSiteFile = ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean =>
  method === 'GET' && url.startsWith('/assets/');

/** The first four of the eight groups of an address; "::" stands for as many groups of zero as are missing. */
const networkOf = (ip: string): string => {
  const [head = [], tail = []] = ip.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':');
};

export interface Limiter {
  /** Counts a move that was refused, and says so when there are too many of them. */
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
      refuseWith(
        'too-many-requests',
        'Too many of your moves were refused; look at the table before you send another.',
        count.ttlInSeconds,
      );
    },
  };
};
