import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Kind } from './kind.ts';

const passkey = z.object({
  player: z.string(),
  /** The id that its authenticator gave it, which may be long. It and the public key are in base64url. */
  credential: z.string(),
  publicKey: z.string(),
  /** How often it was used, as far as it counts. */
  counter: z.number(),
  transports: z.array(z.string()),
  added: z.number(),
  /** The device that made it. */
  label: z.string(),
});
export type Passkey = z.infer<typeof passkey>;

/** The name of a passkey here. */
export const passkeyId = (credential: string): string => createHash('sha256').update(credential).digest('hex');

/** A passkey, by the hash of its authenticator's id for it. */
export const PASSKEY: Kind<Passkey> = {
  kind: 'passkey',
  shape: passkey,
  keysOf: ({ player, added }) => [{ name: 'player', value: player, rank: added }],
};

const phrase = z.object({ player: z.string(), added: z.number() });

/** Whose recovery phrase it is, by its hash. */
export const PHRASE: Kind<z.infer<typeof phrase>> = {
  kind: 'phrase',
  shape: phrase,
  keysOf: ({ player, added }) => [{ name: 'player', value: player, rank: added }],
};

const challenge = z.object({
  /** Who adds a passkey; null for someone who signs in. */
  player: z.nullable(z.string()),
  due: z.number(),
});
export type Challenge = z.infer<typeof challenge>;

/** What a passkey is to sign, by its own random text. It works once. */
export const CHALLENGE: Kind<Challenge> = {
  kind: 'challenge',
  shape: challenge,
  keysOf: ({ due }) => [{ name: 'due', value: '', rank: due }],
};
