import { bids } from '@swordtable/kernel/toys/bids';
import { boxes } from '@swordtable/kernel/toys/boxes';
import { carts } from '@swordtable/kernel/toys/carts';
import { describe, expect, inject, test } from 'vitest';
import type { TableMessage } from '../api/table.ts';
import { type Company, companyOf } from '../testing/company.ts';
import { type Client, pathOf, startService, type TestService } from '../testing/service.ts';

const GAMES = { games: [carts, bids, boxes] };
const order = (...alternatives: readonly (readonly object[])[]) => ({ rule: 'turn', ask: 'good', alternatives });
const line = (...lines: readonly number[]) => ({ rule: 'boxes', ask: 'line', alternatives: lines.map((each) => [{ line: each }]) });

const at = ({ match }: Company, seat: number): string => `${pathOf(match, seat)}/orders`;
const ordersOf = (company: Company, seat: number, client = company.player(seat)) => client.get(at(company, seat));
const give = async (company: Company, seat: number, orders: readonly unknown[], client: Client = company.player(seat)) => {
  const { body } = await client.get(at(company, seat));
  return client.ask('PUT', at(company, seat), { mark: body['mark'] ?? 0, orders });
};
const answer = (company: Company, seat: number, action: object) => company.player(seat).answer(company.match, seat, () => action);

/** The table once the line has come, which no one in this test writes. */
const tableAfter = async ({ match, host }: Company, seq: number): Promise<TableMessage> => {
  for (;;) {
    const live = await host.table(match, 0, -1);
    if (live.seq >= seq) return live;
  }
};
const linesOf = async (s: TestService, match: string) => (await s.service.storage.read(match, -1)).map(({ entry }) => entry);

describe.each(['sqlite', ...(inject('databaseUrl') === undefined ? [] : ['postgres' as const])] as const)(
  'standing orders in %s',
  (store) => {
    test('are carried out as the seat’s answers as soon as it must answer, once', async () => {
      const s = await startService({ ...GAMES, store });
      const company = await companyOf(s, 2, { game: 'boxes' });
      expect((await give(company, 1, [line(4, 5), line(6)])).body).toMatchObject({
        mark: 1,
        orders: [{ now: ['possible', 'possible'] }, { now: ['possible'] }],
      });
      const { seq } = await answer(company, 0, { line: 4 });
      const then = await tableAfter(company, seq + 1);
      expect(then).toMatchObject({ asked: [{ seat: 0 }], view: { active: 0 } });
      expect((await linesOf(s, company.match)).at(-1)).toMatchObject({ kind: 'answered', seat: 1, action: { line: 5 }, ordered: true });
      expect((await ordersOf(company, 1)).body).toMatchObject({ mark: 2, orders: [{}], last: { what: 'carried-out', alternative: 1 } });
      await answer(company, 0, { line: 7 });
      await tableAfter(company, seq + 3);
      expect((await ordersOf(company, 1)).body).toMatchObject({ mark: 3, orders: [] });
      const { seq: last } = await answer(company, 0, { line: 8 });
      expect(await company.player(1).table(company.match, 1)).toMatchObject({ seq: last, asked: [{ seat: 1 }] });
    });

    test('outlive the process that accepted them', async () => {
      const one = await startService({ ...GAMES, store });
      const company = await companyOf(one, 2, { game: 'boxes' });
      await give(company, 1, [line(5)]);
      const env = one.config.databaseUrl === undefined ? { DATA: one.config.data } : { DATABASE_URL: one.config.databaseUrl };
      await one.stop();
      const other = await startService({ ...GAMES, env });
      const host = other.as(company.host.key ?? '');
      const { seq } = await host.answer(company.match, 0, () => ({ line: 4 }));
      while ((await host.table(company.match, 0)).seq <= seq);
      expect((await linesOf(other, company.match)).at(-1)).toMatchObject({ seat: 1, ordered: true });
    });

    test('a line that no process followed up is followed up on the next check', async () => {
      const s = await startService({ ...GAMES, store });
      const company = await companyOf(s, 2, { game: 'boxes' });
      const { match, host } = company;
      await give(company, 1, [line(5)]);
      const { storage } = s.service;
      const stored = await storage.orders(match);
      const { seq } = await answer(company, 0, { line: 4 });
      await tableAfter(company, seq + 1);
      // The store as left by a process that dies between the two lines.
      const left = (await storage.read(match, -1)).filter((each) => each.seq <= seq);
      const face = { game: 'boxes', status: 'running', listed: false, due: null, card: '{}' } as const;
      await storage.append(left.map((each) => ({ ...each, match: 'again', face })));
      await storage.order({ match: 'again', seq, seat: 1, mark: 0, text: stored[0]?.text ?? '' });
      const again = { ...company, match: 'again' };
      await host.table('again', 0);
      await tableAfter(again, seq + 1);
      expect((await linesOf(s, 'again')).at(-1)).toMatchObject({ seat: 1, action: { line: 5 }, ordered: true });
    });
  },
);

