import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { nobodyElse } from '../fanout/fanout.ts';
import type { Command } from '../match/command.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { type Append, type Storage, StorageFailure } from '../storage/storage.ts';
import { keyOf, person, termsFor, toyRules } from '../testing/matches.ts';
import type { Listener } from './live-match.ts';
import { openRegistry, type Registry } from './registry.ts';

const folder = mkdtempSync(join(tmpdir(), 'registry-'));
let store: Storage;
beforeAll(async () => {
  store = await openSqlite(folder);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const SILENT = { refused: () => {}, ended: () => {}, ordered: () => {}, fannedOut: () => {}, trouble: () => {} };
const hallOver = (storage: Storage, shared = false): Registry =>
  openRegistry({ storage, fanout: nobodyElse, rulesOf: toyRules, notes: SILENT, shared });

let names = 0;
/** A new match of two, both seated. */
const begin = async (registry: Registry): Promise<string> => {
  const id = `match${names++}`;
  await registry.create(id, [{ kind: 'created', terms: termsFor('boxes', [person(0), person(1)]) }]);
  for (const seat of [0, 1])
    await registry.perform(id, { do: 'take', seat, key: keyOf(seat), player: { name: '', program: false, luck: '' } });
  return id;
};

const draw = (seat: number, seq: number, line: number, id?: string): Command => ({
  ...{ do: 'act', seat, key: keyOf(seat), seq, action: { line } },
  ...(id === undefined ? {} : { id }),
});

test('a crowd of strangers is rejected, and players are still served', async () => {
  const registry = hallOver(store);
  const id = await begin(registry);
  const strangers = Array.from({ length: 300 }, () => registry.perform(id, { ...draw(0, 2, 0), key: keyOf(7) } as Command));
  const move = await registry.perform(id, draw(0, 2, 0));
  const codes = (await Promise.all(strangers)).map((told) => (told.ok ? 'done' : told.refusal.code));
  expect(new Set(codes)).toEqual(new Set(['not-your-seat', 'too-busy']));
  expect(move).toMatchObject({ ok: true, value: { seq: 3, again: false } });
});

test('a table that is put away while somebody comes to it is not played at', async () => {
  const registry = hallOver(store);
  const id = await begin(registry);
  const moving = registry.perform(id, draw(0, 2, 0));
  registry.tidy(0);
  const looked = await registry.look(id);
  expect(await moving).toMatchObject({ ok: true, value: { seq: 3 } });
  // There is one table, and anyone who joined in the meantime sees the move.
  expect(looked.ok && looked.value.match.seq).toBe(3);
  expect(await registry.perform(id, draw(1, 3, 1))).toMatchObject({ ok: true, value: { seq: 4 } });
});

test('a move leaves the face of its match as it was, unless that shows its clock', async () => {
  const written: Append[] = [];
  const append = (lines: readonly Append[]): Promise<boolean> => {
    written.push(...lines);
    return store.append(lines);
  };
  // Each line a second after the one before: at the same time, the clock would show the same.
  let time = 0;
  const now = (): number => {
    time += 1_000;
    return time;
  };
  const storage = { ...store, append };
  const registry = openRegistry({ storage, fanout: nobodyElse, rulesOf: toyRules, notes: SILENT, shared: false, now });
  for (const clock of [null, { seconds: 60, level: 'medium' }]) {
    const id = `face${names++}`;
    await registry.create(id, [{ kind: 'created', terms: { ...termsFor('boxes', [person(0), person(1)]), clock } }]);
    for (const seat of [0, 1])
      await registry.perform(id, { do: 'take', seat, key: keyOf(seat), player: { name: '', program: false, luck: '' } });
    await registry.perform(id, draw(0, 2, 0));
    expect(written.filter(({ match }) => match === id).map(({ faceStays = false }) => faceStays)).toEqual([
      false,
      false,
      false,
      clock === null,
    ]);
  }
});

describe('a store that fails', () => {
  /** A store that loses what it is told, before or after it wrote it. */
  const failing = (unsure: boolean): { storage: Storage; fail: { next: boolean } } => {
    const fail = { next: false };
    const append = async (lines: readonly Append[]): Promise<boolean> => {
      if (!fail.next) return store.append(lines);
      fail.next = false;
      if (unsure) await store.append(lines);
      throw new StorageFailure('storage-away', unsure, new Error('gone'));
    };
    return { storage: { ...store, append }, fail };
  };

  test('refuses the move and leaves the match as it was', async () => {
    const { storage, fail } = failing(false);
    const registry = hallOver(storage);
    const id = await begin(registry);
    fail.next = true;
    const refused = await registry.perform(id, draw(0, 2, 0, 'one'));
    expect(refused).toMatchObject({
      ok: false,
      refusal: { code: 'storage-away', sentence: expect.stringContaining('Nothing was changed') },
    });
    expect(await registry.perform(id, draw(0, 2, 0, 'one'))).toMatchObject({ ok: true, value: { seq: 3, again: false } });
  });

  test('that may have stored it is checked, and the move isn’t made twice', async () => {
    const { storage, fail } = failing(true);
    const registry = hallOver(storage);
    const id = await begin(registry);
    fail.next = true;
    const refused = await registry.perform(id, draw(0, 2, 0, 'one'));
    expect(refused).toMatchObject({ ok: false, refusal: { sentence: expect.stringContaining('with the same id') } });
    expect(await registry.perform(id, draw(0, 2, 0, 'one'))).toMatchObject({ ok: true, value: { seq: 3, again: true } });
    expect(await store.read(id, -1)).toHaveLength(4);
  });
});

test('a standing order is carried out as soon as a store that failed is back', async () => {
  let isAway = false;
  const append: Storage['append'] = async (lines) => {
    if (isAway && lines.some(({ entry }) => 'ordered' in entry)) throw new StorageFailure('storage-away', false, new Error('gone'));
    return store.append(lines);
  };
  const waits: number[] = [];
  const registry = openRegistry({
    ...{ storage: { ...store, append }, fanout: nobodyElse, rulesOf: toyRules, notes: SILENT, shared: false },
    orderDelay: () => 0,
    wait: async (milliseconds) => {
      waits.push(milliseconds);
      isAway &&= waits.length < 3;
    },
  });
  const id = await begin(registry);
  const orders = [{ rule: 'boxes', ask: 'line', alternatives: [[{ line: 5 }]] }];
  await registry.order(id, 1, keyOf(1), { mark: 0, orders });
  isAway = true;
  await registry.perform(id, draw(0, 2, 4));
  await vi.waitFor(async () => expect(await store.read(id, 3)).toHaveLength(1), 20_000);
  expect(waits.length).toBeGreaterThan(2);
});

test('a standing order is carried out if the store failed, but has it anyway', async () => {
  const order: Storage['order'] = async (batch) => {
    await store.order(batch);
    throw new StorageFailure('storage-away', true, new Error('gone'));
  };
  const registry = hallOver({ ...store, order });
  const id = await begin(registry);
  const orders = [{ rule: 'boxes', ask: 'line', alternatives: [[{ line: 5 }]] }];
  expect(await registry.order(id, 1, keyOf(1), { mark: 0, orders })).toMatchObject({ ok: false, refusal: { code: 'storage-away' } });
  await registry.perform(id, draw(0, 2, 4));
  await registry.idle();
  expect((await store.read(id, 3)).map(({ entry }) => entry)).toMatchObject([{ seat: 1, action: { line: 5 }, ordered: true }]);
});

describe('several halls on one store', () => {
  test('a registry that is behind catches up before it decides', async () => {
    const [one, other] = [hallOver(store, true), hallOver(store, true)];
    const id = await begin(one);
    await other.look(id);
    await one.perform(id, draw(0, 2, 0));
    // The other has not heard of line 3, and is asked to answer it.
    expect(await other.perform(id, draw(1, 3, 1))).toMatchObject({ ok: true, value: { seq: 4 } });
    expect(await one.perform(id, draw(0, 4, 2))).toMatchObject({ ok: true, value: { seq: 5 } });
  });

  test('of two moves that answer the same question one is made', async () => {
    const [one, other] = [hallOver(store, true), hallOver(store, true)];
    const id = await begin(one);
    await other.look(id);
    const results = await Promise.all([one.perform(id, draw(0, 2, 0)), other.perform(id, draw(0, 2, 5))]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await store.read(id, -1)).toHaveLength(4);
  });

  test('who listens at one hears what was done at the other, in order', async () => {
    const [one, other] = [hallOver(store, true), hallOver(store, true)];
    const id = await begin(one);
    const live = await other.look(id);
    if (!live.ok) throw new Error(live.refusal.sentence);
    const heard: number[] = [];
    const listener: Listener = { watcher: 1, key: keyOf(1), frames: false, compact: false, take: (seq) => heard.push(seq), end: () => {} };
    live.value.listeners.add(listener);
    await one.perform(id, draw(0, 2, 0));
    await one.perform(id, draw(1, 3, 1));
    other.onRemoteWrite(id);
    await other.look(id);
    expect(heard).toEqual([3, 4]);
  });
});

describe('tables in memory', () => {
  test('are put away when there are too many, but not while somebody listens', async () => {
    const registry = hallOver(store);
    const ids = [await begin(registry), await begin(registry), await begin(registry)];
    const kept = registry.matches.get(ids[0] as string);
    if (kept !== undefined)
      kept.listeners.add({ watcher: undefined, key: undefined, frames: false, compact: false, take: () => {}, end: () => {} });
    registry.tidy(1);
    expect([...registry.matches.keys()]).toEqual([ids[0]]);
    expect(await registry.look(ids[1] as string)).toMatchObject({ ok: true, value: { match: { status: 'running' } } });
  });

  test('are not put away while a standing order waits', async () => {
    const registry = openRegistry({
      ...{ storage: store, fanout: nobodyElse, rulesOf: toyRules, notes: SILENT, shared: false },
      orderDelay: () => 60_000,
    });
    const id = await begin(registry);
    const orders = [{ rule: 'boxes', ask: 'line', alternatives: [[{ line: 5 }]] }];
    await registry.order(id, 1, keyOf(1), { mark: 0, orders });
    await registry.perform(id, draw(0, 2, 4));
    registry.tidy(0);
    // Otherwise, who comes in the meantime would be at another table, and told nothing of the order.
    expect([...registry.matches.keys()]).toEqual([id]);
    await registry.idle();
    expect(registry.matches.get(id)?.match.seq).toBe(4);
    // Its line is attended to, too: others may have orders for it.
    await registry.idle();
    registry.tidy(0);
    expect(registry.matches.size).toBe(0);
  });

  test('a listener whose key is void hears nothing more', async () => {
    const registry = hallOver(store);
    const id = await begin(registry);
    const live = registry.matches.get(id);
    let [heard, ended] = [0, false];
    const listener: Listener = {
      watcher: 0,
      key: keyOf(0),
      frames: false,
      compact: false,
      take: () => {
        heard += 1;
      },
      end: () => {
        ended = true;
      },
    };
    if (live !== undefined) live.listeners.add(listener);
    await registry.perform(id, { do: 'leave', seat: 0, key: keyOf(0) });
    expect({ heard, ended }).toEqual({ heard: 0, ended: true });
    expect(live?.listeners.size).toBe(0);
  });
});

test('the steps of a match can be told again, and looked back at', async () => {
  const registry = hallOver(store);
  const id = await begin(registry);
  await registry.perform(id, draw(0, 2, 0));
  const steps = await registry.history(id, 3);
  expect(steps.ok && steps.value.value.map(({ entry }) => entry.kind)).toEqual(['created', 'seated', 'seated', 'answered']);
  const back = await registry.lookBack(id, 2);
  expect(back.ok && back.value.value.answers).toEqual([]);
  // It's replayed once, however often someone asks.
  expect(steps.ok && steps.value.replayed).toBe(4);
  expect(await registry.history(id, 3)).toMatchObject({ value: { replayed: 0 } });
  await registry.perform(id, draw(1, 3, 1));
  expect(await registry.history(id, 4)).toMatchObject({ value: { replayed: 1 } });
  expect(await registry.lookBack(id, 5)).toMatchObject({ ok: false, refusal: { code: 'unknown-step' } });
  expect(await registry.look('nothing')).toMatchObject({ ok: false, refusal: { code: 'unknown-match' } });
});

test('a match is deleted only when a device that joined at another process has deleted it too', async () => {
  const [here, there] = [hallOver(store, true), hallOver(store, true)];
  const id = await begin(here);
  await here.perform(id, { do: 'invite', seat: 0, key: keyOf(0), invite: 'link' });
  await here.perform(id, { do: 'resign', seat: 1, key: keyOf(1) });
  const player = { name: '', program: false, luck: '' };
  expect(await there.perform(id, { do: 'take', seat: 0, key: keyOf(5), player, invite: 'link' })).toMatchObject({ ok: true });
  for (const seat of [1, 0]) expect(await here.erase(id, keyOf(seat))).toEqual({ ok: true, value: { gone: false } });
  expect(await there.erase(id, keyOf(5))).toEqual({ ok: true, value: { gone: true } });
  const next = { match: 'next', secret: '', watch: '' };
  expect(await here.perform(id, { do: 'rematch', key: keyOf(0), next })).toMatchObject({ refusal: { code: 'unknown-match' } });
});
