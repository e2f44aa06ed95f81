import { createECDH, createPrivateKey, sign } from 'node:crypto';
import * as z from 'zod/mini';
import type { Documents } from '../../storage/documents.ts';
import { type Kind, put, readOne } from '../kind.ts';

const vapid = z.object({ publicKey: z.string(), privateKey: z.string() });
/** The keys with which push services recognize this server: a point on the curve P-256, and its secret number, in base64url. */
export type VapidKeys = z.infer<typeof vapid>;

const VAPID: Kind<VapidKeys> = { kind: 'vapid', shape: vapid, keysOf: () => [] };
const ONLY = 'keys';

export const newVapidKeys = (): VapidKeys => {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  // A number that begins with zeros is written shorter, but a key has 32 bytes.
  const secret = Buffer.alloc(32);
  const number = ecdh.getPrivateKey();
  number.copy(secret, secret.length - number.length);
  return { publicKey: ecdh.getPublicKey('base64url'), privateKey: secret.toString('base64url') };
};

/** The server's keys, made by the first of its processes to start. */
export const vapidKeys = async (documents: Documents): Promise<VapidKeys> => {
  const known = await readOne(documents, VAPID, ONLY);
  if (known !== undefined) return known.value;
  const made = newVapidKeys();
  return (await documents.change([put(VAPID, ONLY, made)])) ? made : vapidKeys(documents);
};

/** How long a signature is good for, in seconds. Push services accept up to a day. */
const GOOD_FOR = 12 * 3_600;

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The header with which a push service recognizes us: RFC 8292. `sub` is the contact for it. */
export const authorizationFor = ({ publicKey, privateKey }: VapidKeys, aud: string, sub: string, now: number): string => {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const key = createPrivateKey({ key: { kty: 'EC', crv: 'P-256', x, y, d: privateKey }, format: 'jwk' });
  const claims = encode({ aud, exp: Math.floor(now / 1_000) + GOOD_FOR, sub });
  const signed = `${encode({ typ: 'JWT', alg: 'ES256' })}.${claims}`;
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');
  return `vapid t=${signed}.${signature}, k=${publicKey}`;
};
