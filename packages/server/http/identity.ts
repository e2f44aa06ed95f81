import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fingerprint, isSecret, newSecret } from '../keys.ts';
import type { KeyHash } from '../match/entry.ts';
import { refuseWith } from './refusals.ts';

/**
 * The cookie with a browser's key. Scripts can't read it, no other site can make a browser send it, and over https no other site of the same
 * domain can set it, which is what the prefix tells browsers.
 */
export const cookieName = (secure: boolean): string => (secure ? `__Host-${PLAIN}` : PLAIN);
const PLAIN = 'swordtable';
const YEAR = 365 * 24 * 60 * 60;

/** A request's key: a program's in the header, a browser's in the cookie. */
const secretOf = (request: FastifyRequest): string | undefined => {
  const header = request.headers.authorization;
  // A password that a proxy in between asks for is none of our business.
  if (header !== undefined && !/^Basic\b/i.test(header)) {
    const [, secret = ''] = /^Bearer\s+(\S+)$/i.exec(header) ?? [];
    return isSecret(secret)
      ? secret
      : refuseWith('no-key', 'The authorization header must be "Bearer KEY", with a key from POST /api/keys.');
  }
  // Browsers that were here before the prefix still have the plain one.
  const cookie = request.cookies[cookieName(true)] ?? request.cookies[PLAIN];
  // A page of another site, even on the same domain, must not act in the visitor's name.
  const from = request.headers['sec-fetch-site'];
  if (cookie !== undefined && request.method !== 'GET' && from !== undefined && from !== 'same-origin' && from !== 'none') {
    return refuseWith('cross-site', 'The request came from another site. Nothing was done.');
  }
  return cookie !== undefined && isSecret(cookie) ? cookie : undefined;
};

/** The client's identity, if given. */
export const keyOf = (request: FastifyRequest): KeyHash | undefined => {
  const secret = secretOf(request);
  return secret === undefined ? undefined : fingerprint(secret);
};

export const needKey = (request: FastifyRequest): KeyHash =>
  keyOf(request) ??
  refuseWith('no-key', 'This needs a key. Take a seat first, or send "Authorization: Bearer KEY" with a key from POST /api/keys.');

/** The client's identity; a new browser gets a key. */
export const keyFor = (request: FastifyRequest, reply: FastifyReply, secure: boolean): KeyHash => {
  const known = keyOf(request);
  if (known !== undefined) return known;
  const secret = newSecret();
  void reply.setCookie(cookieName(secure), secret, { httpOnly: true, sameSite: 'strict', secure, path: '/', maxAge: YEAR });
  return fingerprint(secret);
};

/**
 * The client's own id for a request, combined with its key, so that no one can ask for another's result, and with the request's kind: a
 * player with two seats on one key may number the answers of each.
 */
export const ticketFor = (key: KeyHash, id: string | undefined, what: string): { readonly id?: string } =>
  id === undefined ? {} : { id: `${key.slice(0, 12)} ${what} ${id}` };
