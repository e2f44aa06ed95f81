import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import WebSocket, { WebSocketServer } from 'ws';
import { openSockets } from './sockets.ts';

test('a connection whose other end is gone is dropped, and one that answers stays', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  // Only the pulse is ours to beat; the connections are real and take their time.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const sockets = openSockets(1_000);
  let answered = (): void => {};
  server.on('connection', (socket) => {
    sockets.add(socket, { settled: async () => {} });
    socket.on('pong', () => answered());
  });
  const connect = (autoPong: boolean): WebSocket => new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`, { autoPong });
  const [alive, gone] = [connect(true), connect(false)];
  await Promise.all([once(alive, 'open'), once(gone, 'open')]);
  const pong = new Promise<void>((resolve) => {
    answered = resolve;
  });
  vi.advanceTimersByTime(1_000);
  await pong;
  const closed = once(gone, 'close');
  vi.advanceTimersByTime(1_000);
  // Nothing was said: it was cut.
  expect((await closed)[0]).toBe(1006);
  expect(alive.readyState).toBe(WebSocket.OPEN);
  vi.useRealTimers();
  await sockets.close(0);
  expect((await once(alive, 'close'))[0]).toBe(1001);
  server.close();
});
