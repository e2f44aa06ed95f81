import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../api/routes.ts';
import { fingerprint, isSecret, newSecret, openKeys } from '../keys.ts';
import { backup, restore } from '../storage/backup.ts';
import { companyOf } from '../testing/company.ts';
import { editStore } from '../testing/edit.ts';
import { type Client, pathOf, startService, type TestService } from '../testing/service.ts';

test('a key is recognized by the server that issued it, and only whole', () => {
  const [ours, theirs] = [openKeys('our secret'), openKeys('their secret')];
  const key = ours.issue();
  expect([isSecret(key), ours.isIssued(key), theirs.isIssued(key)]).toEqual([true, true, false]);
  for (let at = 0; at < key.length; at++) {
    const changed = key.slice(0, at) + (key[at] === 'A' ? 'B' : 'A') + key.slice(at + 1);
    expect(ours.isIssued(changed)).toBe(false);
  }
  for (const other of ['', key.slice(1), `${key}A`, ours.secret(), randomBytes(24).toString('base64url')])
    expect(ours.isIssued(other)).toBe(false);
});

let s: TestService;
let host: Client;

beforeAll(async () => {
  s = await startService();
  host = await s.newcomer();
});

const OPEN = { game: 'carts', seats: [{ kind: 'me' }, { kind: 'open' }] };

/** Everything that a key can begin with. */
const beginnings = async (client: Client): Promise<readonly unknown[]> => {
  const { match, watch } = await host.create(OPEN);
  const replies = [
    await client.post('/api/matches', OPEN),
    await client.take(match, 1),
    await client.post(`${pathOf(match)}/watch`, { secret: watch?.secret }),
  ];
  return replies.map(({ status, body }) => (status < 300 ? 'done' : body.code));
};

describe('keys that this server didn’t issue', () => {
  test('begin nothing, however many are invented', async () => {
    for (const key of ['x'.repeat(32), newSecret(), openKeys('another server').issue()])
      expect(await beginnings(s.as(key))).toEqual(['unknown-key', 'unknown-key', 'unknown-key']);
    expect(await beginnings(await s.newcomer())).toEqual(['done', 'done', 'done']);
  });

  test('so a client has only as many as its requests allow', async () => {
    const strict = await startService({ env: { REQUESTS_PER_MINUTE: '5' } });
    const statuses: number[] = [];
    for (let count = 0; count < 7; count++) statuses.push((await strict.nobody.post('/api/keys')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });

  test('can’t import a record', async () => {
    const company = await companyOf(s, 2, { options: { rounds: 1 }, openAfter: true });
    await company.player(1).post(`${pathOf(company.match, 1)}/resign`);
    const record = await company.host.sure(company.host.get(`${pathOf(company.match)}/record`));
    expect((await s.as(newSecret()).post('/api/records', record)).body.code).toBe('unknown-key');
    expect((await host.post('/api/records', record)).status).toBe(201);
  });

  test('a link’s secret is no key: everyone who has seen the link would have the seat', async () => {
    const { match, invites } = await host.create({ game: 'carts', seats: [{ kind: 'me' }, { kind: 'person' }] });
    const secret = invites[0]?.secret ?? '';
    expect((await s.as(secret).take(match, 1)).body.code).toBe('unknown-key');
    expect((await s.as(secret).take(match, 1, { invite: secret })).body.code).toBe('unknown-key');
    expect((await (await s.newcomer()).take(match, 1, { invite: secret })).status).toBe(200);
  });

  test('a browser gets another key instead', async () => {
    const planted = { cookie: `swordtable=${newSecret()}` };
    const made = await s.nobody.post('/api/matches', OPEN, planted);
    expect(made.status).toBe(201);
    const [cookie = ''] = made.headers.getSetCookie();
    const own = { cookie: cookie.split(';')[0] ?? '' };
    expect(own.cookie).not.toBe(planted.cookie);
    const seat = pathOf(String(made.body['match']), 0);
    expect((await s.nobody.get(seat, planted)).body.code).toBe('not-your-seat');
    expect((await s.nobody.get(seat, own)).status).toBe(200);
    expect((await s.nobody.post('/api/matches', OPEN, own)).headers.getSetCookie()).toEqual([]);
  });
});

describe('keys from before', () => {
  test('a key that has a seat or a match keeps working, signed or not', async () => {
    const first = await startService();
    const company = await companyOf(first, 2);
    await first.stop();
    const old = [newSecret(), newSecret()] as const;
    for (const [seat, secret] of old.entries()) {
      const hashes = [fingerprint(company.player(seat).key ?? ''), fingerprint(secret)];
      editStore(first.config.data, 'update entries set entry = replace(entry, ?, ?)', ...hashes);
      editStore(first.config.data, 'update holders set holder = ? where holder = ?', ...hashes.toReversed());
    }
    const second = await startService({ env: { DATA: first.config.data } });
    for (const [seat, secret] of old.entries()) {
      const player = second.as(secret);
      expect((await player.table(company.match, seat)).type).toBe('table');
      const { match } = await player.create(OPEN);
      expect((await player.call(routes.match, { params: { match } })).yours).toEqual([0]);
    }
  });

  test('processes that share a store issue keys for each other', async () => {
    const other = await startService({ env: { DATA: s.config.data } });
    const { key = '' } = await other.newcomer();
    expect((await s.as(key).post('/api/matches', OPEN)).status).toBe(201);
  });

  test('from a backup: those with a part in a match keep working; others ask for a new one', async () => {
    const [{ match }, idle] = [await host.create(OPEN), await s.newcomer()];
    const [file, data] = [join(s.config.data, 'keys.backup'), join(s.config.data, 'restored')];
    await backup({ folder: s.config.data }, file);
    await restore(file, { folder: data });
    const restored = await startService({ env: { DATA: data } });
    expect((await restored.as(host.key ?? '').table(match, 0)).type).toBe('table');
    expect((await restored.as(host.key ?? '').post('/api/matches', OPEN)).status).toBe(201);
    expect((await restored.as(idle.key ?? '').post('/api/matches', OPEN)).body.code).toBe('unknown-key');
  });
});
