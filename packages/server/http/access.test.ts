import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { accessRoutes } from '../api/access-routes.ts';
import { routes } from '../api/routes.ts';
import { newAuthenticator } from '../testing/authenticator.ts';
import { companyOf } from '../testing/company.ts';
import { openSocket } from '../testing/open-socket.ts';
import { type Client, pathOf, startService, type TestService } from '../testing/service.ts';
import { openConnections } from './connections.ts';

const MINUTE = 60_000;
const ABANDONED = `${'abandon '.repeat(11)}about`;

const named = async (client: Client, name: string) =>
  client.call(routes.saveProfile, { body: { name, emblem: { picture: 'owl', color: 'teal' } } });
const phraseFor = async (client: Client): Promise<string> => (await client.call(accessRoutes.createPhrase, {})).phrase;
const enter = (client: Client, phrase: string) => client.post('/api/sign-in/phrase', { phrase });
const meOf = async (client: Client) => (await client.call(routes.me, {})).me;

const playerAt = async (service: TestService, name: string): Promise<Client> => {
  const client = await service.newcomer();
  await named(client, name);
  return client;
};

/** Another device of the same player. */
const another = async (service: TestService, client: Client): Promise<Client> => {
  const device = await service.newcomer();
  await device.sure(enter(device, await phraseFor(client)));
  return device;
};

const thisDevice = async (client: Client): Promise<string> => {
  const { devices } = await client.call(accessRoutes.access, {});
  return devices.find(({ isThis }) => isThis)?.device ?? '';
};

