import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { accessRoutes } from '../api/access-routes.ts';
import { awayRoutes } from '../api/away-routes.ts';
import { routes } from '../api/routes.ts';
import { tournamentRoutes } from '../api/tournament-routes.ts';
import { startPushService } from '../testing/push-service.ts';
import { type Client, pathOf, startService, type TestService } from '../testing/service.ts';

/** A player with a rating: this many points more or fewer than average. */
const playerWith = async (service: TestService, name: string, points: number) => {
  const client = await service.newcomer();
  const { player } = await client.call(routes.saveProfile, { body: { name, emblem: { picture: 'owl', color: 'teal' } } });
  const rating = { player, game: 'carts', mu: 25 + points / 30, sigma: 2, matches: 20, wins: 9, at: Date.now(), program: false };
  const keys = [{ name: 'player', value: player, rank: 0 }];
  await service.service.storage.documents.change([{ kind: 'rating', id: `${player} carts`, mark: 0, text: JSON.stringify(rating), keys }]);
  return client;
};

test('a rated tournament seeds by rating, tells players of a round, counts, and continues without someone who deletes themselves', async () => {
  const push = await startPushService();
  const service = await startService({ env: { PUSH_TEST_SERVICE: push.origin } });
  const ann = await playerWith(service, 'Ann', -90);
  const ben = await playerWith(service, 'Ben', 0);
  const cleo = await playerWith(service, 'Cleo', 150);
  const dora = await playerWith(service, 'Dora', 90);
  await ben.call(awayRoutes.subscribe, { body: { ...push.subscribe('ben'), language: 'en' } });
  const cup = { name: 'Cup', game: 'carts', clock: 60, listed: true, options: { rounds: 1 } };
  const { tournament } = await ann.call(tournamentRoutes.createTournament, { body: { ...cup, rated: true } });
  const params = { tournament };
  for (const client of [ann, ben, cleo, dora]) await client.call(tournamentRoutes.enterTournament, { params, body: {} });
  const hosted = await dora.call(tournamentRoutes.createTournament, { body: cup });
  const first = await ann.call(tournamentRoutes.startTournament, { params, body: {} });
  expect(first.entrants.map(({ name }) => name)).toEqual(['Cleo', 'Dora', 'Ben', 'Ann']);
  expect(first.pairings.map(({ entrants }) => entrants.toSorted())).toEqual([
    [0, 2],
    [1, 3],
  ]);

  const detailsFor = (client: Client) => client.call(tournamentRoutes.tournament, { params });
  const match = (await detailsFor(ben)).you.match ?? '';
  while (push.received.length === 0) {
    await service.service.push.round();
    await pause(20);
  }
  expect(push.received[0]).toMatchObject({ browser: 'ben', text: { news: [{ kind: 'tournament', match }] } });

  /** Sits down; returns the seat. */
  const sit = async (client: Client): Promise<string> => {
    const { you, pairings } = await detailsFor(client);
    const seat = pairings.find((pairing) => pairing.match === you.match)?.entrants.indexOf(you.entrant ?? -1) ?? -1;
    await client.sure(client.take(you.match ?? '', seat));
    return pathOf(you.match ?? '', seat);
  };
  const [bens] = [await sit(ben), await sit(cleo), await sit(dora), await sit(ann)];
  await ben.sure(ben.post(`${bens}/resign`));
  const exported = await dora.call(accessRoutes.exportMe, {});
  expect(exported.tournaments.map((each) => each.tournament)).toEqual([hosted.tournament, tournament]);
  await dora.call(accessRoutes.deleteMe, {});
  for (;;) {
    const { round, entrants, pairings } = await detailsFor(ann);
    if (round === 1) {
      await pause(20);
      continue;
    }
    expect(entrants[1]).toEqual({ name: '', out: true });
    // She has no opponent any more, so someone has a bye.
    expect(pairings.map(({ entrants: paired }) => paired.toSorted())).toEqual([[0, 3], [2]]);
    break;
  }
  const card = await ann.call(routes.match, { params: { match } });
  expect(card).toMatchObject({ rated: true, tournament: { id: tournament, round: 1 } });
  const changes = card.ratings?.seats.map((change) => Math.sign((change?.after ?? 0) - (change?.before ?? 0)));
  expect(changes?.toSorted()).toEqual([-1, 1]);
  expect((await ann.call(tournamentRoutes.tournament, { params: { tournament: hosted.tournament } })).status).toBe('canceled');
});
