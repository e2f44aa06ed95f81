import { connect } from 'node:net';
import { carts } from '@swordtable/kernel/toys/carts';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Message, TableMessage } from '../api/table.ts';
import { type Company, companyOf, playOn } from '../testing/company.ts';
import { type Client, type OpenStream, pathOf, startService, type TestService } from '../testing/service.ts';

let s: TestService;
beforeAll(async () => {
  s = await startService();
});

const streamAt = (client: Client, { match }: Pick<Company, 'match'>, seat?: number, rest = '', wishes = {}): Promise<OpenStream> =>
  client.stream(`${pathOf(match, seat)}/stream${rest}`, wishes);

/** What a client makes of its messages: the table, changed step by step. */
const followed = (messages: readonly Message[]): Pick<TableMessage, 'view' | 'decision' | 'asked' | 'match' | 'seq'> => {
  const [first, ...steps] = messages;
  if (first?.type !== 'table') throw new Error('The first message is the whole table.');
  let { view, decision, asked, match, seq } = first;
  for (const step of steps) {
    if (step.type !== 'step') throw new Error('After the table come steps.');
    const left = Object.entries({ ...view, ...step.changes }).filter(([name]) => step.gone?.includes(name) !== true);
    view = Object.fromEntries(left);
    if (step.decision !== undefined) decision = step.decision;
    asked = step.asked;
    match = step.match ?? match;
    seq = step.seq;
  }
  return { view, asked, match, seq, decision };
};

/** A client that lets the other seats play, and what all of them and a spectator get. */
const everybody = async (company: Company, wishes: object = {}): Promise<readonly OpenStream[]> => [
  ...(await Promise.all(company.players.map((player, seat) => streamAt(player, company, seat, '', wishes)))),
  await streamAt(company.host, company, undefined, '', wishes),
];

