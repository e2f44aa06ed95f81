import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { companyOf, playOn } from '../testing/company.ts';
import { pathOf, startService } from '../testing/service.ts';

/** Sends a part of a request; the response comes when the rest is sent. */
const half = async (address: string, text: string) => {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await new Promise<void>((resolve) => socket.write(text, () => resolve()));
  // The server has read it once it has answered a later request.
  await fetch(`${address}/healthz`);
  return {
    finish: async (rest: string): Promise<string> => {
      socket.write(rest);
      await closed;
      return answer;
    },
  };
};

describe.concurrent('limits', () => {
  test('of requests: refused with the time to wait, client by client', async () => {
    const s = await startService({ env: { REQUESTS_PER_MINUTE: '20', TRUST_PROXY: '1' } });
    const ask = (client: string) => s.nobody.get('/api/games', { 'x-forwarded-for': client });
    const replies = await Promise.all(Array.from({ length: 25 }, () => ask('192.0.2.1')));
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused.length).toBe(5);
    for (const { body, headers } of refused) {
      expect(body).toMatchObject({ code: 'too-many-requests', sentence: expect.stringMatching(/\.$/) });
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await ask('192.0.2.2')).status).toBe(200);
    // One household is one client, even with many addresses.
    await Promise.all(Array.from({ length: 20 }, (_, index) => ask(`2001:db8:1:2::${index}`)));
    expect((await ask('2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await ask('2001:db8:1:3::1')).status).toBe(200);
    // However the address is abbreviated.
    await Promise.all(Array.from({ length: 20 }, (_, index) => ask(`2001:db8::${index + 1}:0:0:1`)));
    expect((await ask('2001:db8::ffff:1:2:3')).status).toBe(429);
    // Monitoring is always answered.
    for (const path of ['/healthz', '/readyz']) expect((await s.nobody.get(path, { 'x-forwarded-for': '192.0.2.1' })).status).toBe(200);
  });

  test('never reject a legal move', async () => {
    const s = await startService({ env: { REQUESTS_PER_MINUTE: '10' } });
    const company = await companyOf(s, 2, { options: { rounds: 6 } });
    const streams = await Promise.all(company.players.map((player, seat) => player.stream(`${pathOf(company.match, seat)}/stream`)));
    expect((await s.nobody.get('/api/games')).status).toBe(200);
    for (let count = 0; ; count++) {
      const [last] = await Promise.all(streams.map((stream) => stream.until(() => stream.messages.length > count)));
      if (streams[0]?.messages[count]?.match?.status === 'over' || last === undefined) break;
      const seat = streams[0]?.messages[count]?.asked[0]?.seat ?? -1;
      const decision = streams[seat]?.messages[count]?.decision;
      expect((await company.player(seat).act(company.match, seat, decision?.seq ?? -1, decision?.options[0])).status).toBe(200);
    }
    expect(streams[0]?.messages.length).toBeGreaterThan(20);
    while ((await s.nobody.get('/api/games')).status === 200);
    expect((await s.nobody.get('/api/games')).body.code).toBe('too-many-requests');
  });

  test('reject clients that keep sending refused moves', async () => {
    const s = await startService();
    const company = await companyOf(s, 2);
    const { decision } = await company.host.table(company.match, 0);
    const tries = await Promise.all(
      Array.from({ length: 125 }, () => company.host.act(company.match, 0, decision?.seq ?? -1, { take: 99 })),
    );
    const away = tries.filter(({ status }) => status === 429);
    expect(away.length).toBe(5);
    expect(Number(away[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await company.host.act(company.match, 0, decision?.seq ?? -1, decision?.options[0])).status).toBe(200);
  });

  test('of matches in an hour', async () => {
    const s = await startService({ env: { MATCHES_PER_HOUR: '3' } });
    const me = await s.newcomer();
    const made = await Promise.all(Array.from({ length: 5 }, () => me.post('/api/matches', { game: 'carts' })));
    expect(made.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 429, 429]);
    expect((await me.get('/api/mine')).body['matches']).toHaveLength(3);
  });
});

describe.concurrent('headers', () => {
  test('only our own files run, nothing is framed, nothing is guessed', async () => {
    const s = await startService();
    const company = await companyOf(s, 2, { listed: true });
    const stream = await s.nobody.stream(`${pathOf(company.match)}/stream`);
    for (const headers of [(await s.nobody.get('/api/games')).headers, (await s.nobody.get('/nowhere')).headers, stream.headers]) {
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe|\*|https?:/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('strict-transport-security')).toBe(null);
      expect(headers.get('x-powered-by')).toBe(null);
      expect(headers.get('access-control-allow-origin')).toBe(null);
    }
    await stream.close();
  });

  test('the cookie is for this site alone and out of reach of scripts, and with https it is never sent in the clear', async () => {
    const plain = await startService();
    const [cookie = ''] = (await plain.nobody.post('/api/matches', { game: 'carts' })).headers.getSetCookie();
    expect(cookie).toMatch(/^swordtable=[\w-]{32};.*HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Strict/i);
    expect(cookie).not.toMatch(/Secure/i);
    const secure = await startService({ env: { PUBLIC_URL: 'https://play.example.org' } });
    const made = await secure.nobody.post('/api/matches', { game: 'carts', seats: [{ kind: 'me' }, { kind: 'person' }] });
    expect(made.headers.getSetCookie()[0]).toMatch(/Secure/i);
    expect(made.headers.get('strict-transport-security')).toMatch(/max-age=\d+/);
    expect(made.text).toContain('https://play.example.org/match/');
    // A program brings its own key and gets no cookie.
    expect((await (await plain.newcomer()).post('/api/matches', { game: 'carts' })).headers.getSetCookie()).toEqual([]);
  });
});

