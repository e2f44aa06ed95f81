import { expect, test } from 'vitest';
import { allRoutes } from '../api/all-routes.ts';
import type { Card } from '../api/match.ts';
import { routes } from '../api/routes.ts';
import { type Client, startService, type TestService } from '../testing/service.ts';

const CLOCK = { seconds: 600, level: 'easy' };
const TABLE = { game: 'carts', seats: [{ kind: 'me' }, { kind: 'open' }], clock: CLOCK, rated: true };

const playerIn = async (service: TestService, name: string): Promise<{ readonly client: Client; readonly id: string }> => {
  const client = await service.newcomer();
  const { player } = await client.call(routes.saveProfile, { body: { name, emblem: { picture: 'owl', color: 'teal' } } });
  return { client, id: player };
};

/** The card once the ratings have changed. */
const settled = async (client: Client, match: string): Promise<Card> => {
  const stream = await client.stream(`/api/matches/${match}/stream`);
  const { match: card } = await stream.until((message) => 'match' in message && message.match?.ratings !== undefined);
  await stream.close();
  if (typeof card !== 'object') throw new Error('The message has no card.');
  return card;
};

test('players play rated at an open table, and everyone can see what came of it', async () => {
  const service = await startService();
  const [ann, bob] = [await playerIn(service, 'Ann'), await playerIn(service, 'Bob')];
  const { match } = await ann.client.create(TABLE);
  expect((await service.nobody.take(match, 1)).body).toMatchObject({ code: 'not-a-player' });
  expect((await ann.client.take(match, 1)).body).toMatchObject({ code: 'both-seats' });
  // A player sits down as who they are, whatever they say.
  await bob.client.sure(bob.client.take(match, 1, { name: 'Ann' }));
  const card = await bob.client.call(routes.match, { params: { match } });
  expect(card).toMatchObject({ rated: true, listed: true, seats: [{ profile: { id: ann.id, rating: 1500 } }, { name: 'Bob' }] });
  expect((await ann.client.post(`/api/matches/${match}/seats/0/hint`)).body).toMatchObject({ code: 'hints-off' });
  await bob.client.sure(bob.client.post(`/api/matches/${match}/seats/1/leave`));
  expect(await settled(ann.client, match)).toMatchObject({
    ended: { why: 'resigned' },
    ratings: {
      seats: [
        { before: 1500, after: 1520 },
        { before: 1500, after: 1421 },
      ],
    },
  });

  const page = await service.nobody.call(allRoutes.player, { params: { player: ann.id } });
  expect(page).toMatchObject({
    ...{ player: { name: 'Ann' }, hidden: false },
    ratings: [{ game: 'carts', rating: 1520, provisional: true, matches: 1, wins: 1 }],
    opponents: [{ player: bob.id, name: 'Bob', wins: 1, draws: 0, losses: 0 }],
  });
  const list = await service.nobody.call(allRoutes.playerMatches, { params: { player: bob.id }, query: { game: 'carts' } });
  expect(list).toMatchObject({ matches: [{ match, seat: 1, seats: [{ name: 'Ann', place: 0 }, { place: 1 }] }], next: null });
  // Anyone can replay it.
  expect((await service.nobody.get(`/api/matches/${match}/record`)).status).toBe(200);
});

test('a player’s page is hidden on request, from everyone but the player', async () => {
  const service = await startService();
  const ann = await playerIn(service, 'Ann');
  const stranger = await service.newcomer();
  expect((await stranger.ask('PUT', '/api/me/visibility', { hidden: true })).body).toMatchObject({ code: 'not-a-player' });
  await ann.client.call(allRoutes.setVisibility, { body: { hidden: true } });
  expect((await stranger.get(`/api/players/${ann.id}`)).body).toMatchObject({ code: 'player-hidden' });
  expect((await stranger.get(`/api/players/${ann.id}/matches`)).body).toMatchObject({ code: 'player-hidden' });
  expect(await ann.client.call(allRoutes.player, { params: { player: ann.id } })).toMatchObject({ hidden: true });
  await ann.client.call(allRoutes.setVisibility, { body: { hidden: false } });
  expect((await stranger.get(`/api/players/${ann.id}`)).status).toBe(200);
  expect((await stranger.get('/api/players/nobody')).body).toMatchObject({ code: 'unknown-player' });
});

test('only tables that are fair to everyone can be rated', async () => {
  const service = await startService();
  const { client } = await playerIn(service, 'Ann');
  for (const unfair of [
    { clock: null },
    { hints: true },
    { seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] },
    { seats: [{ kind: 'me' }, { kind: 'person' }] },
    { seats: [{ kind: 'open' }, { kind: 'open' }] },
  ])
    expect((await client.post('/api/matches', { ...TABLE, ...unfair })).body).toMatchObject({ code: 'rated-terms' });
});

test('a match between two players in one network doesn’t count', async () => {
  const service = await startService({ env: { TRUST_PROXY: '1' } });
  const [ann, bob] = [await playerIn(service, 'Ann'), await playerIn(service, 'Bob')];
  const from = { 'x-forwarded-for': '203.0.113.7' };
  const created = await ann.client.sure(ann.client.post('/api/matches', TABLE, from));
  const match = String(created['match']);
  await bob.client.sure(bob.client.post(`/api/matches/${match}/seats/1/take`, {}, from));
  await bob.client.sure(bob.client.post(`/api/matches/${match}/seats/1/resign`));
  const { ratings, seats } = await settled(ann.client, match);
  expect(ratings).toMatchObject({ uncounted: 'same-network', seats: [{ before: 1500, after: 1500 }, {}] });
  // What the log knows about networks stays there.
  expect(JSON.stringify(seats)).not.toContain('network');
});

test('the leaderboard has settled players, best first, and the bots of the game', async () => {
  const service = await startService();
  const ann = await playerIn(service, 'Ann');
  const board = await service.nobody.call(allRoutes.leaderboard, { query: { game: 'carts' } });
  expect(board).toMatchObject({ players: [], bots: [{ level: 'easy' }, { level: 'medium', rating: 1500 }, {}, {}] });
  expect((await service.nobody.get('/api/players?game=chess')).body).toMatchObject({ code: 'unknown-game' });
  const { documents } = service.service.storage;
  const rated = (player: string, mu: number, sigma: number) => ({
    ...{ kind: 'rating', id: `${player} carts`, mark: 0 },
    text: JSON.stringify({ player, game: 'carts', mu, sigma, matches: 20, wins: 9, at: 0, program: false }),
    keys: [{ name: 'game', value: 'carts', rank: Math.round(1500 + 30 * (mu - 25)) }],
  });
  const bob = await playerIn(service, 'Bob');
  await documents.change([rated(ann.id, 26, 2), rated(bob.id, 30, 2)]);
  const names = async () =>
    (await service.nobody.call(allRoutes.leaderboard, { query: { game: 'carts' } })).players.map(({ player }) => player.name);
  expect(await names()).toEqual(['Bob', 'Ann']);
  await bob.client.call(allRoutes.setVisibility, { body: { hidden: true } });
  expect(await names()).toEqual(['Ann']);
});