describe('streams', () => {
  test.each(['carts', 'bids'])('in %s, a watcher’s accumulated changes equal a fresh table, to the end', async (game) => {
    const company = await companyOf(s, 3, { game, options: game === 'carts' ? { rounds: 2 } : { cards: 3 } });
    const streams = await everybody(company);
    let turn = 0;
    const pick = (options: readonly unknown[]): unknown => {
      turn += 7;
      return options[turn % options.length];
    };
    for (;;) {
      const card = await playOn(company, 1, pick);
      await Promise.all(streams.map((stream) => stream.until(({ seq }) => seq === card.seq)));
      for (const [seat, stream] of streams.entries()) {
        const watcher = seat < 3 ? seat : undefined;
        const fresh = await (watcher === undefined ? company.host : company.player(watcher)).table(company.match, watcher);
        const { view, decision, asked, seq } = followed(stream.messages);
        expect({ view, decision, asked, seq }).toEqual({ view: fresh.view, decision: fresh.decision, asked: fresh.asked, seq: fresh.seq });
      }
      if (card.status === 'over') break;
    }
    for (const stream of streams) {
      expect(await company.card()).toMatchObject(followed(stream.messages).match);
      // Every line, once, in order.
      const [first = 0] = stream.messages.map(({ seq }) => seq);
      expect(stream.messages.map(({ seq }) => seq)).toEqual(stream.messages.map((_, index) => first + index));
      await stream.close();
    }
  });

  test('server-sent events carry the same as lines, with their numbers', async () => {
    const company = await companyOf(s, 2, { options: { rounds: 1 } });
    const [lines, events] = [await everybody(company), await everybody(company, { events: true })];
    expect(lines[0]?.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
    expect(events[0]?.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(events[0]?.headers.get('cache-control')).toBe('no-store');
    await playOn(company);
    await Promise.all([...lines, ...events].map((stream) => stream.until(({ match }) => match?.status === 'over')));
    for (const [index, stream] of events.entries()) {
      expect(stream.messages).toEqual(lines[index]?.messages);
      expect(stream.ids).toEqual(stream.messages.map(({ seq }) => seq));
    }
    await Promise.all([...lines, ...events].map((stream) => stream.close()));
  });

  test('the first message is the same as a single request, even before the match begins', async () => {
    const host = await s.newcomer();
    const made = await host.create({ game: 'carts', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const stream = await streamAt(host, made, 0);
    const first = await stream.until(() => true);
    expect(first).toEqual(await host.table(made.match, 0));
    expect(first).toMatchObject({
      type: 'table',
      watcher: 0,
      view: {},
      decision: null,
      asked: [],
      since: [],
      match: { status: 'waiting' },
    });
    const guest = await s.newcomer();
    await guest.sure(guest.take(made.match, 1, { name: 'Guest' }));
    const begun = await stream.until(({ type }) => type === 'step');
    expect(begun).toMatchObject({ what: { kind: 'seated', seat: 1 }, match: { status: 'running' }, decision: { prompt: { ask: 'good' } } });
    expect(begun.type === 'step' && begun.events.length).toBeGreaterThan(0);
    await stream.close();
  });

  test('resume where they were left: exactly the missed steps, with their events', async () => {
    const company = await companyOf(s, 2);
    const whole = await streamAt(company.host, company, 0);
    const short = await streamAt(company.host, company, 0);
    const { seq: seen } = await playOn(company, 3);
    await short.until(({ seq }) => seq === seen);
    await short.close();
    // More than are kept in memory, so that the store is read for them.
    const { seq: last } = await playOn(company, 100, (options) => options.at(-1));
    expect(last - seen).toBeGreaterThan(32);
    await whole.until(({ seq }) => seq === last);
    const missed = whole.messages
      .filter(({ seq }) => seq > seen)
      .map((step) => (step.type === 'step' ? { seq: step.seq, at: step.at, what: step.what, events: step.events } : step));
    for (const [rest, wishes] of [
      ['', { lastEventId: seen }],
      ['', { lastEventId: seen, events: true }],
      [`?after=${seen}`, {}],
    ] as const) {
      const resumed = await streamAt(company.host, company, 0, rest, wishes);
      const live = await resumed.until(() => true);
      expect(live).toMatchObject({ type: 'table', seq: last });
      expect(live.type === 'table' && live.since).toEqual(missed);
      await resumed.close();
    }
    const near = await company.host.table(company.match, 0, last - 2);
    expect(near.since.map(({ seq }) => seq)).toEqual([last - 1, last]);
    expect((await company.host.table(company.match, 0, last)).since).toEqual([]);
    expect((await company.host.table(company.match, 0, -1)).since.map(({ seq }) => seq)).toEqual(
      Array.from({ length: last + 1 }, (_, seq) => seq),
    );
    // A client that resumes with fewer rights doesn't get what others got.
    const looks = (await company.host.table(company.match, 0, -1)).since
      .flatMap(({ events }) => events)
      .filter((event) => Object.hasOwn(event as object, 'looked'));
    expect(looks.length).toBeGreaterThan(0);
    for (const look of looks as { looked: number }[]) expect(Object.hasOwn(look, 'at')).toBe(look.looked === 0);
    await whole.close();
  });

  test('nothing is missed between the table and the first step, at any time', async () => {
    const company = await companyOf(s, 2, { options: { rounds: 3 } });
    const playing = playOn(company);
    const streams: OpenStream[] = [];
    for (let count = 0; count < 25; count++) streams.push(await streamAt(company.host, company, 0));
    const { seq: last } = await playing;
    const fresh = await company.host.table(company.match, 0);
    for (const stream of streams) {
      await stream.until(({ seq }) => seq === last);
      expect(followed(stream.messages).view).toEqual(fresh.view);
      const [first = 0] = stream.messages.map(({ seq }) => seq);
      expect(stream.messages.map(({ seq }) => seq)).toEqual(stream.messages.map((_, index) => first + index));
      await stream.close();
    }
  });

  test('open only with the right key', async () => {
    const company = await companyOf(s, 2);
    const stranger = await s.newcomer();
    const refused = async (client: Client, seat?: number) => {
      const { status, refusal } = await streamAt(client, company, seat);
      return [status, refusal.code];
    };
    expect(await refused(company.player(1), 0)).toEqual([403, 'not-your-seat']);
    expect(await refused(stranger, 0)).toEqual([403, 'not-your-seat']);
    expect(await refused(s.nobody, 0)).toEqual([401, 'no-key']);
    expect(await refused(stranger)).toEqual([403, 'may-not-watch']);
    expect(await refused(company.host, 7)).toEqual([404, 'unknown-seat']);
    expect((await streamAt(stranger, { match: 'aaaaaaaaaaaaaa' })).refusal.code).toBe('unknown-match');
  });
});

describe('watching', () => {
  test('a private match needs the link, which works for everyone who has it', async () => {
    const company = await companyOf(s, 2);
    const [first, second] = [await s.newcomer(), await s.newcomer()];
    const watch = `${pathOf(company.match)}/watch`;
    expect((await first.get(`${pathOf(company.match)}/table`)).body.code).toBe('may-not-watch');
    expect((await first.post(watch, { secret: 'x'.repeat(32) })).body.code).toBe('no-invitation');
    for (const client of [first, second]) {
      expect((await client.post(watch, { secret: company.watch })).body['again']).toBe(false);
      expect((await client.post(watch, { secret: company.watch })).body['again']).toBe(true);
      expect((await client.table(company.match)).watcher).toBe(null);
      expect((await client.get(pathOf(company.match))).body['mayWatch']).toBe(true);
    }
    // Watching isn't playing.
    expect((await first.get(pathOf(company.match, 0))).body.code).toBe('not-your-seat');
  });

  test('a listed match is open to everyone', async () => {
    const company = await companyOf(s, 2, { listed: true });
    const stream = await streamAt(s.nobody, company);
    expect(await stream.until(() => true)).toMatchObject({ watcher: null, decision: null, view: { top: null } });
    await playOn(company, 1);
    expect(await stream.until(({ type }) => type === 'step')).toMatchObject({ what: { kind: 'answered', seat: 0 } });
    await stream.close();
  });
});

describe('readers', () => {
  test('that don’t read are disconnected, the others continue, and nothing is missing on return', async () => {
    // A game with a large view, so that a client that doesn't read soon has too much unsent.
    const heavy: typeof carts = {
      ...carts,
      view: (state, watcher) => ({ ...carts.view(state, watcher), ballast: `${state.die} ${state.turns} `.repeat(400_000) }),
    };
    const own = await startService({ games: [heavy] });
    const company = await companyOf(own, 2);
    const { hostname, port } = new URL(own.address);
    const lazy = connect(Number(port), hostname);
    lazy.on('error', () => {});
    lazy.write(`GET ${pathOf(company.match, 0)}/stream HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${company.host.key}\r\n\r\n`);
    await new Promise((resolve) => lazy.once('readable', resolve));
    const awake = await streamAt(company.host, company, 0);
    const card = await playOn(company);
    await awake.until(({ match }) => match?.status === 'over');
    lazy.resume();
    await new Promise((resolve) => lazy.once('close', resolve));
    const back = await streamAt(company.host, company, 0, '?after=2');
    const live = await back.until(() => true);
    expect(live.type === 'table' && live.since.map(({ seq }) => seq)).toEqual(
      Array.from({ length: card.seq - 2 }, (_, index) => index + 3),
    );
    await Promise.all([awake.close(), back.close()]);
  });

  test('have a limited number of streams each, and are told when to try again', async () => {
    const own = await startService({ env: { STREAMS_PER_CLIENT: '3', STREAMS_MAX: '4', TRUST_PROXY: '1' } });
    const company = await companyOf(own, 2, { listed: true });
    const open = (client: string) => streamAt(own.nobody, company, undefined, '', { headers: { 'x-forwarded-for': client } });
    const first = [await open('192.0.2.1'), await open('192.0.2.1'), await open('192.0.2.1')];
    expect(first.map(({ status }) => status)).toEqual([200, 200, 200]);
    const fourth = await open('192.0.2.1');
    expect(fourth).toMatchObject({ status: 429, refusal: { code: 'too-many-streams' } });
    expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(0);
    const other = await open('192.0.2.2');
    expect(other.status).toBe(200);
    const third = await open('192.0.2.3');
    expect(third).toMatchObject({ status: 503, refusal: { code: 'too-busy' } });
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0);
    await first[0]?.close();
    await expect.poll(async () => (await open('192.0.2.1')).status).toBe(200);
  });
});
