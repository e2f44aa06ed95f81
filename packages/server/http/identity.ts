import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fingerprint, isSecret, newSecret } from '../keys.ts';
import type { KeyHash } from '../match/entry.ts';
import { refuseWith } from './refusals.ts';

/** Under this name a browser keeps its key. Scripts cannot read it, and no other site can make a browser send it. */
const COOKIE = 'swordtable';
const YEAR = 365 * 24 * 60 * 60;

/** The key that a request brings: a program's in the header, a browser's in the cookie. */
const secretOf = (request: FastifyRequest): string | undefined => {
  const header = request.headers.authorization;
  if (header !== undefined) {
    const [, secret = ''] = /^Bearer\s+(\S+)$/i.exec(header) ?? [];
    return isSecret(secret)
      ? secret
      : refuseWith('no-key', 'The authorization header should be "Bearer KEY", with a key from POST /api/keys.');
  }
  const cookie = request.cookies[COOKIE];
  // A page of another site, even of a neighbor on the same domain, must not act in the name of whoever looks at it.
  const from = request.headers['sec-fetch-site'];
  if (cookie !== undefined && request.method !== 'GET' && from !== undefined && from !== 'same-origin' && from !== 'none') {
    return refuseWith('cross-site', 'Another site made your browser ask for this; nothing was done.');
  }
  return cookie !== undefined && isSecret(cookie) ? cookie : undefined;
};

/** Who asks, if they say so. */
export const keyOf = (request: FastifyRequest): KeyHash | undefined => {
  const secret = secretOf(request);
  return secret === undefined ? undefined : fingerprint(secret);
};

export const needKey = (request: FastifyRequest): KeyHash =>
  keyOf(request) ??
  refuseWith('no-key', 'This needs a key: take a seat first, or send "Authorization: Bearer KEY" with a key from POST /api/keys.');

/** Who asks; a browser that comes for the first time is given a key to keep. */
export const keyFor = (request: FastifyRequest, reply: FastifyReply, secure: boolean): KeyHash => {
  const known = keyOf(request);
  if (known !== undefined) return known;
  const secret = newSecret();
  void reply.setCookie(COOKIE, secret, { httpOnly: true, sameSite: 'strict', secure, path: '/', maxAge: YEAR });
  return fingerprint(secret);
};

/**
 * The client's own id for a request, with a mark of whose it is, so that nobody can ask in another's name what came of it, and of
 * what was asked for: who plays two seats with one key may count the answers of each.
 */
export const ticketFor = (key: KeyHash, id: string | undefined, what: string): { readonly id?: string } =>
  id === undefined ? {} : { id: `${key.slice(0, 12)} ${what} ${id}` };
