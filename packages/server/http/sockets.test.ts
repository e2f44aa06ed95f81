import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import WebSocket, { WebSocketServer } from 'ws';
import { openSockets } from './sockets.ts';

test('a connection whose other end is gone is dropped, and one that answers stays', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const sockets = openSockets(20);
  server.on('connection', (socket) => sockets.add(socket, { settled: async () => {} }));
  const connect = (autoPong: boolean): WebSocket => new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`, { autoPong });
  const [alive, gone] = [connect(true), connect(false)];
  let pings = 0;
  alive.on('ping', () => {
    pings += 1;
  });
  // Nothing was said: it was cut.
  expect((await once(gone, 'close'))[0]).toBe(1006);
  expect(pings).toBeGreaterThan(0);
  expect(alive.readyState).toBe(WebSocket.OPEN);
  await sockets.close(0);
  expect((await once(alive, 'close'))[0]).toBe(1001);
  server.close();
});
