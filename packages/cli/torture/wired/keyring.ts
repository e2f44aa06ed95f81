import { createHash } from 'node:crypto';
import { fingerprint, signedKey } from '@swordtable/server/keys';

/** What the simulated server signs keys with. */
export const SERVER_SECRET = 'simulated';

/** The clients' keys, as the server has issued them. */
export interface Keyring {
  /** The key of a client, as the server knows it. */
  keyFor(name: string): string;
  /** What the client sends to prove it. */
  secretOf(key: string): string;
}

/** Over a wire, keys are fingerprints of secrets; otherwise, names are easier to read. */
export const newKeyring = (isWired: boolean): Keyring => {
  const secrets = new Map<string, string>();
  return {
    keyFor: (name) => {
      if (!isWired) return name;
      const secret = signedKey(SERVER_SECRET, createHash('sha256').update(name).digest().subarray(0, 16));
      const key = fingerprint(secret);
      secrets.set(key, secret);
      return key;
    },
    secretOf: (key) => secrets.get(key) ?? '',
  };
};
