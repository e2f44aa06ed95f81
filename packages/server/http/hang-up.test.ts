import { connect } from 'node:net';
import { expect, inject, test } from 'vitest';
import { startService } from '../testing/service.ts';

/** Requests a stream and disconnects before it can open. */
const hangUp = (port: number, path: string): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`, () => socket.destroy());
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