describe('a recovery phrase', () => {
  test('brings a player and their seats to another device, and isn’t stored', async () => {
    const s = await startService();
    const company = await companyOf(s, 2);
    const [ann, phone] = [company.host, await s.newcomer()];
    const card = await named(ann, 'Ann');
    const phrase = await phraseFor(ann);
    expect(phrase.split(' ')).toHaveLength(12);
    expect((await phone.get(pathOf(company.match, 0))).body.code).toBe('not-your-seat');
    expect(await phone.sure(enter(phone, `  ${phrase.toUpperCase().replaceAll(' ', '\n ')} `))).toEqual(card);
    expect(await meOf(phone)).toEqual(card);
    expect((await phone.table(company.match, 0)).type).toBe('table');
    for (const file of ['swordtable.db', 'swordtable.db-wal']) {
      const bytes = readFileSync(join(s.config.data, file));
      expect(bytes.includes(phrase)).toBe(false);
    }
  });

  test('must be right, known, and the newest; a device that has a player keeps them', async () => {
    const s = await startService();
    const [ann, bob, guest] = [await playerAt(s, 'Ann'), await playerAt(s, 'Bob'), await s.newcomer()];
    expect((await guest.post('/api/me/phrase')).body.code).toBe('not-a-player');
    const first = await phraseFor(ann);
    const second = await phraseFor(ann);
    const codes = [];
    for (const phrase of ['', 'one two three', second.split(' ').slice(1).join(' '), ABANDONED, first])
      codes.push((await enter(guest, phrase)).body.code);
    expect(codes).toEqual(['bad-phrase', 'bad-phrase', 'bad-phrase', 'unknown-phrase', 'unknown-phrase']);
    expect((await enter(bob, second)).body.code).toBe('signed-in');
    expect((await enter(s.as('x'.repeat(32)), second)).body.code).toBe('unknown-key');
    expect((await enter(guest, second)).status).toBe(200);
  });

  test('gives a browser a new key, so that no one knows it who planted the old one', async () => {
    const s = await startService();
    const phrase = await phraseFor(await playerAt(s, 'Ann'));
    const planted = (await s.newcomer()).key ?? '';
    const reply = await s.nobody.post('/api/sign-in/phrase', { phrase }, { cookie: `swordtable=${planted}` });
    const [cookie = ''] = reply.headers.getSetCookie();
    const [, key = ''] = /^swordtable=([^;]+)/.exec(cookie) ?? [];
    expect(key).not.toBe(planted);
    expect(await meOf(s.as(key))).toMatchObject({ name: 'Ann' });
    expect(await meOf(s.as(planted))).toBeNull();
  });

  test('lets many devices in at the same time, up to a limit', async () => {
    const s = await startService();
    const ann = await playerAt(s, 'Ann');
    const phrase = await phraseFor(ann);
    const crowd = await Promise.all(Array.from({ length: 4 }, () => s.newcomer()));
    expect((await Promise.all(crowd.map((one) => enter(one, phrase)))).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (let more = 0; more < 15; more++) await enter(await s.newcomer(), phrase);
    expect((await enter(await s.newcomer(), phrase)).body.code).toBe('devices-full');
    expect((await ann.call(accessRoutes.access, {})).devices).toHaveLength(20);
  });
});

describe('a device that is signed out', () => {
  test('loses its streams and sockets, and its key opens nothing any more; the others play on', async () => {
    const s = await startService();
    const company = await companyOf(s, 2);
    await named(company.host, 'Ann');
    const phone = await another(s, company.host);
    const stream = await phone.stream(`${pathOf(company.match, 0)}/stream`);
    await stream.until(({ type }) => type === 'table');
    const socket = await openSocket(phone);
    await company.host.call(accessRoutes.signOut, { params: { device: await thisDevice(phone) } });
    await stream.ended;
    await socket.closed;
    expect(await meOf(phone)).toBeNull();
    expect((await phone.get(pathOf(company.match, 0))).body.code).toBe('no-key');
    expect((await phone.post('/api/matches', { game: 'carts' })).body.code).toBe('unknown-key');
    expect((await enter(phone, await phraseFor(company.host))).body.code).toBe('unknown-key');
    expect((await company.host.table(company.match, 0)).type).toBe('table');
  });

  test('may be the first one: the seats belong to the player', async () => {
    const s = await startService();
    const company = await companyOf(s, 2);
    await named(company.host, 'Ann');
    const phone = await another(s, company.host);
    await phone.call(accessRoutes.signOut, { params: { device: await thisDevice(company.host) } });
    expect((await company.host.get(pathOf(company.match, 0))).body.code).toBe('no-key');
    expect((await phone.table(company.match, 0)).type).toBe('table');
  });

  test('may not be the last way in, nor someone else’s', async () => {
    const s = await startService();
    const [ann, bob] = [await playerAt(s, 'Ann'), await playerAt(s, 'Bob')];
    const signOut = (client: Client, device: string) => client.ask('DELETE', `/api/me/devices/${device}`);
    expect((await signOut(bob, await thisDevice(ann))).body.code).toBe('unknown-device');
    expect((await signOut(ann, await thisDevice(ann))).body.code).toBe('last-way-in');
    await phraseFor(ann);
    expect((await signOut(ann, await thisDevice(ann))).status).toBe(200);
  });

  test('is noticed by other processes within seconds', async () => {
    let ahead = 0;
    const now = () => Date.now() + ahead;
    const s = await startService({ now });
    const other = await startService({ now, env: { DATA: s.config.data } });
    const ann = await playerAt(s, 'Ann');
    const phone = await another(s, ann);
    const there = other.as(phone.key ?? '');
    expect(await meOf(there)).toMatchObject({ name: 'Ann' });
    await ann.call(accessRoutes.signOut, { params: { device: await thisDevice(phone) } });
    ahead = 6_000;
    expect(await meOf(there)).toBeNull();
  });

  test('loses connections to other processes as well, and only those', async () => {
    vi.useFakeTimers();
    const out = new Set<string>();
    const closed: string[] = [];
    const connections = openConnections(
      async (devices) => devices.filter((device) => out.has(device)),
      () => undefined,
    );
    for (const device of ['a', 'b']) connections.add({ device }, () => closed.push(device));
    const gone = connections.add({ device: 'a' }, () => closed.push('already gone'));
    gone();
    out.add('a');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(closed).toEqual(['a']);
    connections.close();
    vi.useRealTimers();
  });
});

describe('a passkey', () => {
  const added = async (client: Client, origin: string) => {
    const authenticator = newAuthenticator();
    const made = authenticator.create(await client.call(accessRoutes.beginPasskey, {}), origin);
    await client.call(accessRoutes.addPasskey, { body: made });
    return authenticator;
  };
  const begin = (s: TestService) => s.nobody.call(accessRoutes.beginSignIn, {});
  const signIn = async (s: TestService, body: object) => (await s.newcomer()).post('/api/sign-in/passkey', body);

  test('signs a player in elsewhere, once per challenge', async () => {
    const s = await startService();
    const ann = await playerAt(s, 'Ann');
    const authenticator = await added(ann, s.address);
    const answer = authenticator.get(await begin(s), s.address);
    expect((await signIn(s, answer)).body).toMatchObject({ name: 'Ann' });
    expect((await signIn(s, answer)).body.code).toBe('passkey-late');
    expect((await signIn(s, authenticator.get(await begin(s), s.address))).body).toMatchObject({ name: 'Ann' });
    expect((await ann.call(accessRoutes.access, {})).devices).toHaveLength(3);
  });

  test('must be for this site, this player, and answered in time', async () => {
    let ahead = 0;
    const s = await startService({ now: () => Date.now() + ahead });
    const [ann, bob] = [await playerAt(s, 'Ann'), await playerAt(s, 'Bob')];
    const authenticator = await added(ann, s.address);
    const elsewhere = authenticator.get(await begin(s), 'https://elsewhere.example');
    expect((await signIn(s, elsewhere)).body.code).toBe('passkey-refused');
    const other = authenticator.get({ ...(await begin(s)), site: 'elsewhere.example' }, s.address);
    expect((await signIn(s, other)).body.code).toBe('passkey-refused');
    const [right, wrong] = [authenticator.get(await begin(s), s.address), newAuthenticator().get(await begin(s), s.address)];
    expect((await signIn(s, wrong)).body.code).toBe('unknown-passkey');
    const forged = { ...right, response: { ...right.response, signature: wrong.response.signature } };
    expect((await signIn(s, forged)).body.code).toBe('passkey-refused');
    const request = await ann.call(accessRoutes.beginPasskey, {});
    const stolen = newAuthenticator().create(request, s.address);
    expect((await bob.post('/api/me/passkeys', stolen)).body.code).toBe('passkey-late');
    expect((await bob.post('/api/me/passkeys', { ...stolen, response: {} })).body.code).toBe('malformed');
    const garbage = { ...right.response, clientDataJSON: 'AAAA' };
    expect((await signIn(s, { ...right, response: garbage })).body.code).toBe('passkey-late');
    ahead = 6 * MINUTE;
    expect((await signIn(s, right)).body.code).toBe('passkey-late');
  });

  test('that is lost is removed, and opens nothing any more', async () => {
    const s = await startService();
    const [ann, bob] = [await playerAt(s, 'Ann'), await playerAt(s, 'Bob')];
    const authenticator = await added(ann, s.address);
    const [{ passkey = '' } = {}] = (await ann.call(accessRoutes.access, {})).passkeys;
    expect((await bob.ask('DELETE', `/api/me/passkeys/${passkey}`)).body.code).toBe('unknown-passkey');
    await ann.call(accessRoutes.removePasskey, { params: { passkey } });
    expect((await signIn(s, authenticator.get(await begin(s), s.address))).body.code).toBe('unknown-passkey');
  });

  test('isn’t the eleventh', async () => {
    const s = await startService();
    const ann = await playerAt(s, 'Ann');
    for (let count = 0; count < 10; count++) await added(ann, s.address);
    const eleventh = newAuthenticator().create(await ann.call(accessRoutes.beginPasskey, {}), s.address);
    expect((await ann.post('/api/me/passkeys', eleventh)).body.code).toBe('passkeys-full');
  });
});

describe('deleting everything', () => {
  test('resigns, frees the name, and voids every way in; the others keep their matches', async () => {
    const s = await startService();
    const running = await companyOf(s, 2);
    const ann = running.host;
    await named(ann, 'Ann');
    const over = await ann.create({ game: 'carts' });
    await ann.sure(ann.post(`${pathOf(over.match, 0)}/resign`));
    const waiting = await ann.create({ game: 'carts', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const phone = await another(s, ann);
    const phrase = await phraseFor(ann);
    const exported = await phone.call(accessRoutes.exportMe, {});
    expect(exported.player.name).toBe('Ann');
    expect(exported.matches.map(({ match }) => match).sort()).toEqual([running.match, waiting.match, over.match].sort());
    expect(exported.documents['device']).toHaveLength(2);
    expect(JSON.stringify(exported)).not.toContain(phrase);

    await phone.call(accessRoutes.deleteMe, {});
    for (const device of [ann, phone]) {
      expect(await meOf(device)).toBeNull();
      expect((await device.get(pathOf(running.match, 0))).body.code).toBe('may-not-watch');
    }
    expect((await s.nobody.get(pathOf(over.match))).body.code).toBe('unknown-match');
    expect((await enter(await s.newcomer(), phrase)).body.code).toBe('unknown-phrase');
    expect((await running.player(1).call(routes.match, { params: { match: running.match } })).status).toBe('over');
    expect((await s.nobody.get(pathOf(waiting.match))).body.code).toBe('unknown-match');
    expect(await named(await s.newcomer(), 'Ann')).toMatchObject({ name: 'Ann' });
    const left = await s.service.storage.documents.find({ kind: 'device', name: 'player', value: exported.player.player, most: 10 });
    expect(left).toEqual([]);
  });

  test('happens once, however often it’s asked for, and nothing is added meanwhile', async () => {
    const s = await startService();
    const ann = await playerAt(s, 'Ann');
    const phrase = await phraseFor(ann);
    const newcomers = await Promise.all(Array.from({ length: 3 }, () => s.newcomer()));
    await Promise.all([ann.ask('DELETE', '/api/me'), ann.ask('DELETE', '/api/me'), ...newcomers.map((one) => enter(one, phrase))]);
    await pause(0);
    for (const one of [ann, ...newcomers]) expect(await meOf(one)).toBeNull();
  });
});
