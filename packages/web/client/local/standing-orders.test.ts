import { refuse } from '@swordtable/kernel';
import { boxes } from '@swordtable/kernel/toys/boxes';
import { afterAll, describe, expect, test } from 'vitest';
import { endAll, memoryStore, startHere, sure, until } from '../testing/local.ts';
import type { LineStore } from './store.ts';

afterAll(endAll);

const line = (...lines: readonly number[]) => ({ rule: 'boxes', ask: 'line', alternatives: lines.map((each) => [{ line: each }]) });
const here = (name: string) => ({ kind: 'here' as const, name });

const begin = async (store: LineStore) => {
  const table = sure(
    await startHere({ do: 'create', wishes: { game: boxes.id, options: {}, seats: [here('Ada'), here('Grace')] } }, store),
  );
  if (table.orders === undefined) throw new Error('Nobody can plan ahead here.');
  return { table, orders: table.orders };
};

describe('standing orders at a page', () => {
  test('are carried out as soon as their seat must answer, and no one else hears of them', async () => {
    const store = memoryStore();
    const { table, orders } = await begin(store);
    sure(await table.handTo(1));
    expect(sure(await orders.put(0, [line(4, 5)]))).toMatchObject({ mark: 1, turn: true, orders: [{ now: ['possible', 'possible'] }] });
    sure(await table.handTo(0));
    expect(sure(await orders.look())).toMatchObject({ mark: 0, orders: [] });
    const { seq } = table.state();
    sure(await table.act({ line: 4 }));
    const then = await until(table, (state) => state.seq === seq + 2);
    expect(then.steps.at(-1)).toMatchObject({ what: { kind: 'answered', seat: 1 }, events: [{ drawn: 5, by: 1 }] });
    expect(then.steps.at(-1)?.what.ordered).toBeUndefined();
    expect([...store.rows.values()][0]?.at(-1)).toMatchObject({ entry: { seat: 1, action: { line: 5 }, ordered: true } });
    sure(await table.handTo(1));
    expect(table.state().steps.at(-1)?.what.ordered).toBe(true);
    expect(sure(await orders.look())).toMatchObject({ mark: 2, orders: [], last: { what: 'carried-out' } });
  });

  test('are refused as a server refuses them, and can be withdrawn', async () => {
    const { table, orders } = await begin(memoryStore());
    expect(await orders.look()).toMatchObject({ refusal: { code: 'not-your-seat' } });
    sure(await table.handTo(0));
    expect(await orders.put(0, [line(3)])).toMatchObject({ refusal: { code: 'order-your-turn' } });
    sure(await table.handTo(1));
    expect(await orders.put(0, ['pass' as never])).toMatchObject({ refusal: { code: 'order-malformed' } });
    sure(await orders.put(0, [line(3)]));
    expect(await orders.put(0, [])).toMatchObject({ refusal: { code: 'stale' } });
    expect(sure(await orders.withdraw())).toMatchObject({ mark: 2, orders: [] });
    expect(sure(await orders.plan([{ line: 3 }]))).toMatchObject({ wanted: [{ line: 3 }], rule: 'boxes', ask: 'line', decision: null });
  });

  test('an order that couldn’t be stored hasn’t happened', async () => {
    const store = memoryStore();
    const full: LineStore = {
      ...store,
      save: async (match, lines) =>
        lines.some(({ entry }) => 'ordered' in entry) ? refuse('storage-full', 'There is no room.') : store.save(match, lines),
    };
    const { table, orders } = await begin(full);
    sure(await table.handTo(1));
    sure(await orders.put(0, [line(5)]));
    sure(await table.handTo(0));
    const { seq } = table.state();
    sure(await table.act({ line: 4 }));
    expect(table.state()).toMatchObject({ seq: seq + 1, asked: [{ seat: 1 }], trouble: { code: 'storage-full' } });
  });
});
