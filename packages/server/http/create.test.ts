import { beforeAll, describe, expect, test } from 'vitest';
import { created, type MatchPage } from '../api/match.ts';
import { programRoutes } from '../api/program-routes.ts';
import { routes } from '../api/routes.ts';
import { companyOf, playOn } from '../testing/company.ts';
import { editStore } from '../testing/edit.ts';
import { pathOf, startService, type TestService } from '../testing/service.ts';

let s: TestService;
beforeAll(async () => {
  s = await startService();
});

describe('making a match', () => {
  test('the games are listed with their options and the bot levels', async () => {
    const { games, levels } = await s.nobody.call(programRoutes.games, {});
    expect(games.map(({ id }) => id)).toEqual(['carts', 'bids']);
    expect(games[0]?.options).toContainEqual(expect.objectContaining({ id: 'rounds', kind: 'count', min: 1, max: 6, default: 5 }));
    expect(levels.map(({ id }) => id)).toEqual(['easy', 'medium', 'hard', 'expert']);
  });

  test('with only a game, it is you against a bot, private, without a clock, and it begins immediately', async () => {
    const me = await s.newcomer();
    const body = await me.create({ game: 'carts' });
    expect(body).toMatchObject({ again: false, invites: [] });
    expect(body.card).toMatchObject({
      game: 'carts',
      version: '1',
      status: 'running',
      options: { rounds: 5, fragile: false },
      listed: false,
      openAfter: true,
      clock: null,
      patience: 600,
      asked: [0],
    });
    expect(body.card.seats.map(({ kind, taken, player, level }) => ({ kind, taken, player, level }))).toEqual([
      { kind: 'person', taken: true, player: 'person', level: undefined },
      { kind: 'bot', taken: true, player: 'bot', level: 'medium' },
    ]);
    expect(body.card.deal).toEqual({ commitment: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(body.watch?.link).toBe(`/match/${body.match}#watch=${body.watch?.secret}`);
  });

  test('every kind of seat, and all terms', async () => {
    const me = await s.newcomer();
    const made = await me.create({
      game: 'carts',
      options: { rounds: 2, fragile: true },
      seats: [{ kind: 'bot', level: 'easy' }, { kind: 'person', name: 'Ada' }, { kind: 'open' }, { kind: 'me', name: 'Grace' }],
      listed: true,
      openAfter: false,
      clock: { seconds: 60, level: 'hard' },
      patience: 10,
    });
    expect(made.card).toMatchObject({
      status: 'waiting',
      options: { rounds: 2, fragile: true },
      listed: true,
      openAfter: false,
      clock: { seconds: 60, level: 'hard' },
      patience: 10,
      asked: [],
    });
    expect(made.card.seats.map(({ kind, name, taken, player }) => [kind, name, taken, player])).toEqual([
      ['bot', 'Easy bot', true, 'bot'],
      ['person', 'Ada', false, 'person'],
      ['open', '', false, 'person'],
      ['person', 'Grace', true, 'person'],
    ]);
    expect(made.invites.map(({ seat }) => seat)).toEqual([1]);
    expect(made.invites[0]?.link).toBe(`/match/${made.match}#seat=1&invite=${made.invites[0]?.secret}`);
    // The card is for everyone; it has no secrets of seats.
    expect((await s.nobody.get(pathOf(made.match))).text).not.toContain(made.invites[0]?.secret);
  });

  test('two seats of one’s own: the second is taken with the same key', async () => {
    const me = await s.newcomer();
    const made = await me.create({ game: 'carts', seats: [{ kind: 'me' }, { kind: 'me' }] });
    expect(made.card.status).toBe('waiting');
    expect((await (await s.newcomer()).take(made.match, 1)).body.code).toBe('no-invitation');
    expect((await me.take(made.match, 1)).status).toBe(200);
    expect(await me.sure(me.get(pathOf(made.match)))).toMatchObject({ status: 'running', yours: [0, 1] });
  });

  test('a host who wants to see the commitment first sits down afterward, with luck that the server couldn’t know', async () => {
    const me = await s.newcomer();
    const { match, card } = await me.create({ game: 'carts', options: { rounds: 1 }, sit: false });
    expect(card).toMatchObject({ status: 'waiting', deal: { commitment: expect.stringMatching(/^[0-9a-f]{64}$/) } });
    expect(card.seats.map(({ taken }) => taken)).toEqual([false, true]);
    expect((await (await s.newcomer()).take(match, 0, { luck: 'a thief’s' })).body.code).toBe('no-invitation');
    await me.sure(me.take(match, 0, { luck: 'mine alone' }));
    await me.sure(me.post(`${pathOf(match, 0)}/resign`));
    const { deal } = await me.call(routes.match, { params: { match } });
    // Bots add no luck.
    expect(deal).toMatchObject({ commitment: card.deal.commitment, opened: { luck: ['mine alone', ''] } });
  });

  test('bots play each other without people', async () => {
    const me = await s.newcomer();
    const easy = { kind: 'bot', level: 'easy' };
    const made = await me.create({ game: 'carts', options: { rounds: 1 }, seats: [easy, easy] });
    const stream = await me.stream(`${pathOf(made.match)}/stream`);
    expect((await stream.until(({ match }) => match?.status === 'over')).match?.ended?.why).toBe('finished');
    await stream.close();
  });

  test.each([
    ['a game that is not there', { game: 'chess' }, 404, 'unknown-game', /carts, bids/],
    ['too few seats', { game: 'carts', seats: [{ kind: 'me' }] }, 400, 'bad-seats', /2 to 4/],
    ['too many seats', { game: 'carts', seats: Array.from({ length: 5 }, () => ({ kind: 'open' })) }, 400, 'bad-seats', /2 to 4/],
    ['an option that the game does not have', { game: 'carts', options: { wheels: 4 } }, 400, 'unknown-option', /wheels/],
    ['an option out of range', { game: 'carts', options: { rounds: 99 } }, 400, 'bad-option', /rounds/i],
    ['an option of the wrong type', { game: 'carts', options: { rounds: 'many' } }, 400, 'bad-option', /rounds/i],
    [
      'options that do not go together',
      { game: 'carts', options: { rounds: 6 }, seats: Array.from({ length: 4 }, () => ({ kind: 'open' })) },
      409,
      'too-few-goods',
      /not enough goods/,
    ],
    ['a level that is not there', { game: 'carts', seats: [{ kind: 'me' }, { kind: 'bot', level: 'godlike' }] }, 400, 'malformed', /level/],
    ['a clock that nobody can keep', { game: 'carts', clock: { seconds: 1 } }, 400, 'malformed', /seconds/],
  ])('refuses %s', async (_, body, status, code, sentence) => {
    const me = await s.newcomer();
    const refused = await me.post('/api/matches', body);
    expect({ status: refused.status, code: refused.body.code }).toEqual({ status, code });
    expect(refused.body.sentence).toMatch(sentence);
    expect((await me.call(routes.listYourMatches, {})).matches).toEqual([]);
  });

  test('requested several times with one id, it is one match, and its links are sent once', async () => {
    const me = await s.newcomer();
    const body = { game: 'carts', seats: [{ kind: 'me' }, { kind: 'person' }], id: 'evening game' };
    const replies = await Promise.all([1, 2, 3].map(() => me.post('/api/matches', body)));
    const late = await me.post('/api/matches', body);
    const all = [...replies, late];
    const matches = all.map((reply) => created.parse(reply.body));
    expect(new Set(matches.map(({ match }) => match)).size).toBe(1);
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 201]);
    expect(matches.filter(({ invites }) => invites.length > 0).length).toBe(1);
    expect(late.body).toMatchObject({ again: true, invites: [], watch: null });
    expect((await me.call(routes.listYourMatches, {})).matches.length).toBe(1);
    // Another client's id is separate.
    const other = await (await s.newcomer()).create(body);
    expect(other).toMatchObject({ again: false });
    expect(other.match).not.toBe(matches[0]?.match);
  });
});

