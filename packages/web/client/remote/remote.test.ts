import { accept } from '@swordtable/kernel';
import { type Client, startService, type TestService } from '@swordtable/server/testing/service';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Table } from '../table.ts';
import { fetchedEvents } from '../testing/events.ts';
import { sure, until } from '../testing/local.ts';
import { nodeSocket } from '../testing/node-socket.ts';
import { serviceAt } from './api.ts';
import type { Reach } from './http.ts';
import { readLink } from './links.ts';
import { openRemote } from './remote.ts';
import { overSocket } from './socket.ts';
import { overStreams, type Transport } from './transport.ts';

const tables: Table[] = [];
afterAll(() => {
  for (const table of tables) table.close();
});

const reachOf = ({ base, key }: Client): Reach => ({ base, headers: { authorization: `Bearer ${key}` } });

/** How the tables of a test are followed; each page has a socket of its own. */
let way: 'sockets' | 'streams' = 'streams';
const transportOf = (reach: Reach): Transport => {
  const streams = overStreams(reach, fetchedEvents(reach.headers ?? {}));
  return way === 'streams' ? streams : overSocket({ connect: nodeSocket(reach), otherwise: streams });
};

const sit = async (reach: Reach, match: string, seat: number | null): Promise<Table> => {
  const table = sure(await openRemote({ reach, transport: transportOf(reach), match, seat }));
  tables.push(table);
  return table;
};

/** A match between two people, created and joined by the page's own calls. */
const begin = async (service: TestService) => {
  const [host, guest] = [reachOf(await service.newcomer()), reachOf(await service.newcomer())];
  const created = sure(
    await serviceAt(host).create({ game: 'carts', seats: [{ kind: 'me', name: 'Ada' }, { kind: 'person' }], hints: true }),
  );
  const link = readLink(created.invites[0]?.link ?? '');
  if (link === undefined || !('invite' in link)) throw new Error('There is no link to the second seat.');
  sure(await serviceAt(guest).take(link.match, link.seat, { invite: link.invite, name: 'Bob' }));
  return { match: created.match, host, guest, watch: created.watch };
};

const answer = async (table: Table): Promise<void> => {
  const { decision } = await until(table, (state) => state.decision !== null || state.card.status === 'over');
  if (decision !== null) sure(await table.act(decision.options.at(-1)));
};

const playOut = async (table: Table): Promise<void> => {
  while (table.state().card.status !== 'over') await answer(table);
};

