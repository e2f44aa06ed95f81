import { expect, test } from 'vitest';
import { accessRoutes } from '../api/access-routes.ts';
import { allRoutes } from '../api/all-routes.ts';
import { routes } from '../api/routes.ts';
import { companyOf, playOn } from '../testing/company.ts';
import { type Client, pathOf, startService, type TestService } from '../testing/service.ts';

const named = (client: Client, name: string) =>
  client.call(routes.saveProfile, { body: { name, emblem: { picture: 'owl', color: 'teal' } } });

const accuracyAt = (match: string, seat = 0): string => `${pathOf(match, seat)}/accuracy`;

/** A match that is over, whose host is a player. */
const finished = async (service: TestService, name: string, wishes: object = {}) => {
  const company = await companyOf(service, 2, { options: { rounds: 1 }, ...wishes });
  await playOn(company);
  return { ...company, id: (await named(company.host, name)).player };
};

test('a player shares the accuracy of their own finished match, and everyone sees it until they stop', async () => {
  const s = await startService();
  const { host, match, id } = await finished(s, 'Ann', { listed: true });
  const pageOf = (client: Client) => client.call(allRoutes.player, { params: { player: id } });
  expect((await pageOf(s.nobody)).accuracies).toEqual({ games: [], recent: [] });
  const body = { accuracy: 83, depth: 'quick' } as const;
  const put = (own: object) => host.ask('PUT', accuracyAt(match), own);
  for (const wrong of [-1, 101, 50.5, '83', null]) expect((await put({ ...body, accuracy: wrong })).body.code).toBe('malformed');
  expect((await put({ accuracy: 83, depth: 'perfect' })).body.code).toBe('malformed');
  expect(await host.call(allRoutes.accuracy, { params: { match, seat: 0 } })).toEqual({ shared: null });
  await host.call(allRoutes.shareAccuracy, { params: { match, seat: 0 }, body });
  // A second one replaces the first.
  await host.call(allRoutes.shareAccuracy, { params: { match, seat: 0 }, body: { accuracy: 80, depth: 'deep' } });
  expect((await pageOf(s.nobody)).accuracies).toEqual({
    games: [{ game: 'carts', matches: 1, average: 80 }],
    recent: [{ game: 'carts', at: expect.any(Number), match, accuracy: 80, depth: 'deep' }],
  });
  // It's hidden with the page, and in the export.
  await host.call(allRoutes.setVisibility, { body: { hidden: true } });
  expect((await s.nobody.get(`/api/players/${id}`)).body.code).toBe('player-hidden');
  expect((await host.call(accessRoutes.exportMe, {})).documents['accuracy']).toMatchObject([{ match, accuracy: 80 }]);
  expect(await host.call(allRoutes.withdrawAccuracy, { params: { match, seat: 0 } })).toEqual({ shared: null });
  expect((await pageOf(host)).accuracies.recent).toEqual([]);
});

test('only players share, only their own seat, and only of a match that anyone could review', async () => {
  const s = await startService();
  const { host, match, player } = await finished(s, 'Ann');
  const body = { accuracy: 83, depth: 'quick' };
  expect((await player(1).ask('PUT', accuracyAt(match, 1), body)).body.code).toBe('not-a-player');
  expect((await host.ask('PUT', accuracyAt(match, 1), body)).body.code).toBe('not-your-seat');
  const running = await companyOf(s, 2);
  await named(running.host, 'Bob');
  const closed = await finished(s, 'Cleo', { openAfter: false });
  for (const { host: client, match: id } of [running, closed])
    expect((await client.ask('PUT', accuracyAt(id), body)).body.code).toBe('not-reviewable');
});

test('a private match stays private, and what was shared goes with the match or the player', async () => {
  const s = await startService();
  const { host, match, id } = await finished(s, 'Ann');
  const { documents } = s.service.storage;
  const kept = async () => (await documents.find({ kind: 'accuracy', name: 'player', value: id, most: 10 })).length;
  const share = (of: string) =>
    host.call(allRoutes.shareAccuracy, { params: { match: of, seat: 0 }, body: { accuracy: 70, depth: 'quick' } });
  await share(match);
  const { accuracies } = await s.nobody.call(allRoutes.player, { params: { player: id } });
  expect(accuracies.recent).toMatchObject([{ match: null, accuracy: 70 }]);
  await host.call(routes.deleteYourMatch, { params: { match } });
  expect(await kept()).toBe(0);
  await share(match);
  expect(await kept()).toBe(1);
  await host.call(accessRoutes.deleteMe, {});
  expect(await kept()).toBe(0);
});
