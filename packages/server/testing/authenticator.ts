import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
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

export const newAuthenticator = (): Authenticator => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;
  const named = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key', clientExtensionResults: {} } as const;
  const data = (site: string, flags: number): Buffer => {
    counter += 1;
    return Buffer.concat([sha256(site), Buffer.from([flags]), numberOf(counter, 4)]);
  };
  // A map in CBOR: an elliptic key for ES256, and its coordinates of 32 bytes each.
  const key = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  return {
    create: ({ challenge, site }, origin) => {
      const authData = Buffer.concat([data(site.id, PRESENT_WITH_KEY), Buffer.alloc(16), numberOf(id.length, 2), id, key]);
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
      const authData = data(site, PRESENT);
      const clientDataJSON = clientDataOf('get', challenge, origin);
      const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
      const response = {
        clientDataJSON,
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      };
      return { ...named, response };
    },
  };
};
