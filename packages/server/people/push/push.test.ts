import { expect, test } from 'vitest';
import { accessRoutes } from '../../api/access-routes.ts';
import { awayRoutes } from '../../api/away-routes.ts';
import { routes } from '../../api/routes.ts';
import { fingerprint } from '../../keys.ts';
import { companyOf } from '../../testing/company.ts';
import { type PushService, startPushService } from '../../testing/push-service.ts';
import { type Client, startService } from '../../testing/service.ts';
import { findAll } from '../kind.ts';
import { SUBSCRIPTION } from './subscription.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NEVER = 2 ** 30;

/** A server whose clock stands still, and which sends only when told. */
const stillService = async (wishes: { readonly env?: Record<string, string>; readonly clock?: { at: number } } = {}) => {
  const push = await startPushService();
  const clock = wishes.clock ?? { at: Date.now() };
  const s = await startService({ env: { PUSH_TEST_SERVICE: push.origin, ...wishes.env }, now: () => clock.at, attendEvery: NEVER });
  return { s, push, clock, round: () => s.service.push.round() };
};

const subscribe = async (push: PushService, client: Client, name: string, language = 'en') =>
  client.call(awayRoutes.subscribe, { body: { ...push.subscribe(name), language } });

const matchesIn = (push: PushService): readonly (readonly string[])[] =>
  push.received.map(({ text }) => (text as { news: { match: string }[] }).news.map(({ match }) => match));

test('a player is told of their turn after a minute, once an hour at most, and about several matches together', async () => {
  const { s, push, clock, round } = await stillService();
  const first = await companyOf(s, 2);
  const ann = first.player((await first.card()).asked[0] ?? 0);
  const { key, on } = await subscribe(push, ann, 'ann');
  expect(on).toBe(true);
  expect(await ann.call(awayRoutes.push, {})).toEqual({ key, on: true });
  await round();
  expect(push.received).toEqual([]);
  clock.at += MINUTE;
  await round();
  const news = { kind: 'turn', match: first.match, game: 'carts', name: 'Carts', against: 'Seat 1' };
  expect(push.received).toEqual([{ browser: 'ann', from: key, text: { language: 'en', count: 1, news: [news] } }]);
  // The same question isn't told again, however long it waits.
  clock.at += 3 * HOUR;
  await round();
  expect(push.received).toHaveLength(1);
  // The next ones are, but only an hour later, and if they still wait then.
  const answerAll = async (): Promise<void> => {
    await ann.answer(first.match, 0);
    while ((await first.card()).asked[0] === 1) await first.player(1).answer(first.match, 1);
  };
  await answerAll();
  clock.at += MINUTE;
  await round();
  expect(push.received).toHaveLength(2);
  await answerAll();
  clock.at += 30 * MINUTE;
  await round();
  expect(push.received).toHaveLength(2);
  const { match, invites } = await ann.create({ game: 'carts', seats: [{ kind: 'me' }, { kind: 'person' }] });
  await first.player(1).take(match, 1, { invite: invites[0]?.secret, name: 'Bob' });
  clock.at += 29.5 * MINUTE;
  await round();
  // What is due within a minute could be told together, but not before its hour is over.
  expect(matchesIn(push).slice(2)).toEqual([[match]]);
  clock.at += MINUTE;
  await round();
  expect(matchesIn(push).slice(2)).toEqual([[match], [first.match]]);
});

test('matches that began to wait at about the same time are told of together, on every device, until it’s turned off', async () => {
  const { s, push, clock, round } = await stillService();
  const ann = await s.newcomer();
  const bob = await s.newcomer();
  const ids: string[] = [];
  for (let count = 0; count < 7; count++) {
    const { match, invites } = await ann.create({ game: 'carts', seats: [{ kind: 'me' }, { kind: 'person' }] });
    await bob.sure(bob.take(match, 1, { invite: invites[0]?.secret, name: 'Bob' }));
    ids.push(match);
  }
  await subscribe(push, ann, 'ann', 'de');
  await subscribe(push, bob, 'bob');
  clock.at += 2 * MINUTE;
  await round();
  const told = push.received.map(({ browser, text }) => ({ browser, ...(text as { language: string; count: number; news: unknown[] }) }));
  expect(told).toMatchObject([{ browser: 'ann', language: 'de', count: 7 }]);
  expect(told[0]?.news).toHaveLength(5);
  expect(await ann.call(awayRoutes.unsubscribe, {})).toMatchObject({ on: false });
  for (const match of ids) await ann.answer(match, 0);
  clock.at += 2 * HOUR;
  await round();
  expect(push.received.filter(({ browser }) => browser === 'ann')).toHaveLength(1);
});

