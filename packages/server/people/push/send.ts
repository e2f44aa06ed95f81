import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { encryptPush } from './encrypt.ts';
import { type EndpointRules, isTestService } from './endpoint.ts';
import { publicLookup } from './public-lookup.ts';
import type { Subscription } from './subscription.ts';
import { authorizationFor, type VapidKeys } from './vapid.ts';

/** `gone`: the browser no longer wants messages, or never did; `failed`: later, it may work. */
export type Delivery = 'sent' | 'gone' | 'failed';

export interface Message {
  readonly text: string;
  /** How long the push service keeps it for a device that is off, in seconds. */
  readonly ttl: number;
  readonly urgent: boolean;
}

/** Hands a message to the push service of a browser. */
export type Send = (subscription: Pick<Subscription, 'endpoint' | 'keys'>, message: Message) => Promise<Delivery>;

const PATIENCE = 10_000;
const LATER = [408, 429];

const deliveryBy = (status: number): Delivery => {
  if (status >= 200 && status < 300) return 'sent';
  return status >= 400 && status < 500 && !LATER.includes(status) ? 'gone' : 'failed';
};

/** Only the status of the answer counts, and nothing else of it is read: a hostile service could send without end. */
const statusFrom = (url: URL, options: object, body: Buffer): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestSecure : requestPlain;
    request(url, { method: 'POST', agent: false, signal: AbortSignal.timeout(PATIENCE), ...options }, (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    })
      .on('error', reject)
      .end(body);
  });

export interface SendParts extends EndpointRules {
  readonly keys: VapidKeys;
  /** The contact for push services: an https or mailto address. */
  readonly subject: string;
  now(): number;
}

export const sender =
  ({ keys, subject, now, ...rules }: SendParts): Send =>
  async ({ endpoint, keys: browserKeys }, { text, ttl, urgent }) => {
    const url = new URL(endpoint);
    let body: Buffer;
    try {
      body = encryptPush(text, browserKeys);
    } catch {
      // No browser has such a key.
      return 'gone';
    }
    try {
      const headers = {
        ...{ authorization: authorizationFor(keys, url.origin, subject, now()), ttl, urgency: urgent ? 'high' : 'normal' },
        ...{ 'content-encoding': 'aes128gcm', 'content-type': 'application/octet-stream', 'content-length': body.length },
      };
      const lookup = isTestService(rules, url) ? {} : { lookup: publicLookup(rules.resolve) };
      return deliveryBy(await statusFrom(url, { headers, ...lookup }, body));
    } catch {
      return 'failed';
    }
  };
