import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import WebSocket, { WebSocketServer } from 'ws';
import { textFrame } from './text-frame.ts';

const SIZES = [0, 1, 125, 126, 65_535, 65_536, 100_000];

/** With letters of one, two, three, and four bytes. */
const textOf = (size: number): string => (size < 20 ? 'a'.repeat(size) : `é’🗡${'a'.repeat(size - 9)}`);

test('texts of every size arrive as they are', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  server.on('connection', (socket, { socket: wire }) => {
    for (const size of SIZES) wire.write(textFrame(textOf(size)));
    socket.close();
  });
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  client.on('message', (data, isBinary) => heard.push(isBinary ? 'bytes' : String(data)));
  const [code] = await once(client, 'close');
  expect(code).toBe(1005);
  expect(heard.map((text) => Buffer.byteLength(text))).toEqual(SIZES);
  expect(heard).toEqual(SIZES.map(textOf));
  server.close();
});
