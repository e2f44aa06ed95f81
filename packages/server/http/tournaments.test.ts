import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, inject, test } from 'vitest';
import { operatorRoutes } from '../api/operator-routes.ts';
import { routes } from '../api/routes.ts';
import { talkRoutes } from '../api/talk-routes.ts';
import { tournamentRoutes } from '../api/tournament-routes.ts';
import type { TournamentDetails } from '../api/tournaments.ts';
import { freshDatabase } from '../testing/databases.ts';
import { type Client, startService, type TestService } from '../testing/service.ts';

const databaseUrl = inject('databaseUrl');

const CUP = { name: 'Cup', game: 'carts', clock: 60, listed: true, options: { rounds: 1 } };

const playerOf = async (service: TestService, name: string): Promise<Client> => {
  const client = await service.newcomer();
  await client.call(routes.saveProfile, { body: { name, emblem: { picture: 'owl', color: 'teal' } } });
  return client;
};

const detailsOf = (client: Client, tournament: string): Promise<TournamentDetails> =>
  client.call(tournamentRoutes.tournament, { params: { tournament } });

/** Whether everyone who plays in this round can sit down. */
const isReady = ({ status, pairings }: TournamentDetails): boolean =>
  status !== 'running' || pairings.every(({ match, result }) => match !== undefined || result !== undefined);

const until = async (client: Client, tournament: string, reached: (details: TournamentDetails) => boolean): Promise<TournamentDetails> => {
  for (;;) {
    const details = await detailsOf(client, tournament);
    if (isReady(details) && reached(details)) return details;
    await pause(20);
  }
};

const isOver = ({ status }: TournamentDetails): boolean => status === 'over';

/** Takes a seat. A match that is announced is there. */
const sitDown = async (client: Client, match: string, seat: number, wishes?: object): Promise<void> =>
  void (await client.sure(client.take(match, seat, wishes)));

/** Takes a seat in one's own match, and plays it with the first options. */
const playOwn = async (client: Client, { you, pairings }: TournamentDetails): Promise<void> => {
  if (you.match === null || you.entrant === null) return;
  const seat = pairings.find(({ match }) => match === you.match)?.entrants.indexOf(you.entrant) ?? -1;
  await sitDown(client, you.match, seat, { luck: 'mine' });
  for (;;) {
    const { decision, match } = await client.table(you.match, seat);
    if (match.status === 'over') return;
    if (decision !== null) await client.act(you.match, seat, decision.seq, decision.options[0]);
    else await pause(5);
  }
};

/** All rounds, checked: everyone has a result in each, and no pairing is repeated. */
const roundsOf = async (client: Client, { tournament, rounds, entered }: TournamentDetails): Promise<readonly (readonly string[])[]> => {
  const all: string[][] = [];
  for (let round = 1; round <= (rounds ?? 0); round++) {
    const { pairings } = await client.call(tournamentRoutes.tournamentRound, { params: { tournament, round } });
    expect(pairings.flatMap(({ entrants }) => entrants).toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: entered }, (_, entrant) => entrant),
    );
    for (const { entrants, result } of pairings) {
      expect(result?.points).toHaveLength(entrants.length);
      expect(result?.points.reduce((sum, points) => sum + points)).toBe(1);
    }
    all.push(pairings.map(({ entrants }) => entrants.toSorted((one, other) => one - other).join('-')));
  }
  return all;
};

/** Ann's tournament, which has begun: two bots, Ann, and Ben, who have half a minute to come to each of their matches. */
const roundRobin = async (now: () => number) => {
  const service = await startService({ now });
  const [ann, ben] = [await playerOf(service, 'Ann'), await playerOf(service, 'Ben')];
  const body = { ...CUP, format: 'round-robin' as const, bots: ['easy', 'easy'] as const, arrive: 30 };
  const { tournament } = await ann.call(tournamentRoutes.createTournament, { body });
  const params = { tournament };
  for (const client of [ann, ben]) await client.call(tournamentRoutes.enterTournament, { params, body: {} });
  await ann.call(tournamentRoutes.startTournament, { params, body: {} });
  return { ann, ben, tournament };
};