describe('lists', () => {
  test('show only what is listed, by status and game, page by page', async () => {
    const own = await startService();
    const me = await own.newcomer();
    const open = { game: 'carts', seats: [{ kind: 'open' }, { kind: 'open' }] };
    const listed = await Promise.all(Array.from({ length: 7 }, () => me.create({ ...open, listed: true })));
    const hidden = await me.create(open);
    await me.create({ game: 'bids', seats: [{ kind: 'me' }], listed: true });
    // A page ends between matches that changed at the same time.
    editStore(own.config.data, 'update matches set updated = 1000');
    const found: string[] = [];
    let before: string | null | undefined;
    let pages = 0;
    do {
      const query = { status: 'waiting', game: 'carts', most: 3, before: before ?? undefined } as const;
      const page: MatchPage = await own.nobody.call(routes.listMatches, { query });
      expect(page.matches.length).toBeLessThanOrEqual(3);
      found.push(...page.matches.map(({ match }) => match));
      before = page.next;
      pages++;
    } while (before !== null && pages < 10);
    expect(found.toSorted()).toEqual(listed.map(({ match }) => match).toSorted());
    expect(found).not.toContain(hidden.match);
    const running = await own.nobody.call(routes.listMatches, { query: { status: 'running' } });
    expect(running.matches.map(({ game }) => game)).toEqual(['bids']);
    expect((await own.nobody.call(routes.listMatches, { query: { status: 'over' } })).matches).toEqual([]);
    expect((await own.nobody.call(routes.listMatches, {})).matches.length).toBe(8);
  });

  test('one’s own: which seats are mine, and whether I must answer', async () => {
    const company = await companyOf(s, 2, { options: { rounds: 1 } });
    const mine = async (seat: number) => {
      const player = company.player(seat);
      const { matches } = await player.call(routes.listYourMatches, {});
      return matches.map(({ match, yours, turn, status }) => ({ match, yours, turn, status }));
    };
    const { match } = company;
    expect(await mine(0)).toEqual([{ match, yours: [0], turn: true, status: 'running' }]);
    expect(await mine(1)).toEqual([{ match, yours: [1], turn: false, status: 'running' }]);
    await playOn(company, 2);
    expect(await mine(0)).toEqual([{ match, yours: [0], turn: false, status: 'running' }]);
    expect(await mine(1)).toEqual([{ match, yours: [1], turn: true, status: 'running' }]);
    await playOn(company);
    expect(await mine(1)).toEqual([{ match, yours: [1], turn: false, status: 'over' }]);
    expect(await s.nobody.call(routes.listYourMatches, {})).toEqual({ matches: [], next: null });
  });
});

describe('calling it off', () => {
  test('its host can, until it begins', async () => {
    const me = await s.newcomer();
    const made = await me.create({ game: 'carts', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const guest = await s.newcomer();
    expect((await guest.ask('DELETE', pathOf(made.match))).body.code).toBe('not-host');
    expect((await s.nobody.ask('DELETE', pathOf(made.match))).body.code).toBe('no-key');
    expect((await me.ask('DELETE', pathOf(made.match))).status).toBe(200);
    expect(await me.sure(me.get(pathOf(made.match)))).toMatchObject({ status: 'over', ended: { why: 'cancelled' } });
    expect((await guest.take(made.match, 1)).body.code).toBe('game-over');
    expect((await me.ask('DELETE', pathOf(made.match))).body.code).toBe('begun');
    expect((await me.get(`${pathOf(made.match)}/record`)).body.code).toBe('not-begun');
    expect((await me.post(`${pathOf(made.match)}/rematch`)).body.code).toBe('not-over');
  });

  test('not once it has begun', async () => {
    const { host, match, card } = await companyOf(s, 2);
    expect(await host.ask('DELETE', pathOf(match))).toMatchObject({ status: 409, body: { code: 'begun' } });
    expect((await card()).status).toBe('running');
  });
});
