import { accept, type Result, refuse } from '@swordtable/kernel';
import * as z from 'zod/mini';
import type { NewPasskey, PasskeyAnswer, PasskeyRequest, SignInRequest } from '../api/access.ts';
import type { Documents } from '../storage/documents.ts';
import { openChallenges, PATIENCE } from './challenges.ts';
import { addDevice, changeWith, type NewDevice } from './devices.ts';
import { insist } from './insist.ts';
import { findAll, type Kept, put, readOne, remove } from './kind.ts';
import { PLAYER, type Player } from './player.ts';
import { CHALLENGE, PASSKEY, type Passkey, passkeyId } from './ways-in.ts';

/** The site that passkeys are for: they work on no other. */
export interface Site {
  /** Its domain. */
  readonly id: string;
  readonly origin: string;
}

/** Passkeys: what a device, a password manager, or a security key signs instead of a password. */
export interface Passkeys {
  of(player: string): Promise<readonly Kept<Passkey>[]>;
  beginAdding(player: Kept<Player>, site: Site): Promise<PasskeyRequest>;
  add(player: string, site: Site, made: NewPasskey, label: string): Promise<Result<true>>;
  remove(player: string, id: string): Promise<Result<true>>;
  beginSignIn(site: Site): Promise<SignInRequest>;
  signIn(site: Site, answer: PasskeyAnswer, device: NewDevice): Promise<Result<Kept<Player>>>;
}

const PASSKEYS_MAX = 10;
/** EdDSA, ES256, and RS256: every authenticator has one of them. */
const ALGORITHMS = [-8, -7, -257];

const UNVERIFIED = refuse('passkey-refused', 'The passkey couldn’t be verified. Try again.');
const TOO_LATE = refuse('passkey-late', 'That took too long, or it was answered already. Try again.');
const UNKNOWN = refuse(
  'unknown-passkey',
  'This passkey isn’t known here: it was removed, or its player deleted. Use another way to sign in.',
);

const clientData = z.object({ challenge: z.string() });

/** What an authenticator says it has signed. */
const challengeIn = (clientDataJSON: string): string => {
  try {
    return clientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())).challenge;
  } catch {
    return '';
  }
};

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'base64url'));

/** Only those who use passkeys wait for it to load. */
const library = () => import('@simplewebauthn/server');

/** Waits for what the machine does beside the program. */
export type Beside = <Value>(work: Promise<Value>) => Promise<Value>;

export const openPasskeys = (documents: Documents, now: () => number, beside: Beside = (work) => work): Passkeys => {
  const challenges = openChallenges(documents, now);
  /** The library throws when an answer is wrong. */
  const verified = async <Value>(verify: () => Promise<Value>): Promise<Value | undefined> => {
    try {
      return await beside(verify());
    } catch {
      return undefined;
    }
  };
  const of = (player: string): Promise<readonly Kept<Passkey>[]> =>
    findAll(documents, PASSKEY, { name: 'player', value: player, most: PASSKEYS_MAX });

  return {
    of,
    beginAdding: async ({ id, value: { name } }, site) => ({
      challenge: await challenges.ask(id),
      site: { id: site.id, name: 'Swordtable' },
      user: { id: Buffer.from(id).toString('base64url'), name },
      known: (await of(id)).map(({ value: { credential } }) => credential),
      algorithms: ALGORITHMS,
      timeout: PATIENCE,
    }),

    add: (id, site, made, label) =>
      insist(async () => {
        const player = await readOne(documents, PLAYER, id);
        const challenge = await challenges.find(challengeIn(made.response.clientDataJSON), id);
        if (player === undefined || challenge === undefined) return TOO_LATE;
        if ((await of(id)).length >= PASSKEYS_MAX)
          return refuse('passkeys-full', `You have ${PASSKEYS_MAX} passkeys. Remove one of them first.`);
        const result = await verified(async () =>
          (await library()).verifyRegistrationResponse({
            response: { ...made, response: { ...made.response, transports: [...made.response.transports] } },
            expectedChallenge: challenge.id,
            expectedOrigin: site.origin,
            expectedRPID: site.id,
            requireUserVerification: false,
            supportedAlgorithmIDs: ALGORITHMS,
          }),
        );
        if (result?.verified !== true) return UNVERIFIED;
        const { credential } = result.registrationInfo;
        const name = passkeyId(credential.id);
        if ((await readOne(documents, PASSKEY, name)) !== undefined) return UNVERIFIED;
        const value: Passkey = {
          player: id,
          credential: credential.id,
          publicKey: Buffer.from(credential.publicKey).toString('base64url'),
          counter: credential.counter,
          transports: [...made.response.transports],
          added: now(),
          label,
        };
        const done = await changeWith(documents, player, [put(PASSKEY, name, value), remove(CHALLENGE, challenge)]);
        return done ? accept(true) : undefined;
      }),

    remove: (player, id) =>
      insist(async () => {
        const [owner, known] = [await readOne(documents, PLAYER, player), await readOne(documents, PASSKEY, id)];
        if (owner === undefined || known?.value.player !== player) return UNKNOWN;
        return (await changeWith(documents, owner, [remove(PASSKEY, known)])) ? accept(true) : undefined;
      }),

    beginSignIn: async (site) => ({ challenge: await challenges.ask(null), site: site.id, timeout: PATIENCE }),

    signIn: (site, answer, device) =>
      insist(async () => {
        const challenge = await challenges.find(challengeIn(answer.response.clientDataJSON), null);
        if (challenge === undefined) return TOO_LATE;
        const known = await readOne(documents, PASSKEY, passkeyId(answer.id));
        if (known === undefined) return UNKNOWN;
        const { publicKey, counter } = known.value;
        const result = await verified(async () =>
          (await library()).verifyAuthenticationResponse({
            response: answer,
            expectedChallenge: challenge.id,
            expectedOrigin: site.origin,
            expectedRPID: site.id,
            credential: { id: known.value.credential, publicKey: bytesOf(publicKey), counter },
            requireUserVerification: false,
          }),
        );
        if (result?.verified !== true) return UNVERIFIED;
        const used: Passkey = { ...known.value, counter: result.authenticationInfo.newCounter };
        return addDevice(documents, known.value.player, device, now(), [put(PASSKEY, known.id, used, known), remove(CHALLENGE, challenge)]);
      }),
  };
};
