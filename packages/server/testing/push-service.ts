import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterFile } from './after-file.ts';

/** A message as a browser shows it, and who sent it. */
export interface Received {
  readonly browser: string;
  readonly text: unknown;
  /** The server's public key, after its signature was verified. */
  readonly from: string;
}

/** A browser that has subscribed at the test service. */
export interface PushBrowser {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** A push service that decrypts what it's given, because it holds the browsers' keys too. */
export interface PushService {
  readonly origin: string;
  readonly received: Received[];
  /** What it answers from now on: 201 if all is well. */
  status: number;
  subscribe(name: string): PushBrowser;
}

/** RFC 8188 with the keys of RFC 8291: one record of AES-128-GCM. */
const decrypt = (body: Buffer, ecdh: ReturnType<typeof createECDH>, auth: Buffer): string => {
  const [salt, length] = [body.subarray(0, 16), body.readUInt8(20)];
  const sender = body.subarray(21, 21 + length);
  const sealed = body.subarray(21 + length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32));
  const derive = (name: string, bytes: number) => Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, bytes));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
};

/** Verifies RFC 8292, and returns the key that signed. */
const senderOf = (authorization: string, origin: string): string => {
  const [, head = '', claims = '', signature = '', key = ''] = /^vapid t=([^.]+)\.([^.]+)\.([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  if (!isSigned || aud !== origin) throw new Error('The message isn’t signed for this service.');
  return key;
};

export const startPushService = async (): Promise<PushService> => {
  const browsers = new Map<string, { readonly ecdh: ReturnType<typeof createECDH>; readonly auth: Buffer }>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const name = request.url?.slice(1) ?? '';
    const browser = browsers.get(name);
    if (browser !== undefined && service.status === 201) {
      const text = JSON.parse(decrypt(Buffer.concat(chunks), browser.ecdh, browser.auth));
      service.received.push({ browser: name, text, from: senderOf(request.headers.authorization ?? '', service.origin) });
    }
    response.writeHead(browser === undefined ? 410 : service.status).end('An answer that nobody reads.');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterFile(async () => void server.close());
  const service: PushService = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    status: 201,
    subscribe: (name) => {
      const [ecdh, auth] = [createECDH('prime256v1'), randomBytes(16)];
      ecdh.generateKeys();
      browsers.set(name, { ecdh, auth });
      return {
        endpoint: `${service.origin}/${name}`,
        keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') },
      };
    },
  };
  return service;
};