describe('a tournament', () => {
  test('is played by people, programs, and bots, round after round', async () => {
    const service = await startService();
    const [ann, ben] = [await playerOf(service, 'Ann'), await playerOf(service, 'Ben')];
    const guest = await service.newcomer();
    const { tournament } = await ann.call(tournamentRoutes.createTournament, {
      body: { ...CUP, format: 'round-robin', bots: ['easy', 'easy'] },
    });
    const params = { tournament };
    expect((await guest.post(`/api/tournaments/${tournament}/enter`)).body).toMatchObject({ code: 'not-a-player' });
    expect((await ann.post(`/api/tournaments/${tournament}/start`)).body).toMatchObject({ code: 'too-few-entrants' });
    await ann.call(tournamentRoutes.enterTournament, { params, body: {} });
    // Twice is once.
    await ben.call(tournamentRoutes.enterTournament, { params, body: { program: true } });
    await ben.call(tournamentRoutes.enterTournament, { params, body: { program: true } });
    expect((await ben.post(`/api/tournaments/${tournament}/start`)).body).toMatchObject({ code: 'not-host' });
    const begun = await ann.call(tournamentRoutes.startTournament, { params, body: {} });
    expect(begun).toMatchObject({ status: 'running', round: 1, rounds: 3, you: { host: true, entrant: 2 } });
    expect(begun.entrants.map(({ name, program }) => [name, program])).toEqual([
      ['Easy bot 1', undefined],
      ['Easy bot 2', undefined],
      ['Ann', undefined],
      ['Ben', true],
    ]);
    for (let round = 1; round <= 3; round++) {
      const current = (client: Client) => until(client, tournament, (details) => details.round === round);
      await Promise.all([ann, ben].map(async (client) => playOwn(client, await current(client))));
      if (round < 3) await until(ann, tournament, (details) => details.round > round);
    }
    const over = await until(ann, tournament, isOver);
    expect(new Set((await roundsOf(ann, over)).flat()).size).toBe(6);
    expect(over.standings.reduce((sum, { points }) => sum + points, 0)).toBe(6);
    expect(over.you.match).toBeNull();
    const list = await service.nobody.call(tournamentRoutes.listTournaments, { query: { status: 'over' } });
    expect(list.tournaments).toMatchObject([{ tournament, name: 'Cup', entered: 4 }]);
    const mine = await ben.call(tournamentRoutes.listTournaments, { query: { mine: 'true' } });
    expect(mine.tournaments).toMatchObject([{ tournament }]);
    expect((await ben.post(`/api/tournaments/${tournament}/withdraw`)).body).toMatchObject({ code: 'tournament-over' });
  });

  test('waits for no one longer than said: who doesn’t come forfeits, and gets no opponents until they come back', async () => {
    let now = Date.now();
    const { ann, ben, tournament } = await roundRobin(() => now);
    // Ann comes, Ben doesn't.
    const first = await detailsOf(ann, tournament);
    await playOwn(ann, first).catch(() => undefined);
    now += 31_000;
    const second = await until(ann, tournament, ({ round }) => round === 2);
    expect(second.entrants[3]).toMatchObject({ name: 'Ben', out: true });
    const { pairings } = await ann.call(tournamentRoutes.tournamentRound, { params: { tournament, round: 1 } });
    const missed = pairings.find(({ entrants }) => entrants.includes(3));
    expect(missed?.result?.why).toBe('forfeit');
    expect(missed?.result?.points[missed.entrants.indexOf(3)]).toBe(0);
    expect(second.pairings.find(({ entrants }) => entrants.includes(3))).toMatchObject({ result: { why: 'forfeit' } });
    await ben.call(tournamentRoutes.enterTournament, { params: { tournament }, body: {} });
    await playOwn(ann, second);
    const third = await until(ben, tournament, ({ round }) => round === 3);
    expect(third.you.match).not.toBeNull();
  });

  test('lets no one forfeit during maintenance, when nobody can sit down', async () => {
    let now = Date.now();
    const key = 'the-operator-key-of-this-test-service';
    const service = await startService({ now: () => now, env: { OPERATOR_KEY: key } });
    const setNote = (note: string | null) => service.as(key).call(operatorRoutes.setMaintenance, { body: { note } });
    const ann = await playerOf(service, 'Ann');
    const { tournament } = await ann.call(tournamentRoutes.createTournament, {
      body: { ...CUP, bots: ['easy', 'easy', 'easy'], arrive: 30 },
    });
    await ann.call(tournamentRoutes.enterTournament, { params: { tournament }, body: {} });
    const begun = await ann.call(tournamentRoutes.startTournament, { params: { tournament }, body: {} });
    const first = () => ann.call(tournamentRoutes.tournamentRound, { params: { tournament, round: 1 } });
    const { began } = await first();
    await setNote('A new disk.');
    now += 31_000;
    while ((await first()).began === began) await pause(20);
    await setNote(null);
    const { you, pairings } = await detailsOf(ann, tournament);
    expect(you.match).toBe(begun.you.match);
    await playOwn(ann, { ...begun, you, pairings });
    await until(ann, tournament, ({ round }) => round === 2);
    const played = (await first()).pairings.find(({ match }) => match === you.match);
    expect(played?.result?.why).toBe('played');
  });

  test('lets players lose who run out of time, leave, or resign, and no one get help', async () => {
    let now = Date.now();
    const service = await startService({ now: () => now });
    const [ann, ben] = [await playerOf(service, 'Ann'), await playerOf(service, 'Ben')];
    const { tournament } = await ann.call(tournamentRoutes.createTournament, { body: { ...CUP, bots: ['easy', 'easy'] } });
    for (const client of [ann, ben]) await client.call(tournamentRoutes.enterTournament, { params: { tournament }, body: {} });
    const { pairings } = await ann.call(tournamentRoutes.startTournament, { params: { tournament }, body: {} });
    const place = (entrant: number) => {
      const own = pairings.find(({ entrants }) => entrants.includes(entrant));
      return { match: own?.match ?? '', seat: own?.entrants.indexOf(entrant) ?? -1 };
    };
    const [hers, his] = [place(2), place(3)];
    await ann.sure(ann.take(hers.match, hers.seat));
    await ben.sure(ben.take(his.match, his.seat));
    const codes = async (what: string, body: object = {}) =>
      (await ann.post(`/api/matches/${hers.match}/seats/${hers.seat}/${what}`, body)).body.code;
    expect(await codes('hint')).toBe('hints-off');
    expect(await codes('undo', { seq: (await ann.table(hers.match)).seq })).toBe('rated-undo');
    expect(await codes('hand')).toBe('rated-bot');
    await ben.sure(ben.post(`/api/matches/${his.match}/seats/${his.seat}/leave`));
    await until(ann, tournament, ({ pairings: current }) => current.find(({ match }) => match === his.match)?.result !== undefined);
    // The bot answers, and then the clock runs out on Ann.
    while (!(await ann.call(routes.match, { params: { match: hers.match } })).asked.includes(hers.seat)) await pause(5);
    now += 61_000;
    await service.service.registry.perform(hers.match, { do: 'wake' });
    const second = await until(ann, tournament, ({ round }) => round === 2);
    expect([2, 3].map((entrant) => second.standings.find((row) => row.entrant === entrant)?.points)).toEqual([0, 0]);
    expect(second.entrants.map(({ out }) => out)).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('keeps those apart who had blocked each other when it began; who blocks an opponent later meets them', async () => {
    let now = Date.now();
    const service = await startService({ now: () => now });
    const players = [
      await playerOf(service, 'Ann'),
      await playerOf(service, 'Ben'),
      await playerOf(service, 'Cleo'),
      await playerOf(service, 'Dora'),
    ];
    const [ann, , cleo] = players as [Client, Client, Client, Client];
    const { tournament } = await ann.call(tournamentRoutes.createTournament, { body: CUP });
    for (const client of players) await client.call(tournamentRoutes.enterTournament, { params: { tournament }, body: {} });
    const block = async (by: Client, other: string) => {
      const { entrants } = await detailsOf(by, tournament);
      await by.call(talkRoutes.block, { body: { player: entrants.find(({ name }) => name === other)?.player ?? '' } });
    };
    const paired = ({ entrants, pairings }: TournamentDetails) =>
      pairings.map((pairing) =>
        pairing.entrants
          .map((entrant) => entrants[entrant]?.name)
          .toSorted()
          .join(' '),
      );
    await block(ann, 'Cleo');
    expect(paired(await ann.call(tournamentRoutes.startTournament, { params: { tournament }, body: {} }))).toEqual([
      'Ann Ben',
      'Cleo Dora',
    ]);
    now += 1;
    await block(ann, 'Dora');
    await block(cleo, 'Ben');
    for (const client of players) {
      const { you, pairings } = await detailsOf(client, tournament);
      const seat = pairings.find(({ match }) => match === you.match)?.entrants.indexOf(you.entrant ?? -1) ?? -1;
      await client.sure(client.take(you.match ?? '', seat));
      if (client !== ann && client !== cleo) await client.sure(client.post(`/api/matches/${you.match}/seats/${seat}/resign`));
    }
    expect(paired(await until(ann, tournament, ({ round }) => round === 2)).toSorted()).toEqual(['Ann Dora', 'Ben Cleo']);
  });

  test('begins at its time, or is canceled with too few', async () => {
    let now = Date.now();
    const service = await startService({ now: () => now });
    const ann = await playerOf(service, 'Ann');
    const starts = now + 3_600_000;
    const create = (bots: readonly 'easy'[]) => ann.call(tournamentRoutes.createTournament, { body: { ...CUP, starts, bots } });
    const [few, enough] = [await create(['easy', 'easy', 'easy']), await create(['easy', 'easy', 'easy', 'easy'])];
    expect([few.status, enough.status]).toEqual(['open', 'open']);
    now = starts;
    expect(await until(ann, few.tournament, ({ status }) => status !== 'open')).toMatchObject({ status: 'canceled' });
    expect(await until(ann, enough.tournament, isOver)).toMatchObject({ rounds: 2 });
  });

  test('that is canceled keeps no one waiting at a table', async () => {
    let now = Date.now();
    const { ann, ben, tournament } = await roundRobin(() => now);
    // Until Ann and Ben meet.
    const meets = ({ you, pairings }: TournamentDetails): boolean =>
      pairings.some(({ match, entrants }) => match !== undefined && match === you.match && entrants.toSorted().join() === '2,3');
    let details = await until(ann, tournament, ({ you }) => you.match !== null);
    while (!meets(details)) {
      const { round } = details;
      await Promise.all([playOwn(ann, details), playOwn(ben, await detailsOf(ben, tournament))]);
      details = await until(ann, tournament, (later) => later.round > round && later.you.match !== null);
    }
    const match = details.you.match ?? '';
    const seat = details.pairings.find((pairing) => pairing.match === match)?.entrants.indexOf(2) ?? -1;
    await sitDown(ann, match, seat);
    expect((await ann.ask('DELETE', `/api/tournaments/${tournament}`)).body).toMatchObject({ status: 'canceled' });
    expect((await ann.table(match, seat)).match.status).toBe('waiting');
    now += 30_000;
    while ((await ann.table(match, seat)).match.status === 'waiting') await pause(20);
    expect((await ann.table(match, seat)).match.ended).toMatchObject({ why: 'cancelled' });
  });

  test('loses no one else when its host removes someone', async () => {
    const service = await startService();
    const [ann, ben, cleo] = [await playerOf(service, 'Ann'), await playerOf(service, 'Ben'), await playerOf(service, 'Cleo')];
    const { tournament } = await ann.call(tournamentRoutes.createTournament, { body: CUP });
    const params = { tournament };
    for (const client of [ann, ben, cleo]) await client.call(tournamentRoutes.enterTournament, { params, body: {} });
    const { entrants } = await detailsOf(ann, tournament);
    const removal = { entrant: 1, player: entrants[1]?.player };
    // Sent twice, or late: by then, Cleo has Ben's place.
    const sent = [
      await ann.post(`/api/tournaments/${tournament}/remove`, removal),
      await ann.post(`/api/tournaments/${tournament}/remove`, removal),
    ];
    expect(sent.map(({ status }) => status)).toEqual([200, 409]);
    expect(sent[1]?.body).toMatchObject({ code: 'not-entered' });
    expect((await detailsOf(ann, tournament)).entrants.map(({ name }) => name)).toEqual(['Ann', 'Cleo']);
  });

  test('has limits', async () => {
    const service = await startService();
    const [ann, ben] = [await playerOf(service, 'Ann'), await playerOf(service, 'Ben')];
    const create = (wishes: object) => ann.post('/api/tournaments', { ...CUP, ...wishes });
    for (const wrong of [
      { clock: 1 },
      { name: '' },
      { name: 'x'.repeat(61) },
      { most: 3 },
      { most: 65 },
      { rounds: 16 },
      { format: 'cup' },
    ])
      expect((await create(wrong)).status).toBe(400);
    expect((await create({ game: 'chess' })).body).toMatchObject({ code: 'unknown-game' });
    expect((await create({ options: { rounds: 'many' } })).status).toBe(400);
    expect((await create({ most: 4, bots: Array.from({ length: 5 }, () => 'easy') })).body).toMatchObject({ code: 'tournament-full' });
    const { tournament } = await ann.call(tournamentRoutes.createTournament, {
      body: { ...CUP, most: 4, bots: ['easy', 'easy', 'easy', 'easy'] },
    });
    expect((await ben.post(`/api/tournaments/${tournament}/enter`)).body).toMatchObject({ code: 'tournament-full' });
    expect((await ben.ask('DELETE', `/api/tournaments/${tournament}`)).body).toMatchObject({ code: 'not-host' });
    for (let count = 0; count < 4; count++) expect((await create({})).status).toBe(201);
    expect((await create({})).body).toMatchObject({ code: 'too-many-tournaments' });
    expect((await ann.ask('DELETE', `/api/tournaments/${tournament}`)).body).toMatchObject({ status: 'canceled' });
    expect((await ben.post(`/api/tournaments/${tournament}/enter`)).body).toMatchObject({ code: 'tournament-over' });
    // Sent again with the same id, it's the same tournament.
    const again = await Promise.all([create({ id: 'one' }), create({ id: 'one' })]);
    expect(new Set(again.map(({ body }) => body['tournament'])).size).toBe(1);
    expect((await service.nobody.get('/api/tournaments/nowhere')).body).toMatchObject({ code: 'unknown-tournament' });
    expect((await service.nobody.get(`/api/tournaments/${tournament}/rounds/1`)).body).toMatchObject({ code: 'unknown-round' });
  });
});

test('at tables of three, everyone plays in every round, and the points are the share of the others they have beaten', async () => {
  const service = await startService();
  const ann = await playerOf(service, 'Ann');
  const create = (wishes: object) => ann.post('/api/tournaments', { ...CUP, ...wishes });
  expect((await create({ seats: 3, format: 'round-robin' })).body).toMatchObject({ code: 'bad-seats' });
  expect((await create({ seats: 6 })).status).toBe(400);
  const bots = Array.from({ length: 6 }, () => 'easy' as const);
  const { tournament } = await ann.call(tournamentRoutes.createTournament, { body: { ...CUP, seats: 3, bots } });
  const params = { tournament };
  await ann.call(tournamentRoutes.enterTournament, { params, body: {} });
  const begun = await ann.call(tournamentRoutes.startTournament, { params, body: {} });
  expect(begun).toMatchObject({ seats: 3, rounds: 3 });
  // She plays the first round, and no more.
  await ann.call(tournamentRoutes.withdraw, { params, body: {} });
  await playOwn(ann, begun);
  const over = await until(ann, tournament, isOver);
  for (let round = 1; round <= 3; round++) {
    const { pairings } = await ann.call(tournamentRoutes.tournamentRound, { params: { tournament, round } });
    expect(pairings.map(({ entrants }) => entrants.length)).toEqual(round === 1 ? [3, 2, 2] : [3, 3]);
    for (const { entrants, result } of pairings) expect(result?.points.reduce((sum, points) => sum + points)).toBe(entrants.length / 2);
  }
  expect(over.standings.reduce((sum, { points }) => sum + points, 0)).toBe(3.5 + 3 + 3);
});

test('at tables of three, two play without someone who doesn’t come; who comes back in the same round plays in the next', async () => {
  let now = Date.now();
  const service = await startService({ now: () => now });
  const [ann, ben] = [await playerOf(service, 'Ann'), await playerOf(service, 'Ben')];
  const body = { ...CUP, seats: 3, arrive: 30, bots: Array.from({ length: 4 }, () => 'easy' as const) };
  const { tournament } = await ann.call(tournamentRoutes.createTournament, { body });
  const params = { tournament };
  for (const client of [ann, ben]) await client.call(tournamentRoutes.enterTournament, { params, body: {} });
  const begun = await ann.call(tournamentRoutes.startTournament, { params, body: {} });
  const [own, absent] = [begun.you.entrant ?? -1, (await detailsOf(ben, tournament)).you.entrant ?? -1];
  // Equals begin at different tables.
  const table = begun.pairings.find(({ match }) => match === begun.you.match)?.entrants ?? [];
  expect(table).not.toContain(absent);
  await ann.sure(ann.take(begun.you.match ?? '', table.indexOf(own), { luck: 'mine' }));
  now += 31_000;
  const late = await until(ann, tournament, ({ pairings }) => pairings.filter(({ result }) => result !== undefined).length === 2);
  expect(late.entrants[absent]).toMatchObject({ name: 'Ben', out: true });
  expect(late.pairings.find(({ entrants }) => entrants.includes(absent))).toEqual({
    ...{ entrants: [absent], result: { points: [0], why: 'forfeit' } },
  });
  const without = late.pairings.find(({ since }) => since !== undefined);
  expect(without).toMatchObject({ since: now, entrants: { length: 2 }, result: { why: 'played' } });
  await ben.call(tournamentRoutes.enterTournament, { params, body: {} });
  await playOwn(ann, late);
  const second = await until(ben, tournament, ({ round }) => round === 2);
  expect(second.you.match).not.toBeNull();
});

describe('a Swiss tournament of 16 bots', () => {
  const begin = async (service: TestService): Promise<{ readonly host: Client; readonly tournament: string }> => {
    const host = await playerOf(service, 'Host');
    const bots = Array.from({ length: 16 }, () => 'easy' as const);
    const { tournament } = await host.call(tournamentRoutes.createTournament, { body: { ...CUP, bots } });
    await host.call(tournamentRoutes.startTournament, { params: { tournament }, body: {} });
    return { host, tournament };
  };
  const check = async (client: Client, tournament: string): Promise<void> => {
    const over = await until(client, tournament, isOver);
    expect(over).toMatchObject({ rounds: 4, round: 4, entered: 16 });
    const meetings = (await roundsOf(client, over)).flat();
    expect(meetings).toHaveLength(32);
    expect(new Set(meetings).size).toBe(32);
    expect(over.standings.reduce((sum, { points }) => sum + points, 0)).toBe(32);
    expect(over.standings.map(({ rank }) => rank)).toEqual(over.standings.map(({ rank }) => rank).toSorted((one, other) => one - other));
  };

  test('continues where it was when its process is stopped and started again', async () => {
    const first = await startService();
    const { host, tournament } = await begin(first);
    await until(host, tournament, ({ round }) => round >= 2);
    await first.stop();
    const second = await startService({ env: { DATA: first.config.data ?? '' } });
    const before = await detailsOf(second.nobody, tournament);
    expect(before.status).toBe('running');
    await check(second.nobody, tournament);
  });

  test.skipIf(databaseUrl === undefined)('is continued by another process when the one that began it is gone', async () => {
    const { url } = await freshDatabase();
    let ahead = 0;
    const wishes = { env: { DATABASE_URL: url }, now: () => Date.now() + ahead };
    const [one, other] = [await startService(wishes), await startService(wishes)];
    const { host, tournament } = await begin(one);
    await until(host, tournament, ({ round }) => round >= 2);
    await one.stop();
    // For so long, the process that played the matches could have reported their ends.
    ahead = 15_000;
    await check(other.nobody, tournament);
  });
});
