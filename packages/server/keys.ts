import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { KeyHash } from './match/entry.ts';

/** Where secrets come from: the system's generator, except in simulations. */
export type RandomBytes = (length: number) => Buffer;

/** A secret of 192 bits, safe in a link. */
export const newSecret = (random: RandomBytes = randomBytes): string => random(24).toString('base64url');

/** Whether a text can be one of our secrets; anything else isn't worth hashing. */
export const isSecret = (text: string): boolean => /^[A-Za-z0-9_-]{32}$/.test(text);

/** What is stored instead of a secret. A secret of 128 bits or more needs no salt: no one can try them all. */
export const fingerprint = (secret: string): KeyHash => createHash('sha256').update(`swordtable key\n${secret}`).digest('hex');

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const ID_LENGTH = 14;

export const matchIdFrom = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, ID_LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');

/** A match's name in links: not a secret, but no one can guess or count them. */
export const newMatchId = (random: RandomBytes = randomBytes): string => matchIdFrom(random(ID_LENGTH));

/** A key's first bytes are random, and the rest is their signature. */
const RANDOM_BYTES = 16;
const SIGNATURE_BYTES = 8;

const signatureOf = (serverSecret: string, bytes: Buffer): Buffer =>
  createHmac('sha256', serverSecret).update('swordtable key\n').update(bytes).digest().subarray(0, SIGNATURE_BYTES);

/** The client's key with these random bytes. */
export const signedKey = (serverSecret: string, bytes: Buffer): string =>
  Buffer.concat([bytes, signatureOf(serverSecret, bytes)]).toString('base64url');

/** Makes a server's secrets, and recognizes the keys it has issued. */
export interface Keys {
  /** A new key for a client. It isn't stored; its signature says that it's ours. */
  issue(): string;
  /** Whether a process with the same server secret has issued this key. */
  isIssued(key: string): boolean;
  /** A secret for a link or a deal. */
  secret(): string;
  matchId(): string;
}

export const openKeys = (serverSecret: string, random: RandomBytes = randomBytes): Keys => ({
  issue: () => signedKey(serverSecret, random(RANDOM_BYTES)),
  isIssued: (key) => {
    if (!isSecret(key)) return false;
    const bytes = Buffer.from(key, 'base64url');
    return timingSafeEqual(bytes.subarray(RANDOM_BYTES), signatureOf(serverSecret, bytes.subarray(0, RANDOM_BYTES)));
  },
  secret: () => newSecret(random),
  matchId: () => newMatchId(random),
});
