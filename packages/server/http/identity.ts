import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fingerprint, isSecret } from '../keys.ts';
import type { KeyHash } from '../match/entry.ts';
import { hasPart } from '../match/match.ts';
import type { App, AppParts } from './parts.ts';
import { Refused, refuseWith } from './refusals.ts';

/**
 * The cookie with a browser's key. Scripts can't read it, no other site can make a browser send it, and over https no other site of the same
 * domain can set it, which is what the prefix tells browsers.
 */
export const cookieName = (secure: boolean): string => (secure ? `__Host-${PLAIN}` : PLAIN);
const PLAIN = 'swordtable';
const YEAR = 365 * 24 * 60 * 60;

/** A program's key. */
const bearerOf = ({ headers: { authorization } }: FastifyRequest): string | undefined => {
  // A password that a proxy in between asks for is none of our business.
  if (authorization === undefined || /^Basic\b/i.test(authorization)) return undefined;
  const [, secret = ''] = /^Bearer\s+(\S+)$/i.exec(authorization) ?? [];
  return isSecret(secret) ? secret : refuseWith('no-key', 'The authorization header must be "Bearer KEY", with a key from POST /api/keys.');
};

/** A browser's key. */
const cookieOf = (request: FastifyRequest): string | undefined => {
  // Browsers that were here before the prefix still have the plain one.
  const cookie = request.cookies[cookieName(true)] ?? request.cookies[PLAIN];
  // A page of another site, even on the same domain, must not act in the visitor's name.
  const from = request.headers['sec-fetch-site'];
  if (cookie !== undefined && request.method !== 'GET' && from !== undefined && from !== 'same-origin' && from !== 'none') {
    return refuseWith('cross-site', 'The request came from another site. Nothing was done.');
  }
  return cookie !== undefined && isSecret(cookie) ? cookie : undefined;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose key the client's device plays with; undefined if it has none, or was signed out. A refusal if what it sent is no key. */
    account: KeyHash | Refused | undefined;
    /** The hash of the device's own key. */
    device: KeyHash | undefined;
  }
}

/** The hash of the device's own key, if it sent one. */
const deviceOf = (request: FastifyRequest): KeyHash | undefined => {
  const secret = bearerOf(request) ?? cookieOf(request);
  return secret === undefined ? undefined : fingerprint(secret);
};

/** The client's identity, if given. Whether we issued it matters only where it isn't known to a match yet: see `keyFor`. */
export const keyOf = ({ account }: Pick<FastifyRequest, 'account'>): KeyHash | undefined => {
  if (account instanceof Refused) throw account;
  return account;
};

/** Finds out who sends each request. */
export const identifyClients = (app: App, { people }: Pick<AppParts, 'people'>): void => {
  app.decorateRequest('account', undefined);
  app.decorateRequest('device', undefined);
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api')) return;
    try {
      request.device = deviceOf(request);
      if (request.device !== undefined) request.account = await people.identities.of(request.device);
    } catch (error) {
      // Not every route asks for a key.
      if (!(error instanceof Refused)) throw error;
      request.account = error;
    }
  });
};

export const needKey = (request: FastifyRequest): KeyHash =>
  keyOf(request) ??
  refuseWith('no-key', 'This needs a key. Take a seat first, or send "Authorization: Bearer KEY" with a key from POST /api/keys.');

type Parts = Pick<AppParts, 'keys' | 'registry' | 'storage' | 'config'>;

/** Old keys are looked for in this many of their matches. */
const HELD_MAX = 20;

/** Whether a key has a part in a match: those from before keys were signed are still good. The secret of a link has none. */
const isUsed = async (key: KeyHash, { registry, storage }: Parts): Promise<boolean> => {
  for (const { match } of await storage.held(key, { most: HELD_MAX })) {
    const live = await registry.look(match);
    if (live.ok && hasPart(live.value.match, key)) return true;
  }
  return false;
};

const isGood = async (secret: string, parts: Parts): Promise<boolean> => parts.keys.isIssued(secret) || isUsed(fingerprint(secret), parts);

/**
 * The client's identity where it may be new to us: only keys that we issued can create matches, take seats, and watch. A new browser, or one
 * with a key from elsewhere, gets a key.
 */
export const keyFor = async (request: FastifyRequest, reply: FastifyReply, parts: Parts): Promise<KeyHash> => {
  const account = keyOf(request);
  const bearer = bearerOf(request);
  const given = bearer ?? cookieOf(request);
  // A device that was added to a player's is as good as theirs.
  if (given !== undefined && account !== undefined && (account !== fingerprint(given) || (await isGood(given, parts)))) return account;
  if (bearer !== undefined) refuseWith('unknown-key', 'This server didn’t issue this key. Get one from POST /api/keys.');
  const secret = parts.keys.issue();
  sendCookie(reply, secret, parts);
  return fingerprint(secret);
};

/** The device with the key that `keyFor` found: one that was given a key just now is known by that. */
export const deviceFor = ({ account, device }: FastifyRequest, key: KeyHash): KeyHash =>
  account === key && device !== undefined ? device : key;

const sendCookie = (reply: FastifyReply, secret: string, { config: { publicUrl } }: Pick<AppParts, 'config'>): void => {
  const secure = publicUrl?.startsWith('https:') === true;
  void reply.setCookie(cookieName(secure), secret, { httpOnly: true, sameSite: 'strict', secure, path: '/', maxAge: YEAR });
};

/** A device that is about to be added to a player's. */
export interface ComingDevice {
  readonly key: KeyHash;
  /** Gives a browser its key, once it was added. */
  welcome(reply: FastifyReply): void;
}

/** A program keeps the key it has. A browser gets a new one: someone else may have planted, and know, the one it has. */
export const comingDevice = (request: FastifyRequest, parts: Pick<AppParts, 'keys' | 'config'>): ComingDevice => {
  const bearer = bearerOf(request);
  if (bearer === undefined) {
    const secret = parts.keys.issue();
    return { key: fingerprint(secret), welcome: (reply) => sendCookie(reply, secret, parts) };
  }
  if (!parts.keys.isIssued(bearer)) refuseWith('unknown-key', 'This server didn’t issue this key. Get one from POST /api/keys.');
  return { key: fingerprint(bearer), welcome: () => undefined };
};

/**
 * The client's own id for a request, combined with its key, so that no one can ask for another's result, and with the request's kind: a
 * player with two seats on one key may number the answers of each.
 */
export const ticketFor = (key: KeyHash, id: string | undefined, what: string): { readonly id?: string } =>
  id === undefined ? {} : { id: `${key.slice(0, 12)} ${what} ${id}` };