describe.skipIf(inject('databaseUrl') === undefined)('two servers on one store', () => {
  test('carry out an order once, whichever of them accepted it', async () => {
    const one = await startService({ ...GAMES, store: 'postgres' });
    const other = await startService({ ...GAMES, env: { DATABASE_URL: one.config.databaseUrl } });
    const company = await companyOf(one, 2, { game: 'boxes' });
    const far = other.as(company.player(1).key ?? '');
    const stream = await far.stream(`${pathOf(company.match, 1)}/stream`);
    await give(company, 1, [line(5), line(6)], far);
    const { seq } = await answer(company, 0, { line: 4 });
    await stream.until((message) => message.seq === seq + 1);
    expect(stream.messages.at(-1)).toMatchObject({ what: { kind: 'answered', seat: 1, ordered: true } });
    await answer(company, 0, { line: 7 });
    await stream.until((message) => message.seq === seq + 3);
    await stream.close();
    expect((await linesOf(one, company.match)).filter((entry) => entry.kind === 'answered' && entry.ordered === true)).toHaveLength(2);
  });
});

describe('a standing order', () => {
  const begun = async (game = 'boxes', seats = 2) => companyOf(await startService(GAMES), seats, { game });

  test('is dropped with all after it if none of its alternatives can be followed, and it is the player’s turn', async () => {
    const company = await begun();
    await give(company, 1, [line(4), line(5)]);
    const { seq } = await answer(company, 0, { line: 4 });
    await expect.poll(async () => (await ordersOf(company, 1)).body).toMatchObject({ orders: [], last: { what: 'not-possible' } });
    expect(await company.host.table(company.match, 0)).toMatchObject({ seq, asked: [{ seat: 1 }] });
  });

  test('breaks off if chance brings something else, with all after it', async () => {
    const company = await begun('carts');
    await give(company, 1, [order([{ reroll: true }, { take: 99 }], [{ look: true }]), order([{ look: true }])]);
    await answer(company, 0, (await company.host.table(company.match, 0)).decision?.options[0] as object);
    const { seq } = await answer(company, 0, { cart: 0 });
    expect(await tableAfter(company, seq + 1)).toMatchObject({ asked: [{ seat: 1 }] });
    expect((await ordersOf(company, 1)).body).toMatchObject({ orders: [], last: { what: 'broken-off', alternative: 0 } });
  });

  test('can be withdrawn and replaced until then, by a client that has seen it', async () => {
    const company = await begun();
    await give(company, 1, [line(5)]);
    const stale = await company.player(1).ask('PUT', at(company, 1), { mark: 0, orders: [] });
    expect([stale.status, stale.body.code]).toEqual([409, 'stale']);
    expect((await give(company, 1, [line(6)])).body).toMatchObject({ mark: 2, orders: [{ alternatives: [[{ line: 6 }]] }] });
    expect((await company.player(1).ask('DELETE', at(company, 1))).body).toMatchObject({ mark: 3, orders: [] });
    const { seq } = await answer(company, 0, { line: 4 });
    expect(await company.player(1).table(company.match, 1)).toMatchObject({ seq, asked: [{ seat: 1 }] });
  });

  test('is refused if it is invalid', async () => {
    const company = await begun('carts');
    const codeOf = async (orders: readonly unknown[], seat = 1) => {
      const { status, body } = await give(company, seat, orders);
      return [status, body.code];
    };
    const look = order([{ look: true }]);
    expect(await codeOf([order()])).toEqual([400, 'order-malformed']);
    expect(await codeOf([order([{ eat: 1 }])])).toEqual([400, 'order-malformed']);
    expect(await codeOf(['pass'])).toEqual([400, 'order-malformed']);
    expect(await codeOf([look, look, look, look, look, look])).toEqual([409, 'orders-too-many']);
    expect(await codeOf([look], 0)).toEqual([409, 'order-your-turn']);
    expect(await codeOf([{ ...look, ask: 'cart' }], 0)).toEqual([200, undefined]);
    expect((await ordersOf(company, 1)).body).toEqual({ mark: 0, orders: [], turn: true });
  });

  test('waits as long as a person may need, and no one else’s play waits with it', async () => {
    const waits: number[] = [];
    const s = await startService({
      ...GAMES,
      orderDelay: () => {
        waits.push(1);
        return 24 * 3_600_000;
      },
    });
    const company = await companyOf(s, 2, { game: 'boxes' });
    await give(company, 1, [line(5)]);
    const { seq } = await answer(company, 0, { line: 4 });
    await expect.poll(() => waits.length).toBe(1);
    expect((await company.host.table(company.match, 0)).seq).toBe(seq);
    // The player is there after all.
    expect((await answer(company, 1, { line: 6 })).seq).toBe(seq + 1);
    // Told to stop, the server waits no longer.
    await give(company, 1, [line(8)]);
    await answer(company, 0, { line: 7 });
    await expect.poll(() => waits.length).toBe(2);
    const { storage } = s.service;
    const before = await storage.heads([company.match]);
    await s.service.registry.idle();
    expect((await storage.heads([company.match])).get(company.match)).toBe((before.get(company.match) ?? 0) + 1);
  });

  test('is hidden from everyone else', async () => {
    const company = await begun();
    await give(company, 1, [line(5)]);
    const { host, match } = company;
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['PUT', '', { mark: 1, orders: [] }],
      ['DELETE', '', undefined],
      ['POST', '/plan', { answers: [] }],
    ] as const) {
      expect((await host.ask(method, at(company, 1) + path, body)).body.code).toBe('not-your-seat');
    }
    const { seq } = await answer(company, 0, { line: 4 });
    const told = await tableAfter(company, seq + 1);
    expect(told.since.at(-1)?.what).toEqual({ kind: 'answered', seat: 1 });
    const own = await company.player(1).table(match, 1, -1);
    expect(own.since.at(-1)?.what).toEqual({ kind: 'answered', seat: 1, ordered: true });
    await company.player(1).post(`${pathOf(match, 1)}/resign`);
    // Now everyone may see that seat's view, and finds nothing of it.
    expect((await host.table(match, 1, -1)).since.map(({ what }) => what)).toContainEqual({ kind: 'answered', seat: 1 });
    expect((await host.get(`${pathOf(match)}/record`)).text).not.toContain('ordered');
    expect((await ordersOf(company, 1)).body.code).toBe('game-over');
  });

  test.each([
    ['hand', 'seat-handed'],
    ['revoke', undefined],
    ['resign', 'resigned'],
  ])('vanishes when its seat is no longer played as it was: %s', async (what, then) => {
    const company = await begun('boxes', 3);
    await give(company, 1, [line(5)]);
    await company.player(1).post(`${pathOf(company.match, 1)}/${what}`);
    const { body } = await ordersOf(company, 1);
    expect(then === undefined ? body : body.code).toEqual(then === undefined ? { mark: 2, orders: [], turn: true } : then);
    await answer(company, 0, { line: 4 });
    expect((await company.card()).asked).toEqual([1]);
  });

  test('a turn can be tried before it comes, as far as anyone can know', async () => {
    const company = await begun('carts');
    const { match } = company;
    const before = await company.player(1).table(match, 1);
    const plan = (answers: readonly unknown[]) => company.player(1).post(`${at(company, 1)}/plan`, { answers });
    const first = await plan([]);
    expect(first.body).toMatchObject({ rule: 'turn', ask: 'good', wanted: [], certain: true, decision: { prompt: { ask: 'good' } } });
    const [take] = (first.body as { decision: { options: readonly unknown[] } }).decision.options;
    expect((await plan([take])).body).toMatchObject({ wanted: [take], decision: { prompt: { ask: 'cart' } } });
    expect((await plan([take, { cart: 1 }])).body).toMatchObject({ wanted: [take, { cart: 1 }], decision: null });
    expect((await plan([{ reroll: true }])).body).toMatchObject({ certain: false, decision: null });
    expect((await plan([{ take: 99 }])).body.code).toBe('not-an-option');
    expect(await company.player(1).table(match, 1)).toEqual(before);
    const sealed = await begun('bids');
    expect((await sealed.player(1).post(`${at(sealed, 1)}/plan`, {})).body.code).toBe('no-plan');
  });
});