test('a match with a short clock, or against bots alone, tells no one', async () => {
  const { s, push, clock, round } = await stillService();
  const live = await companyOf(s, 2, { clock: { seconds: 3_599, level: 'easy' } });
  await subscribe(push, live.host, 'live');
  const alone = await s.newcomer();
  await alone.create({ game: 'carts' });
  await subscribe(push, alone, 'alone');
  const slow = await companyOf(s, 2, { clock: { seconds: 3_600, level: 'easy' } });
  await subscribe(push, slow.host, 'slow');
  clock.at += MINUTE;
  await round();
  expect(push.received.map(({ browser }) => browser)).toEqual(['slow']);
});

test('a browser that no longer exists is forgotten, and one that can’t be reached is tried again', async () => {
  const { s, push, clock, round } = await stillService();
  const { host } = await companyOf(s, 2);
  await subscribe(push, host, 'ann');
  push.status = 503;
  clock.at += MINUTE;
  await round();
  push.status = 201;
  await round();
  expect(push.received).toEqual([]);
  clock.at += 2 * MINUTE;
  await round();
  expect(push.received).toHaveLength(1);
  const gone = await companyOf(s, 2);
  await subscribe(push, gone.host, 'gone');
  push.status = 410;
  clock.at += MINUTE;
  await round();
  expect(await gone.host.call(awayRoutes.push, {})).toMatchObject({ on: false });
  const odd = await companyOf(s, 2);
  const { endpoint, keys } = push.subscribe('odd');
  await odd.host.call(awayRoutes.subscribe, { body: { endpoint, keys: { ...keys, p256dh: 'B'.repeat(87) }, language: 'en' } });
  clock.at += MINUTE;
  await round();
  expect(await odd.host.call(awayRoutes.push, {})).toMatchObject({ on: false });
});

test('whatever process is killed before it could tell, another finds the turn within the hour, and only one tells', async () => {
  const { s, push, clock } = await stillService();
  const { host } = await companyOf(s, 2);
  await subscribe(push, host, 'ann');
  await s.stop();
  const env = { PUSH_TEST_SERVICE: push.origin, DATA: s.config.data };
  const next = await startService({ env, now: () => clock.at, attendEvery: NEVER });
  clock.at += MINUTE;
  await next.service.push.round();
  expect(push.received).toEqual([]);
  clock.at += HOUR;
  await Promise.all([next.service.push.round(), next.service.push.round()]);
  expect(push.received).toHaveLength(1);
});

test('a hostile address is refused, and nothing is saved', async () => {
  const { s, push } = await stillService();
  const client = await s.newcomer();
  const { keys } = push.subscribe('x');
  for (const endpoint of ['http://push.example.org/x', 'https://169.254.169.254/latest', 'https://localhost/x', 'nothing at all']) {
    const reply = await client.ask('PUT', '/api/push', { endpoint, keys, language: 'en' });
    expect({ status: reply.status, code: reply.body.code }).toEqual({ status: 400, code: 'push-endpoint' });
  }
  expect(await client.call(awayRoutes.push, {})).toMatchObject({ on: false });
});

test('a subscription in the wrong form is refused', async () => {
  const { s, push } = await stillService();
  const client = await s.newcomer();
  const good = { ...push.subscribe('x'), language: 'en' };
  for (const bad of [
    { ...good, language: 'English' },
    { ...good, keys: { ...good.keys, auth: 'short' } },
    { ...good, keys: { ...good.keys, p256dh: 'é'.repeat(87) } },
    { ...good, endpoint: `${good.endpoint}${'x'.repeat(1_000)}` },
    { language: 'en' },
  ])
    expect((await client.ask('PUT', '/api/push', bad)).status).toBe(400);
});

test('who signs in gets push messages as the player: a program automatically, a browser once it subscribes with its new key', async () => {
  const { s, push } = await stillService();
  const player = await s.newcomer();
  await player.call(routes.saveProfile, { body: { name: 'Ann', emblem: { picture: 'owl', color: 'teal' } } });
  const { phrase } = await player.call(accessRoutes.createPhrase, {});
  const [program, browser] = [await s.newcomer(), await s.newcomer()];
  for (const [name, guest] of Object.entries({ program, browser })) await subscribe(push, guest, name);
  await program.sure(program.post('/api/sign-in/phrase', { phrase }));
  const reply = await s.nobody.post('/api/sign-in/phrase', { phrase }, { cookie: `swordtable=${browser.key}` });
  expect(reply.status).toBe(200);
  const told = await findAll(s.service.storage.documents, SUBSCRIPTION, { name: 'key', value: fingerprint(player.key ?? ''), most: 10 });
  expect(told.map(({ id }) => id)).toEqual([fingerprint(program.key ?? '')]);
  // Someone who had planted the browser's old key hears nothing.
  expect((await browser.call(awayRoutes.push, {})).on).toBe(false);
});
