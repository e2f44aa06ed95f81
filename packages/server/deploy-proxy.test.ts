import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hasCaddy, type PrivateCaddy, startCaddy } from '../../scripts/services/caddy.mjs';

interface Upstream {
  readonly server: Server;
  readonly address: string;
  isReady: boolean;
}

/** Says its name to everyone who asks, also to those who want a socket. */
const openUpstream = async (name: string): Promise<Upstream> => {
  const server = createServer(({ url }, response) => {
    response.writeHead(url === '/readyz' && !upstream.isReady ? 503 : 200).end(name);
  });
  server.on('upgrade', (_, socket) => socket.end(`HTTP/1.1 403 Forbidden\r\ncontent-length: ${name.length}\r\n\r\n${name}`));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const upstream: Upstream = { server, address: `127.0.0.1:${(server.address() as AddressInfo).port}`, isReady: true };
  return upstream;
};

const read = async (response: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const part of response) text += String(part);
  return text;
};

const numbers = Array.from({ length: 20 }, (_, index) => `match-${index}`);

describe.skipIf(!hasCaddy())('the example of a proxy', () => {
  let upstreams: readonly [Upstream, Upstream];
  let caddy: PrivateCaddy;
  beforeEach(async () => {
    upstreams = [await openUpstream('one'), await openUpstream('two')];
    caddy = await startCaddy(
      new URL('../../deploy/Caddyfile', import.meta.url),
      upstreams.map(({ address }) => address),
    );
  });
  afterEach(async () => {
    await caddy.stop();
    for (const { server } of upstreams) {
      server.close();
      server.closeAllConnections();
    }
  });

  const ask = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<string> => {
    const request = get(`${caddy.url}${path}`, { headers });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return `${response.statusCode} ${await read(response)}`;
  };

  const SOCKET = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'x3JJHMbDL1EzLkh9GBhXDw==',
  };

  test('sends all who are at a match to the same process, and half of the matches to each', async () => {
    const found = new Set<string>();
    for (const match of numbers) {
      const path = `/api/matches/${match}`;
      const answers = [await ask(path), await ask(`${path}/seats/0/stream?after=7`), await ask(`${path}/seats/1/actions`)];
      expect(new Set(answers).size).toBe(1);
      expect((await ask(`/api/socket?match=${match}`, SOCKET)).slice(4)).toBe(answers[0]?.slice(4));
      for (const answer of answers) found.add(answer);
    }
    expect([...found].toSorted()).toEqual(['200 one', '200 two']);
    expect(await ask('/api/matches')).toMatch(/^200 (?:one|two)$/);
  });

  test('keeps to itself what is for operators', async () => {
    for (const path of ['/readyz', '/healthz', '/api/operator/matches']) expect(await ask(path)).toBe('404 ');
  });

  test('passes over a process that isn’t ready', async () => {
    upstreams[0].isReady = false;
    const answers = (): Promise<readonly string[]> => Promise.all(numbers.map((match) => ask(`/api/matches/${match}`)));
    await expect.poll(answers, { timeout: 60_000, interval: 200 }).toEqual(numbers.map(() => '200 two'));
    upstreams[0].isReady = true;
    await expect.poll(answers, { timeout: 60_000, interval: 200 }).toContain('200 one');
  });

  test('takes the other process if one is gone', async () => {
    upstreams[1].server.close();
    upstreams[1].server.closeAllConnections();
    for (const match of numbers) expect(await ask(`/api/matches/${match}`)).toBe('200 one');
  });
});
