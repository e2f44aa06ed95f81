import { expect, test } from 'vitest';
import { accessRoutes } from '../api/access-routes.ts';
import { routes } from '../api/routes.ts';
import { fingerprint } from '../keys.ts';
import { put, readOne } from '../people/kind.ts';
import { MOVE, openMoves } from '../people/moves.ts';
import { companyOf } from '../testing/company.ts';
import { type Client, pathOf, startService, type TestService } from '../testing/service.ts';

const playerAt = async (service: TestService, name: string) => {
  const client = await service.newcomer();
  const { player } = await client.call(routes.saveProfile, { body: { name, emblem: { picture: 'owl', color: 'teal' } } });
  return { client, player, phrase: (await client.call(accessRoutes.createPhrase, {})).phrase };
};

const own = async (client: Client) => (await client.call(routes.listYourMatches, { query: { most: 50 } })).matches;

test('a guest who takes a name keeps their matches', async () => {
  const s = await startService();
  const { host, match } = await companyOf(s, 2);
  await host.call(routes.saveProfile, { body: { name: 'Ann', emblem: { picture: 'owl', color: 'teal' } } });
  expect(await own(host)).toMatchObject([{ match, yours: [0] }]);
});

test('a browser that signs in brings its guest’s seats, and the old key opens nothing any more', async () => {
  const s = await startService();
  const ann = await playerAt(s, 'Ann');
  const company = await companyOf(s, 2);
  const guest = company.host;
  const over = await guest.create({ game: 'carts' });
  await guest.sure(guest.post(`${pathOf(over.match, 0)}/resign`));
  const waiting = await guest.create({ game: 'carts', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const before = await own(guest);
  expect(before).toHaveLength(3);
  const stream = await guest.stream(`${pathOf(company.match, 0)}/stream`);
  await stream.until(({ type }) => type === 'table');

  const reply = await s.nobody.post('/api/sign-in/phrase', { phrase: ann.phrase }, { cookie: `swordtable=${guest.key}` });
  expect(reply.status).toBe(200);
  await stream.ended;
  const after = await own(ann.client);
  expect(after.map(({ match, yours, updated }) => ({ match, yours, updated }))).toEqual(
    before.map(({ match, yours, updated }) => ({ match, yours, updated })),
  );
  expect(await own(guest)).toEqual([]);
  expect((await guest.get(pathOf(company.match, 0))).body.code).toBe('not-your-seat');
  expect((await ann.client.table(company.match, 0)).type).toBe('table');
  // The other players learn nothing but that it has happened.
  const { steps } = await company.player(1).call(routes.steps, { params: { match: company.match }, query: {} });
  expect(steps.at(-1)?.what).toEqual({ kind: 'moved' });
  // The host is still the host.
  await ann.client.sure(ann.client.ask('DELETE', pathOf(waiting.match)));
});

test('a seat that the player shares with the guest is theirs once, and another one stays apart', async () => {
  const s = await startService();
  const ann = await playerAt(s, 'Ann');
  const { host: guest, match } = await companyOf(s, 2);
  const { secret } = await guest.call(routes.invite, { params: { match, seat: 0 }, body: {} });
  await ann.client.sure(ann.client.take(match, 0, { invite: secret }));
  await guest.sure(guest.post('/api/sign-in/phrase', { phrase: ann.phrase }));
  const live = await s.service.registry.look(match);
  expect(live.ok && live.value.match.seats.map(({ keys }) => keys.length)).toEqual([1, 1]);
  expect(await own(guest)).toMatchObject([{ match, yours: [0] }]);
});

test('what a process has left is finished by another, once', async () => {
  const s = await startService();
  const ann = await playerAt(s, 'Ann');
  const { host: guest, match } = await companyOf(s, 2);
  const { storage, registry } = s.service;
  const from = fingerprint(guest.key ?? '');
  await storage.documents.change([put(MOVE, from, { player: ann.player, due: 1_000 })]);
  let now = 999;
  const moves = openMoves({ documents: storage.documents, storage, registry, now: () => now });
  await moves.round();
  expect(await own(ann.client)).toEqual([]);
  now = 1_000;
  await Promise.all([moves.round(), moves.round(), moves.settle(from)]);
  expect(await own(ann.client)).toMatchObject([{ match, yours: [0] }]);
  const { steps } = await ann.client.call(routes.steps, { params: { match }, query: {} });
  expect(steps.filter(({ what }) => what.kind === 'moved')).toHaveLength(1);
  expect(await readOne(storage.documents, MOVE, from)).toBeUndefined();
});
