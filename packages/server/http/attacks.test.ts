import { readFileSync } from 'node:fs';
import { playGame, random } from '@swordtable/bots';
import { GAMES } from '@swordtable/games';
import { beforeAll, describe, expect, test } from 'vitest';
import { programRoutes } from '../api/program-routes.ts';
import { routes } from '../api/routes.ts';
import { type Client, pathOf, startService, type TestService } from '../testing/service.ts';

// Attacks that once worked. Each must fail.

let s: TestService;
let me: Client;
/** A long finished match. */
let long: string;
let lines: number;

beforeAll(async () => {
  s = await startService({ games: GAMES, env: { TRUST_PROXY: '1' } });
  me = await s.newcomer();
  const game = GAMES.find(({ id }) => id === 'contracts');
  if (game === undefined) throw new Error('There is no such game.');
  const played = playGame(game, { seats: 2, options: {}, seed: 'a long match' }, [random, random]);
  if (!played.ok) throw new Error(played.refusal.sentence);
  const { match } = await me.call(programRoutes.importRecord, { body: { ...played.value.record } });
  long = match;
  lines = played.value.record.answers.length;
});

const from = (client: string) => ({ 'x-forwarded-for': client });

describe('one client keeps the process busy with long replays', () => {
  test.each([
    ['the steps of a match', () => `${pathOf(long)}/steps`],
    ['what a stream has missed', () => `${pathOf(long)}/table?after=0`],
    ['an explanation', () => `${pathOf(long)}/why?question=${encodeURIComponent('{"event":3}')}`],
  ])('with %s: it is refused for a while, and others are not', async (_, path) => {
    const attacker = from(`192.0.2.${path().length}`);
    const statuses = new Set<number>();
    for (let count = 0; count < 500 && !statuses.has(429); count++) statuses.add((await s.nobody.get(path(), attacker)).status);
    const refused = await s.nobody.get(path(), attacker);
    expect([refused.status, refused.body.code]).toEqual([429, 'too-many-requests']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await s.nobody.get(path(), from('198.51.100.1'))).status).not.toBe(429);
    // It can still do what costs little.
    expect((await s.nobody.get(`${pathOf(long)}/steps?after=${lines + 1}`, attacker)).body).toEqual({ steps: [] });
    expect((await s.nobody.get(pathOf(long), attacker)).status).toBe(200);
  });
});

