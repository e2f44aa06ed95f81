import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyAnswer, PasskeyRequest, SignInRequest } from '../api/access.ts';

/** An authenticator with one passkey, for tests without a browser. */
export interface Authenticator {
  create(request: Pick<PasskeyRequest, 'challenge' | 'site'>, origin: string): NewPasskey;
  get(request: Pick<SignInRequest, 'challenge' | 'site'>, origin: string): PasskeyAnswer;
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const PRESENT = 0x05;
const PRESENT_WITH_KEY = 0x45;

const numberOf = (value: number, bytes: 2 | 4): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

const clientDataOf = (type: string, challenge: string, origin: string): string =>
  Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false })).toString('base64url');

/** A key: how it's told to others, as a map in CBOR, and what it signs. */
interface Signer {
  readonly key: Buffer;
  sign(data: Buffer): Buffer;
}

/** For ES256, as most authenticators have it. */
const ellipticSigner = (): Signer => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const [head, between] = [Buffer.from('a5010203262001215820', 'hex'), Buffer.from('225820', 'hex')];
  return {
    key: Buffer.concat([head, Buffer.from(x, 'base64url'), between, Buffer.from(y, 'base64url')]),
    sign: (data) => sign('sha256', data, privateKey),
  };
};

/** For EdDSA: the same 32 bytes always sign the same. */
const edwardsSigner = (seed: Buffer): Signer => {
  const key = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]);
  const privateKey = createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  return {
    key: Buffer.concat([Buffer.from('a4010103272006215820', 'hex'), Buffer.from(x, 'base64url')]),
    sign: (data) => sign(null, data, privateKey),
  };
};

/** With a seed of 32 bytes, all it does follows from that; and it doesn't count, as those that are synced don't. */
export const newAuthenticator = (seed?: Buffer): Authenticator => {
  const { key, sign: signed } = seed === undefined ? ellipticSigner() : edwardsSigner(seed);
  const id = seed === undefined ? randomBytes(16) : sha256(seed).subarray(0, 16);
  let counter = 0;
  const named = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key', clientExtensionResults: {} } as const;
  const dataFor = (site: string, flags: number): Buffer => {
    if (seed === undefined) counter += 1;
    return Buffer.concat([sha256(site), Buffer.from([flags]), numberOf(counter, 4)]);
  };
  return {
    create: ({ challenge, site }, origin) => {
      const authData = Buffer.concat([dataFor(site.id, PRESENT_WITH_KEY), Buffer.alloc(16), numberOf(id.length, 2), id, key]);
      // {fmt: 'none', attStmt: {}, authData}
      const head = Buffer.concat([Buffer.from('a363'.concat(Buffer.from('fmt').toString('hex'), '64'), 'hex'), Buffer.from('none')]);
      const attestation = Buffer.concat([
        ...[head, Buffer.from([0x67]), Buffer.from('attStmt'), Buffer.from([0xa0, 0x68]), Buffer.from('authData')],
        ...[Buffer.from([0x59]), numberOf(authData.length, 2), authData],
      ]);
      const response = {
        clientDataJSON: clientDataOf('create', challenge, origin),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      };
      return { ...named, response };
    },
    get: ({ challenge, site }, origin) => {
      const authData = dataFor(site, PRESENT);
      const clientDataJSON = clientDataOf('get', challenge, origin);
      const data = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
      const response = {
        clientDataJSON,
        authenticatorData: authData.toString('base64url'),
        signature: signed(data).toString('base64url'),
      };
      return { ...named, response };
    },
  };
};
