import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engines, type FreshPlace, lineOf } from '../testing/stores.ts';
import { backup, restore } from './backup.ts';
import { openStorage } from './open.ts';
import type { Storage } from './storage.ts';

const here = engines.filter((engine) => engine.here);

describe.each(here)('standing orders in $name', ({ fresh }) => {
  let home: FreshPlace;
  let storage: Storage;
  const opened: Storage[] = [];
  const open = async (): Promise<Storage> => {
    const store = await openStorage(home.place);
    opened.push(store);
    return store;
  };
  beforeEach(async () => {
    home = await fresh();
    storage = await open();
    await storage.append([lineOf('a', 0), lineOf('a', 1), lineOf('b', 0)]);
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((store) => store.close()));
    await home.drop();
  });
  const write = (seq: number, mark: number, text: string, seat = 0): Promise<boolean> =>
    storage.order({ match: 'a', seq, seat, mark, text });

  test('are given back as they were written, and after closing', async () => {
    expect(await storage.orders('a')).toEqual([]);
    expect(await write(1, 0, '"Ω 😀"', 1)).toBe(true);
    expect(await write(1, 0, '"zero"')).toBe(true);
    await storage.close();
    expect(await (await open()).orders('a')).toEqual([
      { seat: 0, mark: 1, text: '"zero"' },
      { seat: 1, mark: 1, text: '"Ω 😀"' },
    ]);
  });

  test('are written only if neither the match nor the orders have changed since they were read', async () => {
    expect(await write(0, 0, '"late"')).toBe(false);
    expect(await storage.order({ match: 'nowhere', seq: 0, seat: 0, mark: 0, text: '""' })).toBe(false);
    expect(await write(1, 0, '"one"')).toBe(true);
    expect(await write(1, 0, '"again"')).toBe(false);
    expect(await write(1, 1, '"two"')).toBe(true);
    expect(await storage.orders('a')).toEqual([{ seat: 0, mark: 2, text: '"two"' }]);
  });

  test('are changed by a line, all or nothing, and by none that is not written', async () => {
    await write(1, 0, '"zero"');
    await write(1, 0, '"one"', 1);
    expect(await storage.append([lineOf('a', 1, { orders: [{ seat: 0, text: '"lost"' }] })])).toBe(false);
    // An order that was withdrawn or replaced since it was read isn't carried out.
    const stale = [
      { seat: 0, text: '"gone"' },
      { seat: 1, mark: 7, text: '"gone"' },
    ];
    expect(await storage.append([lineOf('a', 2, { orders: stale })])).toBe(false);
    expect((await storage.read('a', -1)).length).toBe(2);
    expect(await storage.orders('a')).toMatchObject([{ text: '"zero"' }, { text: '"one"' }]);
    expect(await storage.append([lineOf('a', 2, { orders: stale.slice(0, 1) })])).toBe(true);
    expect(await storage.orders('a')).toEqual([
      { seat: 0, mark: 2, text: '"gone"' },
      { seat: 1, mark: 1, text: '"one"' },
    ]);
    // Where a seat never had any, there is nothing to change.
    expect(
      await storage.append([
        lineOf('a', 3, {
          orders: [
            { seat: 1, mark: 1, text: '"done"' },
            { seat: 2, text: '"none"' },
          ],
        }),
      ]),
    ).toBe(true);
    expect(await storage.orders('a')).toMatchObject([{}, { seat: 1, mark: 2, text: '"done"' }]);
    expect(await storage.orders('a')).toHaveLength(2);
  });

  test('of two simultaneous writers, one is refused', async () => {
    const other = await open();
    const batch = { match: 'a', seq: 1, seat: 0, mark: 0 };
    const written = await Promise.all([
      ...[1, 2, 3].map((text) => storage.order({ ...batch, text: `${text}` })),
      ...[4, 5, 6].map((text) => other.order({ ...batch, text: `${text}` })),
    ]);
    expect(written.filter(Boolean)).toHaveLength(1);
  });

  test('no line comes between the look at the match and the writing', async () => {
    const other = await open();
    for (let seq = 2; seq < 22; seq++) {
      const [ordered] = await Promise.all([
        other.order({ match: 'a', seq: seq - 1, seat: 3, mark: (await storage.orders('a'))[0]?.mark ?? 0, text: `${seq}` }),
        storage.append([lineOf('a', seq)]),
      ]);
      // The writer of the line finds the order now, or it was refused.
      expect((await storage.orders('a'))[0]?.text === `${seq}`).toBe(ordered);
    }
  });

  test('are in a backup', async () => {
    await write(1, 0, '{"queue":[]}');
    const folder = mkdtempSync(join(tmpdir(), 'swordtable-orders-'));
    const target = await fresh();
    try {
      const file = join(folder, 'club.backup');
      expect(await backup(home.place, file)).toMatchObject({ matches: 2, orders: 1 });
      expect(await restore(file, target.place)).toMatchObject({ matches: 2, orders: 1 });
      const restored = await openStorage(target.place);
      expect(await restored.orders('a').finally(() => restored.close())).toEqual([{ seat: 0, mark: 1, text: '{"queue":[]}' }]);
    } finally {
      await target.drop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