describe('a client gets more than it should', () => {
  test('matches: rematches count like new matches', async () => {
    const few = await startService({ env: { MATCHES_PER_HOUR: '3' } });
    const host = await few.newcomer();
    let { match } = await host.create({ game: 'carts', options: { rounds: 1 }, seats: [{ kind: 'me' }, { kind: 'open' }] });
    const replies: number[] = [];
    for (let count = 0; count < 4; count++) {
      await host.take(match, 0);
      await host.take(match, 1);
      await host.post(`${pathOf(match, 0)}/resign`);
      const reply = await host.post(`${pathOf(match)}/rematch`);
      replies.push(reply.status);
      match = String(reply.body['match'] ?? match);
    }
    expect(replies).toEqual([200, 200, 429, 429]);
  });

  test('work: an answer that no game could ask for isn’t even read', async () => {
    const { match } = await me.create({ game: 'olympus', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const huge = JSON.stringify({ seq: 0, action: Object.fromEntries(Array.from({ length: 3_000 }, (_, index) => [`a${index}`, index])) });
    for (const client of [me, await s.newcomer(), s.nobody])
      expect((await client.post(`${pathOf(match, 0)}/actions`, huge)).body.code).toBe('too-large');
  });

  test('a secret: of a finished private match, strangers learn no deal', async () => {
    const { match, invites } = await me.create({ game: 'olympus', seats: [{ kind: 'me' }, { kind: 'person' }] });
    const guest = await s.newcomer();
    await guest.take(match, 1, { invite: invites[0]?.secret });
    await guest.post(`${pathOf(match, 1)}/resign`);
    const opened = expect.objectContaining({ secret: expect.any(String) });
    expect((await me.call(routes.match, { params: { match } })).deal.opened).toEqual(opened);
    for (const client of [s.nobody, await s.newcomer()]) {
      const { deal } = await client.call(routes.match, { params: { match } });
      expect(deal).toEqual({ commitment: expect.any(String) });
    }
  });

  test('another’s seat: the one who asks for a rematch can’t give it away', async () => {
    const { match, invites } = await me.create({ game: 'olympus', seats: [{ kind: 'me' }, { kind: 'person' }] });
    const guest = await s.newcomer();
    await guest.take(match, 1, { invite: invites[0]?.secret });
    await guest.post(`${pathOf(match, 1)}/resign`);
    const { match: next } = await me.call(routes.rematch, { params: { match } });
    expect((await me.post(`${pathOf(next, 0)}/invite`)).body.code).toBe('seat-reserved');
    expect((await guest.take(next, 0)).status).toBe(200);
  });

  test('the seat itself: a second device can’t sign the first one out', async () => {
    const { match } = await me.create({ game: 'olympus', seats: [{ kind: 'me' }, { kind: 'bot' }] });
    const { secret } = await me.call(routes.invite, { params: { match, seat: 0 } });
    const second = await s.newcomer();
    await second.take(match, 0, { invite: secret });
    expect((await second.post(`${pathOf(match, 0)}/revoke`)).body.code).toBe('not-owner');
    expect((await me.post(`${pathOf(match, 0)}/revoke`)).status).toBe(200);
    expect((await second.get(pathOf(match, 0))).body.code).toBe('not-your-seat');
  });

  test('a different answer under the same id', async () => {
    const { match } = await me.create({ game: 'olympus', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const guest = await s.newcomer();
    await guest.take(match, 1);
    const { asked } = await me.table(match, 0);
    const [seat, client] = asked[0]?.seat === 0 ? [0, me] : [1, guest];
    const { decision } = await client.table(match, seat);
    if (decision === null) throw new Error('Someone has to answer.');
    const { seq, options } = decision;
    expect((await client.act(match, seat, seq, options[0], 'one')).body).toMatchObject({ again: false });
    expect((await client.act(match, seat, seq, options[0], 'one')).body).toMatchObject({ again: true });
    expect((await client.act(match, seat, seq, options[1], 'one')).body.code).toBe('id-reused');
  });

  test('a name that isn’t what it looks like', async () => {
    for (const name of ['Hard bot', 'An\u200Bna', '\u0410nna']) {
      const body = { game: 'olympus', seats: [{ kind: 'me', name }, { kind: 'open' }] };
      expect((await me.post('/api/matches', body)).body).toMatchObject({
        code: 'malformed',
        sentence: expect.stringContaining('mistaken'),
      });
    }
  });

  test('an older browser’s key instead of the one with the prefix', async () => {
    const secure = await startService({ env: { PUBLIC_URL: 'https://play.example.org' } });
    const made = await secure.nobody.post('/api/matches', { game: 'carts', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const [cookie = ''] = made.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-swordtable=[\w-]{32};.*Path=\/;.*Secure/i);
    expect(cookie).not.toMatch(/Domain/i);
    const own = cookie.split(';')[0] ?? '';
    const planted = `swordtable=${(await secure.newcomer()).key}`;
    const seat = pathOf(String(made.body['match']), 0);
    expect((await secure.nobody.get(seat, { cookie: `${planted}; ${own}` })).status).toBe(200);
    // A password for a proxy says nothing about who plays.
    expect((await secure.nobody.get(seat, { cookie: own, authorization: 'Basic bWU6c2VjcmV0' })).status).toBe(200);
  });
});

describe('small things that programs trip over', () => {
  test('answers with secrets aren’t cached', async () => {
    expect((await s.nobody.post('/api/keys')).headers.get('cache-control')).toBe('no-store');
    expect((await me.post('/api/matches', { game: 'olympus' })).headers.get('cache-control')).toBe('no-store');
  });

  test('a HEAD request for a stream is answered', async () => {
    const { match } = await me.create({ game: 'olympus', listed: true });
    const reply = await s.nobody.ask('HEAD', `${pathOf(match)}/stream`, undefined, { accept: 'text/event-stream' });
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
  });

  test('a body whose parts all have defaults can be left out', async () => {
    const { match } = await me.create({ game: 'olympus', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const guest = await s.newcomer();
    expect((await guest.ask('POST', `${pathOf(match, 1)}/take`)).status).toBe(200);
  });

  test('a match created twice says how to get new links', async () => {
    const body = { game: 'olympus', id: 'once', seats: [{ kind: 'me' }, { kind: 'person' }] };
    expect((await me.post('/api/matches', body)).body).not.toHaveProperty('recover');
    const again = await me.post('/api/matches', body);
    const [, path = ''] = /POST (\S+invite)/.exec(String(again.body['recover'])) ?? [];
    expect((await me.post(path.replace('SEAT', '1'))).body).toMatchObject({ link: expect.stringContaining('#') });
  });

  test('OpenAPI says how to send a key', async () => {
    const { body } = await s.nobody.get('/api/openapi.json');
    expect(body).toMatchObject({ components: { securitySchemes: { key: { scheme: 'bearer' }, cookie: { in: 'cookie' } } } });
  });

  test('the standing orders in the docs can be given as printed', async () => {
    const guide = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8');
    const [, orders = ''] = /\/seats\/1\/orders" -d '(\{[\s\S]*?\})'/.exec(guide) ?? [];
    const { match } = await me.create({ game: 'contracts', seats: [{ kind: 'bot' }, { kind: 'me' }] });
    const reply = await me.ask('PUT', `${pathOf(match, 1)}/orders`, JSON.parse(orders));
    expect(reply.body).toMatchObject({ mark: 1, orders: [{ now: expect.any(Array) }] });
  });
});
