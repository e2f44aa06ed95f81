import { createHash } from 'node:crypto';
import { fingerprint, signedKey } from '@swordtable/server/keys';

/** What the simulated server signs keys with. */
export const SERVER_SECRET = 'simulated';

/** What the clients know: their keys, as the server has issued them, and links. */
export interface Keyring {
  /** The key of a client, as the server knows it. */
  keyFor(name: string): string;
  /** A key that no server has issued; undefined if clients have no secrets. */
  invented(name: string): string | undefined;
  /** Remembers a secret that the server has told; returns what the server knows it by. */
  learn(secret: string): string;
  /** Where a client is. */
  addressOf(key: string): string;
  /** What a client sends to prove a key or a link. */
  secretOf(hash: string): string;
}

/** Over a wire, keys are fingerprints of secrets; otherwise, names are easier to read. */
export const newKeyring = (isWired: boolean): Keyring => {
  const secrets = new Map<string, string>();
  const digestOf = (name: string): Buffer => createHash('sha256').update(name).digest();
  const learn = (secret: string): string => {
    const hash = fingerprint(secret);
    secrets.set(hash, secret);
    return hash;
  };
  return {
    learn,
    keyFor: (name) => (isWired ? learn(signedKey(SERVER_SECRET, digestOf(name).subarray(0, 16))) : name),
    invented: (name) => (isWired ? learn(digestOf(name).subarray(0, 24).toString('base64url')) : undefined),
    addressOf: (key) => ['10', ...[0, 2, 4].map((from) => Number.parseInt(key.slice(from, from + 2), 16))].join('.'),
    secretOf: (hash) => secrets.get(hash) ?? '',
  };
};
