import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { routes } from '../api/routes.ts';
import { talkRoutes } from '../api/talk-routes.ts';
import { type Client, pathOf, startService } from '../testing/service.ts';

const carts = { games: ['carts'] };
const news = (client: Client, known: 'none' | 'waiting' | 'paired', wait = 25) =>
  client.call(routes.seek, { query: { known, wait } }).then(({ seek }) => seek);

test('programs find each other, are told as soon as there is news, and play', async () => {
  const service = await startService();
  const [ann, bob] = [await service.newcomer(), await service.newcomer()];
  expect(await news(ann, 'none', 0)).toBeNull();
  await ann.call(routes.beginSeek, { body: carts });
  const told = news(ann, 'waiting');
  await bob.call(routes.beginSeek, { body: { games: ['bids', 'carts'] } });
  for (const [client, found] of [
    [ann, (await told)?.found],
    [bob, (await news(bob, 'waiting'))?.found],
  ] as const) {
    if (found === undefined) throw new Error('Not paired.');
    const details = await client.call(routes.match, { params: { match: found.match } });
    expect(details).toMatchObject({ kept: [found.seat], yours: [], host: false, clock: { seconds: 180 }, listed: true });
    await client.call(routes.take, { params: { match: found.match, seat: found.seat }, body: { luck: client.key } });
  }
  const [mine, theirs] = [await news(ann, 'paired'), await news(bob, 'paired')];
  expect(mine).toMatchObject({ state: 'playing', found: { game: 'carts' } });
  expect(theirs?.found?.match).toBe(mine?.found?.match);
  const { decision } = await ann.table(mine?.found?.match ?? '', mine?.found?.seat);
  const { decision: other } = await bob.table(theirs?.found?.match ?? '', theirs?.found?.seat);
  expect([decision, other].filter((asked) => asked !== null)).toHaveLength(1);
});

test('nobody looks without wishes that make sense, and nobody sees another’s key', async () => {
  const service = await startService();
  const ann = await service.newcomer();
  for (const body of [
    {},
    { games: [] },
    { games: Array.from({ length: 21 }, () => 'carts') },
    { ...carts, pace: 'slow' },
    { ...carts, seats: 1 },
    { ...carts, seats: 2.5 },
    { ...carts, name: 'Cunning bot' },
  ])
    expect((await ann.post('/api/seeks', body)).status).toBe(400);
  expect((await ann.post('/api/seeks', { games: ['chess'] })).body.code).toBe('unknown-game');
  expect((await ann.post('/api/seeks', { ...carts, rated: true })).body.code).toBe('not-a-player');
  expect((await service.nobody.ask('DELETE', '/api/seeks')).body.code).toBe('no-key');
  expect((await ann.get('/api/seeks?wait=26')).status).toBe(400);
  await ann.call(routes.beginSeek, { body: { ...carts, name: 'Ann' } });
  const { players } = await service.nobody.call(routes.openTables, {});
  expect(players).toEqual([
    {
      ...{ seek: expect.stringMatching(/^[a-z2-9]{14}$/), player: null, name: 'Ann', pace: 'live', rated: false },
      ...{ games: [{ game: 'carts', rating: 1_500 }], seats: 2, since: expect.any(Number) },
    },
  ]);
  await ann.call(routes.stopSeek, {});
  expect((await service.nobody.call(routes.openTables, {})).players).toEqual([]);
});

test('only public matches with an open seat are open tables', async () => {
  const service = await startService();
  const host = await service.newcomer();
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
  const { match } = await host.create({ game: 'carts', seats, listed: true });
  await host.create({ game: 'carts', seats });
  await host.create({ game: 'carts', seats: [{ kind: 'me' }, { kind: 'person' }], listed: true });
  const open = async () => (await service.nobody.call(routes.openTables, {})).matches.map((each) => each.match);
  expect(await open()).toEqual([match]);
  await (await service.newcomer()).take(match, 1);
  expect(await open()).toEqual([]);
});

test('a table where nobody sits any longer isn’t open, unless the match is over days', async () => {
  let now = Date.now();
  const service = await startService({ now: () => now, attendEvery: 20 });
  const host = await service.newcomer();
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
  const { match } = await host.create({ game: 'carts', seats, listed: true });
  const { match: slow } = await host.create({ game: 'carts', seats, listed: true, clock: { seconds: 86_400 } });
  const open = async () => (await service.nobody.call(routes.openTables, {})).matches.map((each) => each.match).toSorted();
  const until = async (tables: readonly string[]) => {
    while ((await open()).join() !== tables.toSorted().join()) await pause(20);
  };
  now += 60_000;
  expect(await open()).toEqual([match, slow].toSorted());
  now += 1;
  expect(await open()).toEqual([slow]);
  // A spectator isn't company.
  await service.nobody.stream(`${pathOf(match)}/stream`);
  const stream = await host.stream(`${pathOf(match, 0)}/stream`);
  await until([match, slow]);
  now += 600_000;
  await until([match, slow]);
  await stream.close();
  // The server notices that a little later.
  while ((await open()).includes(match)) {
    now += 60_001;
    await pause(20);
  }
  await host.table(match, 0);
  await until([match, slow]);
});

test('players who have blocked each other don’t see each other’s open tables', async () => {
  const service = await startService();
  const named = async (name: string) => {
    const client = await service.newcomer();
    const { player } = await client.call(routes.saveProfile, { body: { name, emblem: { picture: 'owl', color: 'teal' } } });
    return { ...client, player };
  };
  const [ann, bob] = [await named('Ann'), await named('Bob')];
  await ann.call(routes.beginSeek, { body: carts });
  const { match } = await ann.create({ game: 'carts', seats: [{ kind: 'me' }, { kind: 'open' }], listed: true });
  const seen = async (client: Client) => {
    const { players, matches } = await client.call(routes.openTables, {});
    const listed = await client.call(routes.listMatches, { query: { status: 'waiting' } });
    return [players.length, matches.length, listed.matches.length];
  };
  for (const client of [bob, service.nobody]) expect(await seen(client)).toEqual([1, 1, 1]);
  const block = { body: { player: bob.player } };
  await ann.call(talkRoutes.block, block);
  expect(await seen(bob)).toEqual([0, 0, 0]);
  expect(await seen(service.nobody)).toEqual([1, 1, 1]);
  // Once someone else has sat down, it's a match to watch like any other.
  await (await service.newcomer()).take(match, 1);
  expect((await bob.call(routes.listMatches, {})).matches).toHaveLength(1);
});

test('a server that stops doesn’t wait for those who wait', async () => {
  const service = await startService();
  const ann = await service.newcomer();
  await ann.call(routes.beginSeek, { body: carts });
  const arrived = once(service.service.app.server, 'request');
  const held = news(ann, 'waiting');
  await arrived;
  await service.stop();
  expect(await held).toMatchObject({ state: 'waiting' });
});
