import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { startService } from '@swordtable/server/testing/service';
import { expect, test } from 'vitest';
import { fetchedEvents } from '../testing/events.ts';
import { sure, until } from '../testing/local.ts';
import { nodeSocket } from '../testing/node-socket.ts';
import { serviceAt } from './api.ts';
import type { Reach } from './http.ts';
import { openRemote } from './remote.ts';
import { addressOfSocket, overSocket, type SocketWishes } from './socket.ts';
import { type Follower, overStreams, type Transport } from './transport.ts';

/** A proxy before the service, and what it does to a socket: refuses it, or accepts it and lets nothing through. */
const proxyTo = async (address: string, what: 'refuses' | 'swallows'): Promise<{ base: string; sockets: () => number }> => {
  const port = Number(new URL(address).port);
  let sockets = 0;
  const server = createServer((client) => {
    const service = connect(port, '127.0.0.1');
    for (const each of [client, service]) each.on('error', () => each.destroy());
    client.on('close', () => service.destroy());
    service.on('close', () => client.destroy());
    client.once('data', (first) => {
      const isSocket = /^upgrade: websocket/im.test(first.toString());
      if (isSocket) sockets += 1;
      if (isSocket && what === 'refuses') {
        client.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n');
        return;
      }
      service.write(first);
      client.pipe(service);
      // The handshake of a socket passes, and after that nothing.
      if (isSocket) service.once('data', (answer) => client.write(answer));
      else service.pipe(client);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  return { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, sockets: () => sockets };
};

test.each(['refuses', 'swallows'] as const)(
  'where a proxy %s sockets, the table is followed by a stream, and no one notices',
  async (what) => {
    const service = await startService();
    const { key = '' } = await service.newcomer();
    const { base, sockets } = await proxyTo(service.address, what);
    const reach: Reach = { base, headers: { authorization: `Bearer ${key}` } };
    const { match } = sure(await serviceAt(reach).create({ game: 'carts', seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] }));
    const streams = overStreams(reach, fetchedEvents(reach.headers ?? {}));
    let streamed = 0;
    const otherwise: Transport = {
      ...streams,
      follow: (follower) => {
        streamed += 1;
        return streams.follow(follower);
      },
    };
    const transport = overSocket({ connect: nodeSocket(reach), otherwise, patience: 300 });
    const table = sure(await openRemote({ reach, transport, match, seat: 0 }));
    const seen: string[] = [];
    table.subscribe(() => seen.push(table.state().connection));
    const before = table.state().seq;
    sure(await table.act(table.state().decision?.options[0]));
    await until(table, ({ seq }) => seq > before);
    expect([sockets(), streamed]).toEqual([1, 1]);
    expect(seen).not.toContain('lost');
    // It isn't tried again for the next table.
    sure(await openRemote({ reach, transport, match, seat: 0 })).close();
    expect(sockets()).toBe(1);
    table.close();
  },
);

test('a table that is left before anything has come is no reason to give up sockets', () => {
  const opened: string[] = [];
  const connect: SocketWishes['connect'] = (_, match) => {
    opened.push(match);
    return { send: () => {}, close: () => {} };
  };
  const otherwise: Transport = {
    follow: () => {
      opened.push('stream');
      return () => {};
    },
    act: async () => undefined,
  };
  const { follow } = overSocket({ connect, otherwise });
  const followerOf = (match: string): Follower => ({ place: { match, seat: 0 }, after: 0, onMessage: () => {}, onLost: () => {} });
  follow(followerOf('one'))();
  follow(followerOf('two'))();
  // Each socket is opened for the match that comes first.
  expect(opened).toEqual(['one', 'two']);
});

test('the address of a socket names a match, for proxies', () => {
  expect(addressOfSocket('https://table.example', 'ab&c')).toBe('wss://table.example/api/socket?match=ab%26c');
});
