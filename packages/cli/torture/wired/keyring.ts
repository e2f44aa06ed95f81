import { createHash } from 'node:crypto';
import { fingerprint } from '@swordtable/server/keys';

/** The clients' keys. */
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
      const secret = createHash('sha256').update(name).digest('base64url').slice(0, 32);
      const key = fingerprint(secret);
      secrets.set(key, secret);
      return key;
    },
    secretOf: (key) => secrets.get(key) ?? '',
  };
};