describe.each(['sockets', 'streams'] as const)('a table on the server, over %s', (over) => {
  beforeEach(() => {
    way = over;
  });

  test('a player who is away has left orders, which are carried out and told to no one else', async () => {
    const { match, host, guest } = await begin(await startService());
    const [ada, bob] = await Promise.all([sit(host, match, 0), sit(guest, match, 1)]);
    const order = { rule: 'turn', ask: 'good', alternatives: [[{ look: true }]] };
    expect(await ada.orders?.put(0, [order])).toMatchObject({ refusal: { code: 'order-your-turn' } });
    expect(await bob.orders?.put(0, [order])).toMatchObject({ value: { mark: 1, orders: [{ now: ['possible'] }] } });
    expect(await bob.orders?.plan([{ look: true }])).toMatchObject({ value: { wanted: [{ look: true }], certain: false } });
    expect(await ada.orders?.look()).toMatchObject({ value: { orders: [] } });
    sure(await ada.act(ada.state().decision?.options[0]));
    sure(await ada.act(ada.state().decision?.options[0]));
    const answered = ({ steps }: ReturnType<Table['state']>) => steps.at(-1)?.what.kind === 'answered' && steps.at(-1)?.what.seat === 1;
    const [told, own] = await Promise.all([until(ada, answered), until(bob, answered)]);
    expect([told.steps.at(-1)?.what.ordered, own.steps.at(-1)?.what.ordered]).toEqual([undefined, true]);
    expect(await bob.orders?.withdraw()).toMatchObject({ value: { orders: [] } });
  });

  test('two play a whole game, a third watches, and all see it end', async () => {
    const service = await startService();
    const { match, host, guest, watch } = await begin(service);
    const stranger = reachOf(await service.newcomer());
    expect(await openRemote({ reach: stranger, transport: transportOf(stranger), match, seat: null })).toMatchObject({
      ok: false,
      refusal: { code: 'may-not-watch' },
    });
    sure(await serviceAt(stranger).watch(match, watch?.secret ?? ''));
    const [ada, bob, eve] = await Promise.all([sit(host, match, 0), sit(guest, match, 1), sit(stranger, match, null)]);
    await Promise.all([playOut(ada), playOut(bob)]);
    const seen = await until(eve, ({ card }) => card.status === 'over');
    expect(seen.card.ended).toEqual(ada.state().card.ended);
    expect(await eve.act({})).toMatchObject({ ok: false });
    // The state built from steps is what a newly opened page gets.
    for (const [table, reach, seat] of [
      [ada, host, 0],
      [bob, guest, 1],
    ] as const) {
      // The frames of the last step are only for those who saw it.
      const { frames: _, ...seen } = table.state();
      expect(seen).toEqual((await sit(reach, match, seat)).state());
    }
  });

  test('a takeback is requested, declined, and after another answer granted', async () => {
    const { match, host, guest } = await begin(await startService());
    const [ada, bob] = await Promise.all([sit(host, match, 0), sit(guest, match, 1)]);
    const first = ada.state().decision?.options;
    const isAsked = ({ card }: ReturnType<Table['state']>) => card.takeback?.seat === 0;
    sure(await ada.act(first?.[0]));
    sure((await ada.takeback?.request()) ?? accept(undefined));
    await until(bob, isAsked);
    sure((await bob.takeback?.answer(false)) ?? accept(undefined));
    const declined = await until(ada, (state) => !isAsked(state));
    expect(declined.steps.at(-1)?.what).toMatchObject({ kind: 'declined', seat: 1 });
    expect(await ada.takeback?.request()).toMatchObject({ refusal: { code: 'takeback-declined' } });
    sure(await ada.undo());
    sure(await ada.act(first?.[0]));
    sure((await ada.takeback?.request()) ?? accept(undefined));
    await until(bob, isAsked);
    sure((await bob.takeback?.answer(true)) ?? accept(undefined));
    const back = await until(ada, ({ steps }) => steps.at(-1)?.what.kind === 'rewound');
    expect(back.decision?.options).toEqual(first);
    expect(back.card.takeback).toBeUndefined();
  });

  test('undo, preview, and hint', async () => {
    const service = await startService();
    const { match, host } = await begin(service);
    const ada = await sit(host, match, 0);
    const { view, decision } = ada.state();
    expect(await ada.undoable()).toMatchObject({ ok: false, refusal: { code: 'undo-nothing' } });
    const take = decision?.options.find((option) => 'take' in (option as object));
    expect(sure(await ada.preview(take)).view).not.toEqual(view);
    expect(decision?.options).toContainEqual(sure(await ada.hint())[0]?.action);
    sure(await ada.act(take));
    expect(ada.state().decision?.prompt.ask).toBe('cart');
    sure(await ada.undoable());
    sure(await ada.undo());
    expect(ada.state().view).toEqual(view);
    sure(await ada.resign());
    expect(ada.state().card.ended?.why).toBe('resigned');
  });

  // These answers are sent over HTTP, whatever the table is followed over.
  if (over === 'streams')
    test('a late click is refused, and one whose response is lost is done once', async () => {
      const service = await startService();
      const { match, host, guest } = await begin(service);
      // The responses to the first two attempts are lost.
      let lost = 0;
      const flaky: Reach = {
        ...host,
        fetch: async (url, init) => {
          const response = await fetch(url, init);
          if (init?.method !== 'POST' || lost >= 2) return response;
          lost += 1;
          throw new TypeError('fetch failed');
        },
      };
      const ada = await sit(flaky, match, 0);
      const bob = await sit(guest, match, 1);
      const old = ada.state();
      sure(await ada.act(old.decision?.options[0]));
      expect(lost).toBe(2);
      expect(ada.state().seq).toBe(old.seq + 1);
      expect((await until(bob, ({ seq }) => seq > old.seq)).seq).toBe(old.seq + 1);
      const late = await serviceAt(host).one(match);
      expect(sure(late).seq).toBe(old.seq + 1);
      const another = await sit(host, match, 0);
      const [first, second] = await Promise.all([another, ada].map((table) => table.act(table.state().decision?.options[0])));
      expect([first?.ok, second?.ok].filter((ok) => ok)).toHaveLength(1);
      expect([first, second].find((result) => result?.ok === false)).toMatchObject({
        refusal: { code: expect.stringMatching(/stale|not-/) },
      });
    });

  test('a server that stops and comes back is played on, and nothing is lost', async () => {
    const service = await startService();
    const { match, host, guest } = await begin(service);
    const [ada, bob] = await Promise.all([sit(host, match, 0), sit(guest, match, 1)]);
    await answer(ada);
    const port = new URL(service.address).port;
    await service.stop();
    await until(ada, ({ connection }) => connection === 'lost');
    // The answer is given while the server is away.
    const given = ada.act(ada.state().decision?.options[0]);
    await startService({ env: { DATA: service.config.data, PORT: port } });
    sure(await given);
    await until(ada, ({ connection }) => connection === 'open');
    await Promise.all([playOut(ada), playOut(bob)]);
    const { steps, seq } = bob.state();
    expect(steps.map((step) => step.seq)).toEqual(Array.from({ length: seq + 1 }, (_, index) => index));
  });
});

test('links are read, and nothing else is', () => {
  expect(readLink('https://example.org/match/abc#seat=1&invite=SECRET')).toEqual({ match: 'abc', seat: 1, invite: 'SECRET' });
  expect(readLink('/match/abc#watch=SECRET')).toEqual({ match: 'abc', watch: 'SECRET' });
  expect(readLink('/match/abc')).toEqual({ match: 'abc' });
  for (const text of ['', '/match/', '/other/abc', '/match/abc#seat=12&invite=S', '/match/abc#watch=', 'http://', '/match/a b'])
    expect(readLink(text)).toBeUndefined();
});
