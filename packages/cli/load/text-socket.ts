import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { CLOSE, clientFrame, frameReader, PING, PONG, TEXT } from './client-frame.ts';

/**
 * A WebSocket that sends and hears texts, with as little as possible between it and us. The driver shares the machine with what it measures,
 * and ordinary clients take several times the work of this.
 */
export interface TextSocket {
  send(text: string): void;
  close(): void;
}

/** Hears what a socket says. */
export interface TextListener {
  text(text: string): void;
  /** The other end closed it, or it broke. */
  broken(why: string): void;
}

const BLANK = Buffer.from('\r\n\r\n');
const READ_SIZE = 2 ** 16;

/** All sockets read into the same place: what arrives is read before the next part does. */
const shared = Buffer.allocUnsafe(READ_SIZE);

const dial = ({ protocol, hostname, port }: URL, hear: (part: Buffer) => void): Socket => {
  // An address with colons is in brackets in a URL, and without them everywhere else.
  const host = hostname.replace(/^\[|\]$/g, '');
  if (protocol === 'https:') return connectSecurely({ host, port: Number(port || 443), servername: host }).on('data', hear);
  const callback = (size: number): boolean => {
    hear(shared.subarray(0, size));
    return true;
  };
  return connect({ host, port: Number(port || 80), noDelay: true, onread: { buffer: shared, callback } });
};

const greetingFor = ({ host, pathname, search }: URL, headers: Readonly<Record<string, string>>): string => {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const key = randomBytes(16).toString('base64');
  const upgrade = `connection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${key}\r\n`;
  return `GET ${pathname}${search} HTTP/1.1\r\nhost: ${host}\r\n${upgrade}${lines.join('')}\r\n`;
};

/** Opens a WebSocket at an address of HTTP. What the server says right away may be heard before it is returned. */
export const openTextSocket = (
  address: string,
  headers: Readonly<Record<string, string>>,
  { text, broken }: TextListener,
): Promise<TextSocket> =>
  new Promise((resolve, reject) => {
    const url = new URL(address);
    let isOpen = false;
    let isClosed = false;
    let greeting: Buffer = Buffer.alloc(0);

    const close = (): void => {
      isClosed = true;
      socket.destroy();
    };
    const lose = (why: string): void => {
      if (isClosed) return;
      close();
      if (isOpen) broken(why);
      else reject(new Error(`A socket could not be opened: ${why}`));
    };
    const read = frameReader((kind, payload) => {
      if (isClosed) return;
      if (kind === TEXT) text(payload.toString());
      else if (kind === PING) socket.write(clientFrame(PONG, payload.toString()));
      else if (kind === CLOSE) lose(`closed with code ${payload.length < 2 ? 'none' : payload.readUInt16BE()}`);
      else if (kind !== PONG) lose(`sent a frame of kind ${kind}`);
    });
    const greeted = (part: Buffer): void => {
      greeting = Buffer.concat([greeting, part]);
      const end = greeting.indexOf(BLANK);
      if (end < 0) return;
      const [status = ''] = greeting.toString('latin1', 0, end).split('\r\n');
      isOpen = status.startsWith('HTTP/1.1 101 ');
      if (!isOpen) lose(`it was answered with ${status}`);
      resolve({ send: (message) => void socket.write(clientFrame(TEXT, message)), close });
      read(greeting.subarray(end + BLANK.length));
    };

    const socket = dial(url, (part) => (isOpen ? read(part) : greeted(part)));
    socket.on('error', (error) => lose(error.message));
    socket.on('close', () => lose('the connection was closed'));
    socket.write(greetingFor(url, headers));
  });
