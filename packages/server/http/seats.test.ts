import { beforeAll, describe, expect, test } from 'vitest';
import { created } from '../api/match.ts';
import { routes } from '../api/routes.ts';
import { type Company, companyOf, playOn } from '../testing/company.ts';
import { type Client, pathOf, startService, type TestService } from '../testing/service.ts';

let s: TestService;
beforeAll(async () => {
  s = await startService();
});

const does = (client: Client, company: Pick<Company, 'match'>, seat: number, what: string, body: object = {}) =>
  client.post(`${pathOf(company.match, seat)}/${what}`, body);

const inviteTo = async (client: Client, match: string, seat: number): Promise<string> =>
  (await client.call(routes.invite, { params: { match, seat } })).secret;

describe.concurrent('sitting down', () => {
  test('a link works once; the second use is refused', async () => {
    const [host, ada, bob] = [await s.newcomer(), await s.newcomer(), await s.newcomer()];
    const { match, invites } = await host.create({ game: 'carts', seats: [{ kind: 'me' }, { kind: 'person' }] });
    const invite = invites[0]?.secret;
    expect((await ada.take(match, 1, {})).body.code).toBe('no-invitation');
    expect((await ada.take(match, 1, { invite: 'x'.repeat(32) })).body.code).toBe('no-invitation');
    expect(await ada.take(match, 1, { invite, name: ' Ada ' })).toMatchObject({ status: 200, body: { seq: 2, again: false } });
    expect(await bob.take(match, 1, { invite, name: 'Bob' })).toMatchObject({ status: 409, body: { code: 'seat-taken' } });
    // A player who has the seat keeps it.
    expect(await ada.take(match, 1, { invite, name: 'Eve' })).toMatchObject({ status: 200, body: { again: true } });
    const card = await ada.call(routes.match, { params: { match } });
    expect(card).toMatchObject({ status: 'running', yours: [1] });
    expect(card.seats[1]).toMatchObject({ name: 'Ada', taken: true, player: 'person' });
  });

  test('of many who want an open seat at the same time, one gets it', async () => {
    const host = await s.newcomer();
    const { match } = await host.create({ game: 'carts', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const guests = await Promise.all(Array.from({ length: 6 }, () => s.newcomer()));
    const replies = await Promise.all(guests.map((guest, index) => guest.take(match, 1, { name: `Guest ${index}` })));
    expect(replies.filter(({ status }) => status === 200).length).toBe(1);
    expect(replies.filter(({ body }) => body.code === 'seat-taken').length).toBe(5);
    const winner = replies.findIndex(({ status }) => status === 200);
    expect((await host.call(routes.match, { params: { match } })).seats[1]?.name).toBe(`Guest ${winner}`);
  });

  test('a program is shown as one', async () => {
    const host = await s.newcomer();
    const { match } = await host.create({ game: 'carts', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const program = await s.newcomer();
    await program.sure(program.take(match, 1, { name: 'Engine', program: true }));
    const { seats } = await host.call(routes.match, { params: { match } });
    expect(seats.map(({ player }) => player)).toEqual(['person', 'program']);
  });

  test('no one can take a bot’s seat, or one that doesn’t exist', async () => {
    const host = await s.newcomer();
    const { match } = await host.create({ game: 'carts', seats: [{ kind: 'me' }, { kind: 'bot' }, { kind: 'open' }] });
    expect(await host.take(match, 1)).toMatchObject({ status: 409, body: { code: 'seat-is-bot' } });
    expect(await host.take(match, 3)).toMatchObject({ status: 404, body: { code: 'unknown-seat' } });
    expect((await does(host, { match }, 1, 'invite')).body.code).toBe('seat-is-bot');
  });

  test('a browser gets its key as a cookie, and is recognized by it', async () => {
    const made = await s.nobody.post('/api/matches', { game: 'carts' });
    const { match } = created.parse(made.body);
    const [cookie = ''] = made.headers.getSetCookie();
    expect(cookie).toMatch(/^swordtable=[\w-]{32}; /);
    const known = { cookie: cookie.split(';')[0] ?? '' };
    const seat = await s.nobody.get(pathOf(match, 0), known);
    expect(seat).toMatchObject({ status: 200, body: { watcher: 0 } });
    expect(seat.headers.getSetCookie()).toEqual([]);
    expect((await s.nobody.get(pathOf(match, 0))).body.code).toBe('no-key');
  });
});

describe.concurrent('another device', () => {
  test('takes the same seat with a link from its player, and can be signed out again', async () => {
    const company = await companyOf(s, 2);
    const { match } = company;
    const [ada, other] = [company.player(1), await s.newcomer()];
    expect((await does(company.host, company, 1, 'invite')).body.code).toBe('not-your-seat');
    const invite = await inviteTo(ada, match, 1);
    const unused = await inviteTo(ada, match, 1);
    expect((await other.take(match, 1, { invite })).status).toBe(200);
    expect((await (await s.newcomer()).take(match, 1, { invite })).body.code).toBe('seat-taken');
    const stream = await other.stream(`${pathOf(match, 1)}/stream`);
    const staying = await ada.stream(`${pathOf(match, 1)}/stream`);
    expect(await stream.until(({ type }) => type === 'table')).toMatchObject({ watcher: 1 });
    expect((await does(ada, company, 1, 'revoke')).status).toBe(200);
    await stream.ended;
    expect(stream.messages.some((message) => message.type === 'step')).toBe(false);
    expect((await other.get(pathOf(match, 1))).body.code).toBe('not-your-seat');
    expect((await other.act(match, 1, 1, {})).body.code).toBe('not-your-seat');
    expect((await other.call(routes.listYourMatches, {})).matches).toEqual([]);
    // An unused link stops working too; the one who revoked stays.
    expect((await (await s.newcomer()).take(match, 1, { invite: unused })).body.code).toBe('seat-taken');
    await staying.until(({ type, seq }) => type === 'step' && seq > 0);
    await staying.close();
  });

  test('from at most eight', async () => {
    const company = await companyOf(s, 2);
    const ada = company.player(1);
    for (let device = 0; device < 7; device++) {
      const other = await s.newcomer();
      expect((await other.take(company.match, 1, { invite: await inviteTo(ada, company.match, 1) })).status).toBe(200);
    }
    const ninth = await s.newcomer();
    const invite = await inviteTo(ada, company.match, 1);
    expect((await ninth.take(company.match, 1, { invite })).body.code).toBe('too-many-devices');
    for (let link = 1; link < 8; link++) await inviteTo(ada, company.match, 1);
    expect((await does(ada, company, 1, 'invite')).body.code).toBe('too-many-links');
  });

  test('the host creates a new link to a free seat', async () => {
    const host = await s.newcomer();
    const { match } = await host.create({ game: 'carts', seats: [{ kind: 'me' }, { kind: 'person' }] });
    const guest = await s.newcomer();
    expect((await does(guest, { match }, 1, 'invite')).body.code).toBe('not-your-seat');
    expect((await guest.take(match, 1, { invite: await inviteTo(host, match, 1) })).status).toBe(200);
  });
});

describe.concurrent('giving up', () => {
  test('with two players it ends the match', async () => {
    const company = await companyOf(s, 2);
    expect((await does(company.host, company, 1, 'resign')).body.code).toBe('not-your-seat');
    expect((await does(company.host, company, 0, 'resign', { id: 'enough' })).body['again']).toBe(false);
    expect((await does(company.host, company, 0, 'resign', { id: 'enough' })).body['again']).toBe(true);
    const card = await company.card();
    expect(card).toMatchObject({ status: 'over', ended: { why: 'resigned', standing: { ranking: [[1], [0]] } } });
    expect((await does(company.player(1), company, 1, 'resign')).body.code).toBe('game-over');
  });

  test('with three a bot plays on to the end, and the player who resigned comes last', async () => {
    const company = await companyOf(s, 3, { options: { rounds: 1 } });
    await does(company.host, company, 0, 'resign');
    expect((await company.card()).seats[0]).toMatchObject({ resigned: true, player: 'bot', level: 'medium' });
    expect((await does(company.host, company, 0, 'return')).body.code).toBe('resigned');
    const stream = await company.host.stream(`${pathOf(company.match, 0)}/stream`);
    for (const seat of [1, 2]) {
      await stream.until(({ asked }) => asked.some((one) => one.seat === seat));
      await company.player(seat).answer(company.match, seat);
      await company.player(seat).answer(company.match, seat);
    }
    const over = await stream.until(({ match }) => match?.status === 'over');
    expect(over.match?.ended?.why).toBe('finished');
    expect(over.match?.ended?.standing?.ranking.at(-1)).toEqual([0]);
    await stream.close();
  });
});

describe.concurrent('getting up', () => {
  test('before the match begins the seat becomes free', async () => {
    const host = await s.newcomer();
    const { match, invites } = await host.create({
      game: 'carts',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'person' }],
    });
    const [ada, bob] = [await s.newcomer(), await s.newcomer()];
    await ada.sure(ada.take(match, 1, { name: 'Ada' }));
    expect((await does(ada, { match }, 1, 'leave')).status).toBe(200);
    expect((await ada.call(routes.listYourMatches, {})).matches).toEqual([]);
    expect((await host.call(routes.match, { params: { match } })).seats[1]).toMatchObject({ taken: false, name: '' });
    expect((await bob.take(match, 1, { name: 'Bob' })).status).toBe(200);
    expect((await ada.take(match, 2, { invite: invites[0]?.secret })).status).toBe(200);
    expect((await host.call(routes.match, { params: { match } })).status).toBe('running');
  });

  test('the host, or a player with another seat in it, still finds it', async () => {
    const [host, ada] = [await s.newcomer(), await s.newcomer()];
    const { match } = await host.create({ game: 'carts', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
    for (const seat of [1, 2]) await ada.sure(ada.take(match, seat));
    const mine = async (client: Client) => (await client.call(routes.listYourMatches, {})).matches.map(({ yours }) => yours);
    expect((await does(host, { match }, 0, 'leave')).status).toBe(200);
    expect((await does(ada, { match }, 1, 'leave')).status).toBe(200);
    expect([await mine(host), await mine(ada)]).toEqual([[[]], [[2]]]);
  });

  test('a seat that its guest has left can be given away again with a new link', async () => {
    const host = await s.newcomer();
    const seats = [{ kind: 'me' }, { kind: 'person', name: 'Ada' }, { kind: 'open' }];
    const { match, invites } = await host.create({ game: 'carts', seats });
    const [ada, bob] = [await s.newcomer(), await s.newcomer()];
    await ada.sure(ada.take(match, 1, { invite: invites[0]?.secret }));
    await ada.sure(does(ada, { match }, 1, 'leave'));
    expect((await bob.take(match, 1, { invite: invites[0]?.secret })).body.code).toBe('no-invitation');
    expect((await bob.take(match, 1, { invite: await inviteTo(host, match, 1) })).status).toBe(200);
  });

  test('afterward a bot plays on, and the key no longer works for the seat', async () => {
    const company = await companyOf(s, 2, { options: { rounds: 1 } });
    const stream = await company.player(1).stream(`${pathOf(company.match, 1)}/stream`);
    await does(company.host, company, 0, 'leave');
    await stream.until(({ asked }) => asked.some(({ seat }) => seat === 1));
    expect((await company.card()).seats[0]).toMatchObject({ away: 'left', player: 'bot' });
    expect((await company.host.get(pathOf(company.match, 0))).body.code).toBe('not-your-seat');
    expect((await does(company.host, company, 0, 'return')).body.code).toBe('not-your-seat');
    await company.player(1).answer(company.match, 1);
    await company.player(1).answer(company.match, 1);
    await stream.until(({ match }) => match?.status === 'over');
    await stream.close();
  });

  test('when the last person has left, the match ends', async () => {
    const company = await companyOf(s, 2);
    await does(company.host, company, 0, 'leave');
    await does(company.player(1), company, 1, 'leave');
    const { body } = await company.host.get(pathOf(company.match));
    expect(body).toMatchObject({ status: 'over', ended: { why: 'abandoned' } });
  });
});

describe.concurrent('letting a bot play', () => {
  test('one’s own seat at any time, until one returns', async () => {
    const company = await companyOf(s, 2, { options: { rounds: 2 } });
    const { host, match } = company;
    expect((await does(host, company, 0, 'return')).body.code).toBe('not-away');
    const stream = await host.stream(`${pathOf(match, 0)}/stream`);
    expect((await does(host, company, 0, 'hand', { level: 'easy' })).status).toBe(200);
    expect((await does(host, company, 0, 'hand')).body.code).toBe('seat-is-bot');
    expect((await company.card()).seats[0]).toMatchObject({ away: 'asked', player: 'bot', level: 'easy' });
    await stream.until(({ asked }) => asked.some(({ seat }) => seat === 1));
    expect((await host.act(match, 0, 1, {})).body.code).toBe('seat-handed');
    expect((await does(host, company, 0, 'return')).status).toBe(200);
    await company.player(1).answer(match, 1);
    await company.player(1).answer(match, 1);
    const { decision } = await host.table(match, 0);
    expect((await host.act(match, 0, decision?.seq ?? -1, decision?.options[0])).status).toBe(200);
    expect((await company.card()).seats[0]).toMatchObject({ player: 'person' });
    await stream.close();
  });

  test('another’s when its player has kept the others waiting too long, and all of them agree', async () => {
    let now = Date.now();
    const timed = await startService({ now: () => now });
    const company = await companyOf(timed, 3, { options: { rounds: 1 }, patience: 10 });
    const [ada, bob] = [company.player(1), company.player(2)];
    expect(await does(ada, company, 0, 'hand')).toMatchObject({
      status: 409,
      body: { code: 'patience', sentence: expect.stringMatching(/in \d+ seconds/) },
    });
    expect((await does(ada, company, 2, 'hand')).body.code).toBe('not-waited-for');
    expect((await does(await timed.newcomer(), company, 0, 'hand')).body.code).toBe('not-your-seat');
    now += 9_999;
    expect((await does(ada, company, 0, 'hand')).body.code).toBe('patience');
    now += 1;
    const stream = await bob.stream(`${pathOf(company.match, 2)}/stream`);
    expect((await does(ada, company, 0, 'hand', { level: 'easy' })).status).toBe(200);
    expect((await company.card()).seats[0]).toMatchObject({ player: 'person', agreed: [1] });
    expect((await does(ada, company, 0, 'hand', { level: 'easy' })).body.code).toBe('agreed-already');
    expect((await does(bob, company, 0, 'hand', { level: 'easy' })).status).toBe(200);
    expect((await company.card()).seats[0]).toMatchObject({ away: 'agreed', player: 'bot', level: 'easy' });
    await stream.until(({ asked }) => asked.some(({ seat }) => seat === 1));
    expect((await does(company.host, company, 0, 'return')).status).toBe(200);
    expect((await company.card()).seats[0]).toMatchObject({ player: 'person' });
    await stream.close();
  });

  test('when the clock has run out, until the player returns', async () => {
    let ahead = 0;
    const service = await startService({ now: () => Date.now() + ahead });
    const company = await companyOf(service, 2, { options: { rounds: 2 }, clock: { seconds: 60, level: 'easy' } });
    const { host, match } = company;
    const stream = await host.stream(`${pathOf(match, 0)}/stream`);
    ahead = 60_000;
    const handed = await stream.until((message) => message.type === 'step' && message.what.kind === 'handed');
    expect(handed).toMatchObject({ what: { seat: 0, why: 'clock', level: 'easy' } });
    expect(handed.match?.seats[0]).toMatchObject({ away: 'clock', player: 'bot' });
    // The overdue answer is the bot's.
    await stream.until((message) => message.type === 'step' && message.what.kind === 'answered' && message.seq > handed.seq);
    expect((await does(host, company, 0, 'return')).status).toBe(200);
    expect((await company.card()).seats[0]).toMatchObject({ player: 'person' });
    await stream.close();
  });
});

describe('deleting', () => {
  test('a finished match is gone when everyone who had a part in it has deleted it', async () => {
    const company = await companyOf(s, 2, { options: { rounds: 1 } });
    const { match, host } = company;
    const guest = company.player(1);
    const erase = (client: Client) => client.ask('DELETE', `/api/mine/${match}`);
    expect((await erase(host)).body.code).toBe('not-over');
    expect((await erase(await s.newcomer())).body.code).toBe('not-yours');
    await playOn(company);
    expect((await erase(host)).body).toEqual({ gone: false });
    const mine = async (client: Client) => (await client.call(routes.listYourMatches, {})).matches.map((listed) => listed.match);
    expect(await mine(host)).toEqual([]);
    expect(await mine(guest)).toEqual([match]);
    expect((await guest.get(pathOf(match, 1))).status).toBe(200);
    expect((await erase(guest)).body).toEqual({ gone: true });
    expect((await guest.get(pathOf(match, 1))).body.code).toBe('unknown-match');
    expect((await erase(guest)).body.code).toBe('unknown-match');
  });
});

describe.concurrent('playing again', () => {
  test('requested by both, it is one match, everyone one seat further, with the same keys', async () => {
    const company = await companyOf(s, 2, { options: { rounds: 1 } });
    const { host, match } = company;
    const ada = company.player(1);
    expect((await host.post(`${pathOf(match)}/rematch`)).body.code).toBe('not-over');
    await playOn(company);
    expect((await (await s.newcomer()).post(`${pathOf(match)}/rematch`)).body.code).toBe('not-your-seat');
    const asked = await Promise.all([host, ada, host].map((client) => client.call(routes.rematch, { params: { match } })));
    const [next = ''] = [...new Set(asked.map((reply) => reply.match))];
    expect(new Set(asked.map((reply) => reply.match)).size).toBe(1);
    expect((await company.card()).rematch).toBe(next);
    expect((await host.take(next, 0, { name: 'Host' })).body.code).toBe('no-invitation');
    expect((await host.take(next, 1, { name: 'Host' })).status).toBe(200);
    expect((await ada.take(next, 0, { name: 'Ada' })).status).toBe(200);
    const card = await host.call(routes.match, { params: { match: next } });
    expect(card).toMatchObject({ status: 'running', after: match, options: { rounds: 1 } });
    expect(card.seats.map(({ name }) => name)).toEqual(['Ada', 'Host']);
    expect(card.deal.commitment).not.toBe((await company.card()).deal.commitment);
  });

  test('the player who asked for it is its host in any seat, and alone creates new links for spectators', async () => {
    const company = await companyOf(s, 3, { options: { rounds: 1 } });
    const players = [company.host, company.player(1), company.player(2)];
    await playOn(company);
    const ada = company.player(1);
    const { match: next } = await ada.call(routes.rematch, { params: { match: company.match } });
    await ada.sure(ada.take(next, 2, { name: 'Ada' }));
    const hosts = await Promise.all(players.map((player) => player.call(routes.match, { params: { match: next } })));
    expect(hosts.map(({ host }) => host)).toEqual([false, true, false]);
    const invited = await Promise.all(players.map((player) => player.post(`${pathOf(next)}/link`)));
    expect(invited.map(({ status }) => status)).toEqual([403, 200, 403]);
  });
});
