import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { newJournal } from './journal.ts';
import { openSocket } from './socket.ts';
import { LineLost } from './wire.ts';

const accepted = (request: string): string => {
  const [, key = ''] = /sec-websocket-key: (\S+)/i.exec(request) ?? [];
  const accept = createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');
  return `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`;
};
/** A frame that closes a socket. */
const CLOSE = Buffer.from([0x88, 2, 0x03, 0xe9]);

test('a move over a socket that is closing is lost only when it has closed', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  const connected = once(server, 'connection') as Promise<[Socket]>;
  const base = `http://127.0.0.1:${address.port}`;
  const connection = openSocket({ address: base, key: 'key', journal: newJournal('m', 0), told: () => {}, refused: () => {} });
  const [socket] = await connected;
  socket.on('error', () => {});
  const [request] = await once(socket, 'data');
  socket.write(accepted(String(request)));
  await once(socket, 'data');
  // It replies, and waits for the server to end the connection.
  socket.write(CLOSE);
  await once(socket, 'data');

  let isLost = false;
  const lost = connection.carry?.({ base, method: 'POST', path: '/', body: { id: 'move' } }).catch((error: unknown) => {
    isLost = true;
    return error;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(isLost).toBe(false);
  socket.end();
  expect(await lost).toBeInstanceOf(LineLost);
  await connection.ended;
  server.close();
});
