import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The browser's keys, as its subscription has them: a point on the curve P-256, and a shared secret. */
export interface BrowserKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** What every message has of its own. */
export interface Once {
  readonly salt: Buffer;
  readonly ecdh: ECDH;
}

const newOnce = (): Once => {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return { salt: randomBytes(16), ecdh };
};

const RECORD_BYTES = 4_096;
/** After the text of the last record. */
const END = Buffer.from([2]);

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/** Encrypts a message that only the browser can read: RFC 8291, as one record of RFC 8188. Throws if the browser's point is on no curve. */
export const encryptPush = (text: string, browser: BrowserKeys, { salt, ecdh }: Once = newOnce()): Buffer => {
  const [theirs, ours] = [Buffer.from(browser.p256dh, 'base64url'), ecdh.getPublicKey()];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = derive(ecdh.computeSecret(theirs), Buffer.from(browser.auth, 'base64url'), info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const cipher = createCipheriv('aes-128-gcm', key, derive(secret, salt, 'Content-Encoding: nonce\0', 12));
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD_BYTES);
  head.writeUInt8(ours.length, 4);
  return Buffer.concat([salt, head, ours, cipher.update(text), cipher.update(END), cipher.final(), cipher.getAuthTag()]);
};
