import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { frameReader, TEXT } from './client-frame.ts';
import { openTextSocket } from './text-socket.ts';

const servers: WebSocketServer[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    for (const client of server.clients) client.terminate();
    server.close();
  }
});

const portOf = (address: AddressInfo | string | null): number => (typeof address === 'object' ? (address?.port ?? 0) : 0);

const serve = async (greet: (socket: WebSocket) => void): Promise<string> => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  servers.push(server);
  server.on('connection', greet);
  await once(server, 'listening');
  return `http://127.0.0.1:${portOf(server.address())}`;
};

/** Of all sizes that a frame writes in its own way. */
const TEXTS = [0, 125, 126, 65_535, 65_536, 200_000].map((size) => 'ö'.repeat(size >> 1) + 'x'.repeat(size & 1));

test('texts of every size arrive in both directions', async () => {
  const address = await serve((socket) => socket.on('message', (data) => socket.send(String(data))));
  const heard: string[] = [];
  await new Promise<void>((resolve, reject) => {
    const text = (said: string): void => {
      if (heard.push(said) === TEXTS.length) resolve();
    };
    const broken = (why: string): void => reject(new Error(why));
    void openTextSocket(address, {}, { text, broken }).then(({ send }) => TEXTS.forEach(send));
  });
  expect(heard).toEqual(TEXTS);
});

test('a ping is answered, and a connection that the server closes is broken', async () => {
  const heard: string[] = [];
  const address = await serve((socket) => {
    socket.on('pong', (data) => {
      heard.push(String(data));
      socket.close(1008);
    });
    socket.ping('here?');
  });
  const why = await new Promise((resolve) => void openTextSocket(address, {}, { text: () => {}, broken: resolve }));
  expect([...heard, why]).toEqual(['here?', 'closed with code 1008']);
});

test('a socket that can’t be opened says why', async () => {
  const nobody = { text: () => {}, broken: () => {} };
  await expect(openTextSocket('http://127.0.0.1:9', {}, nobody)).rejects.toThrow('A socket could not be opened: connect ECONNREFUSED');
  const site = createServer((_, response) => response.end('no')).listen(0, '127.0.0.1');
  await once(site, 'listening');
  await expect(openTextSocket(`http://127.0.0.1:${portOf(site.address())}`, {}, nobody)).rejects.toThrow('answered with HTTP/1.1 200 OK');
  site.close();
});

test('frames are read from whatever pieces they arrive in', () => {
  const bytes = Buffer.concat([Buffer.from([TEXT, 2]), Buffer.from('hi'), Buffer.from([TEXT, 126, 0, 200]), Buffer.alloc(200, 'a')]);
  for (const size of [1, 2, 3, 7, bytes.length]) {
    const texts: string[] = [];
    const read = frameReader((kind, payload) => texts.push(`${kind} ${payload}`));
    for (let at = 0; at < bytes.length; at += size) read(bytes.subarray(at, at + size));
    expect(texts).toEqual([`${TEXT} hi`, `${TEXT} ${'a'.repeat(200)}`]);
  }
});
