import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import WebSocket, { WebSocketServer } from 'ws';
import { sendText, textFrame } from './text-frame.ts';

const SIZES = [0, 1, 125, 126, 65_535, 65_536, 100_000];

/** With letters of one, two, three, and four bytes. */
const textOf = (size: number): string => (size < 20 ? 'a'.repeat(size) : `é’🗡${'a'.repeat(size - 9)}`);

/** A text of letters of one byte each. */
const plainTextOf = (size: number): string => 'a'.repeat(size);
/** Letters of Latin-1 that take two bytes each in UTF-8. */
const LATIN = 'é'.repeat(100);

test('texts of every size arrive as they are', async () => {
  const texts = [...SIZES.map(textOf), ...SIZES.map(plainTextOf), LATIN];
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  server.on('connection', (socket, { socket: wire }) => {
    for (const text of texts) sendText(wire, text);
    for (const text of texts) wire.write(textFrame(text));
    socket.close();
  });
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  client.on('message', (data, isBinary) => heard.push(isBinary ? 'bytes' : String(data)));
  const [code] = await once(client, 'close');
  expect(code).toBe(1005);
  expect(SIZES.map((size) => Buffer.byteLength(textOf(size)))).toEqual(SIZES);
  expect(heard).toEqual([...texts, ...texts]);
  server.close();
});

test('texts that have to wait are not changed by those after them', async () => {
  const texts = Array.from({ length: 20_000 }, (_, index) => `${index} ${'b'.repeat(1_000 + (index % 500))}`);
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const waited = new Promise<boolean>((resolve) => {
    server.on('connection', (socket, { socket: wire }) => {
      for (const text of texts) sendText(wire, text);
      resolve(wire.writableLength > 0);
      socket.close();
    });
  });
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  client.on('message', (data) => heard.push(String(data)));
  const closed = once(client, 'close');
  expect(await waited).toBe(true);
  await closed;
  expect(heard).toEqual(texts);
  server.close();
});
