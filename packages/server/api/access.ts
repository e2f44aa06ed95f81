import * as z from 'zod/mini';
import { plain } from './kernel.ts';
import { listedMatch } from './match.ts';
import { player } from './people.ts';
import type { Shape } from './shape.ts';
import { tournamentCard } from './tournaments.ts';

const at = z.number().check(z.describe('In milliseconds.'));
const label = z.string().check(z.describe('Roughly what it is, such as “Firefox, Linux”. Empty if unknown.'));

export const access = z.object({
  devices: z.array(
    z.object({
      device: z.string(),
      label,
      added: at,
      isThis: z.boolean().check(z.describe('Whether it’s the one that asks.')),
    }),
  ),
  passkeys: z.array(z.object({ passkey: z.string(), label, added: at })),
  phrase: z.nullable(at).check(z.describe('When the recovery phrase was made; null if there’s none.')),
});

export const newPhrase = z.object({
  phrase: z.string().check(z.describe('Twelve words. The server forgets them; the phrase before no longer works.')),
});

export const phraseBody = z.object({ phrase: z.string().check(z.maxLength(400)) });

/** Base64url, as long as any authenticator sends. */
const encoded = (most: number) => z.string().check(z.maxLength(most), z.regex(/^[A-Za-z0-9_-]*$/));
const ID_MAX = 1_400;
const credential = { id: encoded(ID_MAX).check(z.minLength(1)), rawId: encoded(ID_MAX), type: z.literal('public-key') };
const nothing = z._default(z.object({}), {});

export const passkeyRequest = z.object({
  challenge: z.string(),
  site: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string() }),
  known: z.array(z.string()).check(z.describe('The passkeys you already have.')),
  algorithms: z.array(z.number()).check(z.describe('COSE numbers, best first.')),
  timeout: z.number(),
});
export type PasskeyRequest = Shape<typeof passkeyRequest>;

/** What `navigator.credentials.create` returned, as JSON. */
export const newPasskeyBody = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded(4_000),
    attestationObject: encoded(12_000),
    transports: z._default(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10)), []),
  }),
  clientExtensionResults: nothing,
});
export type NewPasskey = Shape<typeof newPasskeyBody>;

export const signInRequest = z.object({ challenge: z.string(), site: z.string(), timeout: z.number() });
export type SignInRequest = Shape<typeof signInRequest>;

/** What `navigator.credentials.get` returned, as JSON. */
export const passkeyBody = z.object({
  ...credential,
  response: z.object({ clientDataJSON: encoded(4_000), authenticatorData: encoded(4_000), signature: encoded(4_000) }),
  clientExtensionResults: nothing,
});
export type PasskeyAnswer = Shape<typeof passkeyBody>;

export const deviceParams = z.object({ device: z.string().check(z.maxLength(64)) });
export const passkeyParams = z.object({ passkey: z.string().check(z.maxLength(64)) });

export const changed = z.object({ done: z.literal(true) });

export const exported = z.object({
  player,
  documents: z.record(z.string(), z.array(plain)).check(z.describe('What is stored about you beside your matches, by kind.')),
  matches: z.array(listedMatch).check(z.describe('Your matches. GET …/record has the moves of each.')),
  tournaments: z
    .array(tournamentCard)
    .check(z.describe('The tournaments you host or have entered. GET /api/tournaments/ID has your results.')),
});
export type Exported = Shape<typeof exported>;
