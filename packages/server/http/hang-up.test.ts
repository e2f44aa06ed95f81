import { connect } from 'node:net';
import { expect, inject, test } from 'vitest';
import { newSecret } from '../keys.ts';
import { startService } from '../testing/service.ts';

/** Requests something and disconnects before there can be an answer. */
const hangUp = (port: number, path: string): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${newSecret()}\r\n\r\n`, () => socket.destroy());
    });
    socket.once('close', () => resolve());
  });

// If the table has to be fetched from elsewhere first, opening a stream takes long enough to disconnect.
test.skipIf(inject('databaseUrl') === undefined)('a stream whose client is gone before it opens isn’t kept', async () => {
  const { address, nobody, newcomer, service } = await startService({ store: 'postgres' });
  const host = await newcomer();
  const { match } = await host.create({ game: 'carts', seats: [{ kind: 'me' }, { kind: 'open' }], listed: true });
  const port = Number(new URL(address).port);
  await Promise.all(Array.from({ length: 100 }, () => hangUp(port, `/api/matches/${match}/stream`)));
  // A stream requested now opens after all the others were dropped.
  const stream = await nobody.stream(`/api/matches/${match}/stream`);
  await stream.until(({ type }) => type === 'table');
  await stream.close();
  const open = async (): Promise<number> => {
    const text = await service.metrics();
    return [...text.matchAll(/^swordtable_streams_open\{.*\} (\d+)$/gm)].reduce((sum, [, count]) => sum + Number(count), 0);
  };
  await expect.poll(open).toBe(0);
});

// Who a client is, is asked after its key was read, which takes a while there.
test.skipIf(inject('databaseUrl') === undefined)('a client that is gone before its request is handled isn’t a failure', async () => {
  const { address, nobody, log } = await startService({ store: 'postgres' });
  const port = Number(new URL(address).port);
  await Promise.all(Array.from({ length: 100 }, () => hangUp(port, '/api/me')));
  // Requests are handled in turn, so this one comes after the others.
  expect(await nobody.get('/api/games', { authorization: `Bearer ${newSecret()}` })).toMatchObject({ status: 200 });
  expect(log).toEqual([]);
});
