import { bids } from '@swordtable/kernel/toys/bids';
import { expect, test } from 'vitest';
import { send } from './client.ts';
import { openTestServer } from './test-server.ts';

test('a request on a connection that the server has just closed is sent again', async () => {
  const server = await openTestServer({ game: bids, rules: bids, worldOf: (state) => state }, { now: Date.now() });
  const request = { method: 'GET', path: '/api/version', from: '10.0.0.1' } as const;
  const first = await send(server, request);
  server.service.app.server.closeIdleConnections();
  expect((await send(server, request)).split('\n')[0]).toBe(first.split('\n')[0]);
  await server.close();
});