describe.concurrent('running the server', () => {
  test('health, readiness, and metrics', async () => {
    const s = await startService({ env: { METRICS_PORT: '0' } });
    expect((await s.nobody.get('/healthz')).body).toEqual({ alive: true });
    expect((await s.nobody.get('/readyz')).body).toEqual({ ready: true });
    await playOn(await companyOf(s, 2, { options: { rounds: 1 } }));
    await s.nobody.get(pathOf('aaaaaaaaaaaaaa'));
    // Only at their own address, and nothing else is there.
    expect((await s.nobody.get('/metrics')).status).toBe(404);
    const reply = await fetch(s.service.metricsAddress ?? '');
    expect(reply.headers.get('content-type')).toMatch(/^text\/plain/);
    expect((await fetch(new URL('/api/games', s.service.metricsAddress))).status).toBe(404);
    const text = await reply.text();
    expect(text).toMatch(/^swordtable_moves_acknowledged_total 4$/m);
    expect(text).toMatch(/^swordtable_matches_total\{change="created"\} 1$/m);
    expect(text).toMatch(/^swordtable_matches_total\{change="ended"\} 1$/m);
    expect(text).toMatch(/^swordtable_refusals_total\{code="unknown-match"\} 1$/m);
    expect(text).toMatch(/^swordtable_tables_in_memory 1$/m);
  });

  test('operators can end any match, and no one else can', async () => {
    const key = 'an-operator-key-of-more-than-thirty-two';
    const s = await startService({ env: { OPERATOR_KEY: key } });
    const { match, host } = await companyOf(s, 2);
    const path = `/api/operator/matches/${match}/end`;
    for (const client of [s.nobody, host, s.as(`${key}-guessed`)])
      expect((await client.post(path, {})).body).toMatchObject({ code: 'not-operator' });
    expect((await host.table(match, 0)).match.status).toBe('running');
    const stream = await host.stream(`${pathOf(match, 0)}/stream`);
    expect((await s.as(key).post(path, {})).body).toMatchObject({ again: false });
    const told = await stream.until((message) => message.match?.status === 'over');
    expect(told.match?.ended?.why).toBe('abandoned');
    expect((await s.as(key).post(path, {})).body).toMatchObject({ again: true });
    expect((await s.as(key).post('/api/operator/matches/aaaaaaaaaaaaaa/end', {})).body.code).toBe('unknown-match');
    await stream.close();
    // Without a key in the settings, no key will do.
    const other = await startService();
    const { match: theirs } = await companyOf(other, 2);
    expect((await other.as(key).post(`/api/operator/matches/${theirs}/end`, {})).body.code).toBe('not-operator');
  });

  test('an unavailable store: alive and not ready', async () => {
    const s = await startService();
    await s.service.storage.close();
    expect((await s.nobody.get('/healthz')).status).toBe(200);
    const { status, body } = await s.nobody.get('/readyz');
    expect([status, body.code]).toEqual([503, 'storage-away']);
    expect((await s.nobody.post('/api/matches', { game: 'carts' })).body.code).toBe('storage-away');
  });

  test('told to stop, it finishes pending requests, closes streams, and accepts nothing new', async () => {
    const s = await startService();
    const company = await companyOf(s, 2);
    const stream = await company.host.stream(`${pathOf(company.match, 0)}/stream`);
    await stream.until(() => true);
    const { decision } = await company.host.table(company.match, 0);
    const body = JSON.stringify({ seq: decision?.seq, action: decision?.options[0] });
    const head = `host: x\r\nauthorization: Bearer ${company.host.key}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}`;
    // Half of a move and half of another request have arrived when the process is told to stop.
    const move = await half(s.address, `POST ${pathOf(company.match, 0)}/actions HTTP/1.1\r\n${head}\r\n\r\n${body.slice(0, 5)}`);
    const ready = await half(s.address, 'GET /readyz HTTP/1.1\r\n');
    const stopped = s.stop();
    await stream.ended;
    expect(await ready.finish('host: x\r\n\r\n')).toMatch(/^HTTP\/1\.1 503 [\s\S]*"code":"shutting-down"/);
    expect(await move.finish(body.slice(5))).toMatch(/^HTTP\/1\.1 200 [\s\S]*"again":false/);
    await stopped;
    await expect(s.nobody.get('/healthz')).rejects.toThrow();
    const again = await startService({ env: { DATA: s.config.data } });
    expect((await again.as(company.host.key ?? '').table(company.match, 0)).seq).toBe((decision?.seq ?? 0) + 1);
  });
});
