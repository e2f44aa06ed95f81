import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engines, type FreshPlace } from '../testing/stores.ts';
import type { DocumentChange, DocumentKey } from './documents.ts';
import { openStorage } from './open.ts';
import type { Storage } from './storage.ts';

const change = (id: string, mark: number, value: unknown, keys: readonly DocumentKey[] = []): DocumentChange => ({
  ...{ kind: 'thing', id, mark, keys },
  text: value === null ? null : JSON.stringify(value),
});
const ranked = (rank: number, value = 'all'): readonly DocumentKey[] => [{ name: 'order', value, rank }];

describe.each(engines.filter(({ here }) => here))('documents in $name', ({ fresh }) => {
  let home: FreshPlace;
  let storage: Storage;
  beforeEach(async () => {
    home = await fresh();
    storage = await openStorage(home.place);
  });
  afterEach(async () => {
    await storage.close();
    await home.drop();
  });

  test('are written, changed, and removed, and stay after closing', async () => {
    const { documents } = storage;
    expect(await documents.change([change('a', 0, { say: 'Ω 😀' }), change('b', 0, 1)])).toBe(true);
    expect(await documents.change([change('a', 1, 2), change('b', 1, null)])).toBe(true);
    await storage.close();
    storage = await openStorage(home.place);
    expect(await storage.documents.get('thing', ['a', 'b', 'c'])).toEqual([{ kind: 'thing', id: 'a', mark: 2, text: '2' }]);
    expect(await storage.documents.get('other', ['a'])).toEqual([]);
  });

  test('change together or not at all, and only as they were read', async () => {
    const { documents } = storage;
    await documents.change([change('a', 0, 1)]);
    for (const stale of [change('a', 0, 9), change('a', 2, 9), change('a', 0, null), change('a', 2, null)])
      expect(await documents.change([change('b', 0, 9), stale, change('c', 0, 9)])).toBe(false);
    expect(await documents.get('thing', ['a', 'b', 'c'])).toEqual([{ kind: 'thing', id: 'a', mark: 1, text: '1' }]);
    expect(await documents.change([change('c', 0, null), change('a', 1, 2)])).toBe(true);
    expect(await documents.change([])).toBe(true);
    await expect(documents.change([change('no\0name', 0, 1)])).rejects.toThrow('U+0000');
  });

  test('of many who change the same at the same time, one is granted', async () => {
    const other = await openStorage(home.place);
    await storage.documents.change([change('a', 0, 0), change('b', 0, 0)]);
    const granted = await Promise.all(
      Array.from({ length: 12 }, (_, index) => {
        const both = [change('a', 1, index), change('b', 1, index)];
        return [storage, other][index % 2]?.documents.change(index % 3 === 0 ? both.toReversed() : both);
      }),
    );
    expect(granted.filter((each) => each)).toHaveLength(1);
    const [one, two] = await storage.documents.get('thing', ['a', 'b']);
    expect(one?.text).toBe(two?.text);
    await other.close();
  });

  test('are found by their keys, in order and page by page', async () => {
    const { documents } = storage;
    const all = [3, 1, 2, 2, -5].map((rank, index) =>
      change(`d${index}`, 0, rank, [...ranked(rank), { name: 'odd', value: 'x', rank: 0 }]),
    );
    await documents.change([...all, change('e', 0, 0, ranked(7, 'others'))]);
    const find = async (query: object): Promise<readonly string[]> =>
      (await documents.find({ kind: 'thing', name: 'order', value: 'all', most: 9, ...query })).map(({ id, rank }) => `${id} ${rank}`);
    expect(await find({})).toEqual(['d4 -5', 'd1 1', 'd2 2', 'd3 2', 'd0 3']);
    expect(await find({ descending: true, most: 2 })).toEqual(['d0 3', 'd3 2']);
    expect(await find({ descending: true, most: 2, after: { rank: 2, id: 'd3' } })).toEqual(['d2 2', 'd1 1']);
    expect(await find({ after: { rank: 2, id: 'd2' } })).toEqual(['d3 2', 'd0 3']);
    expect(await find({ least: 1, greatest: 2 })).toEqual(['d1 1', 'd2 2', 'd3 2']);
    expect(await find({ value: 'no\0one' })).toEqual([]);
    expect(await documents.change([change('d1', 1, 9, ranked(9)), change('d4', 1, null)])).toBe(true);
    expect(await find({})).toEqual(['d2 2', 'd3 2', 'd0 3', 'd1 9']);
    expect(await documents.find({ kind: 'thing', name: 'odd', value: 'x', most: 9 })).toHaveLength(3);
  });
});
