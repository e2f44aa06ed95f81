import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Engine, engines, type FreshPlace, lineOf } from '../testing/stores.ts';
import { type OpenOptions, openStorage } from './open.ts';
import type { Append, ListQuery, Storage } from './storage.ts';

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

describe.each(engines.filter(({ here }) => here))('a store in $name', ({ fresh }) => {
  let home: FreshPlace;
  let opened: Storage[];
  const open = async (options?: OpenOptions): Promise<Storage> => {
    const storage = await openStorage(home.place, options);
    opened.push(storage);
    return storage;
  };
  beforeEach(async () => {
    home = await fresh();
    opened = [];
  });
  afterEach(async () => {
    await Promise.all(opened.map((storage) => storage.close()));
    await home.drop();
  });

  const seqsOf = async (storage: Storage, match: string): Promise<readonly number[]> =>
    (await storage.read(match, -1)).map(({ seq }) => seq);
  const fill = async (storage: Storage, ...lines: readonly Append[]): Promise<void> => {
    for (const line of lines) expect(await storage.append([line])).toBe(true);
  };

  test('gives back what was written, in order, and after closing', async () => {
    const storage = await open();
    const entry = { kind: 'answered', seat: 1, action: { say: 'Ω 😀 \u0000 \ud800 "\n' }, id: 'x' } as const;
    await fill(storage, lineOf('a', 0, { at: 1_794_723_302_405 }), lineOf('a', 1), lineOf('a', 2, { entry }));
    await storage.close();
    const again = await open();
    const lines = await again.read('a', -1);
    expect(lines.map(({ seq }) => seq)).toEqual([0, 1, 2]);
    expect(lines[0]?.at).toBe(1_794_723_302_405);
    expect(lines[2]?.entry).toEqual(entry);
    expect(await again.read('a', 1)).toEqual([lines[2]]);
    expect(await again.read('a', 2)).toEqual([]);
    expect(await again.read('nobody', -1)).toEqual([]);
    expect(await again.read('no\0body', -1)).toEqual([]);
  });

  test('keeps large entries and cards whole', async () => {
    const storage = await open();
    const say = '🂡é'.repeat(30_000);
    const card = JSON.stringify({ say });
    const many = numbers(60).map((index) =>
      lineOf(`m${index}`, 0, { entry: { kind: 'answered', seat: 0, action: { say } }, face: { card } }),
    );
    expect(await Promise.all(many.map((line) => storage.append([line])))).toEqual(many.map(() => true));
    expect((await storage.read('m59', -1))[0]?.entry).toEqual({ kind: 'answered', seat: 0, action: { say } });
    expect((await storage.list({ most: 1 }))[0]?.card).toBe(card);
  });

  test('refuses a number that is taken, one that would leave a gap, and a match that has begun', async () => {
    const storage = await open();
    await fill(storage, lineOf('a', 0), lineOf('a', 1));
    for (const seq of [0, 1, 3, -1, 1.5]) expect(await storage.append([lineOf('a', seq)])).toBe(false);
    expect(await storage.append([lineOf('b', 1)])).toBe(false);
    expect(await seqsOf(storage, 'a')).toEqual([0, 1]);
    expect(await storage.ids('', 9)).toEqual(['a']);
  });

  test('a line that leaves the face of its match as it was changes only when the match was last changed', async () => {
    const storage = await open();
    const face = { status: 'over', listed: false, due: 3, card: 'another' } as const;
    await fill(storage, lineOf('a', 0, { at: 5 }), lineOf('b', 0, { at: 6 }));
    await fill(storage, lineOf('a', 1, { at: 7, faceStays: true, face: { card: 'another' } }));
    expect(await storage.list({ most: 9 })).toMatchObject([
      { match: 'a', seq: 1, updated: 7, status: 'running', card: '{"name":"Olympus"}' },
      { match: 'b' },
    ]);
    expect(await storage.append([lineOf('a', 1, { faceStays: true })])).toBe(false);
    expect(await storage.append([lineOf('a', 3, { faceStays: true })])).toBe(false);
    const lines = [lineOf('a', 2, { faceStays: true }), lineOf('b', 1, { face }), lineOf('b', 2, { faceStays: true, face })];
    expect(await Promise.all(lines.map((line) => storage.append([line])))).toEqual([true, true, true]);
    expect(await seqsOf(storage, 'b')).toEqual([0, 1, 2]);
    expect(await storage.due(4, 9)).toEqual(['b']);
    expect((await storage.list({ most: 9 })).map(({ match, seq }) => [match, seq])).toEqual([['a', 2]]);
    await fill(storage, lineOf('a', 3, { faceStays: true, holders: ['h'] }));
    expect((await storage.held('h', { most: 9 })).map(({ match, seq }) => [match, seq])).toEqual([['a', 3]]);
  });

  test('of equal wishes at the same time grants one, and lets those follow that fit', async () => {
    const storage = await open();
    const asked = [lineOf('a', 0), lineOf('a', 0, { at: 77 }), lineOf('a', 1), lineOf('a', 3), lineOf('a', 2)];
    expect(await Promise.all(asked.map((line) => storage.append([line])))).toEqual([true, false, true, false, true]);
    expect((await storage.read('a', -1)).map(({ seq, at }) => [seq, at])).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
    ]);
    expect(await storage.append([])).toBe(true);
  });

  test('writes several lines all or none', async () => {
    const storage = await open();
    await fill(storage, lineOf('old', 0), lineOf('there', 0));
    expect(await storage.append([lineOf('old', 1), lineOf('there', 0)])).toBe(false);
    expect(await storage.append([lineOf('old', 1), lineOf('new', 1)])).toBe(false);
    expect(await seqsOf(storage, 'old')).toEqual([0]);
    expect(await storage.ids('', 9)).toEqual(['old', 'there']);
    // In one transaction with others, who are neither helped nor harmed by it.
    const results = await Promise.all([
      storage.append([lineOf('old', 1), lineOf('there', 0)]),
      storage.append([lineOf('there', 1)]),
      storage.append([lineOf('old', 1), lineOf('new', 0), lineOf('new', 1)]),
      storage.append([lineOf('old', 1), lineOf('newer', 0)]),
    ]);
    expect(results).toEqual([false, true, true, false]);
    expect(await storage.heads(['old', 'there', 'new', 'newer'])).toEqual(
      new Map([
        ['old', 1],
        ['there', 1],
        ['new', 1],
      ]),
    );
  });

  test('a line that cannot be stored fails alone', async () => {
    const storage = await open();
    await fill(storage, lineOf('a', 0));
    const round: { self?: unknown } = {};
    round.self = round;
    const asked = [
      lineOf('b', 0),
      lineOf('c', 0, { at: Number.NaN }),
      lineOf('a', 1, { entry: { kind: 'answered', seat: 0, action: round } }),
      lineOf('d', 0, { face: { card: 'a\0b' } }),
      lineOf('a', 1),
      lineOf('e', 0, { holders: ['x\0y'] }),
    ];
    const results = await Promise.allSettled(asked.map((line) => storage.append([line])));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected', 'fulfilled', 'rejected']);
    expect(await storage.heads(['a', 'b', 'c', 'd', 'e'])).toEqual(
      new Map([
        ['a', 1],
        ['b', 0],
      ]),
    );
  });

  test('shares few transactions among many', async () => {
    const commits: number[] = [];
    const storage = await open({ committed: (lines) => commits.push(lines) });
    const all = await Promise.all(numbers(100).map((index) => storage.append([lineOf(`m${index}`, 0)])));
    expect(all.every(Boolean)).toBe(true);
    expect(commits).toEqual([100]);
    // Nor does one transaction take everything there is.
    commits.length = 0;
    await Promise.all(numbers(1200).map((index) => storage.append([lineOf(`n${index}`, 0)])));
    // Two are under way at a time, and either may end first.
    expect(commits.toSorted((one, other) => other - one)).toEqual([500, 500, 200]);
  });

  test('lists what is listed, last touched first, page by page', async () => {
    const storage = await open();
    await fill(
      storage,
      lineOf('a', 0, { at: 10, face: { status: 'waiting' } }),
      lineOf('b', 0, { at: 20, face: { game: 'asgard' } }),
      lineOf('hidden', 0, { at: 25, face: { listed: false } }),
      lineOf('c', 0, { at: 30, face: { status: 'over', card: '{"c":1}' } }),
      lineOf('d', 0, { at: 30, face: { game: 'asgard', status: 'waiting' } }),
      lineOf('e', 0, { at: 30 }),
      lineOf('a', 1, { at: 40, face: { status: 'running' } }),
    );
    const listed = async (query: Partial<ListQuery>) => (await storage.list({ most: 9, ...query })).map(({ match }) => match).join('');
    expect(await listed({})).toBe('aedcb');
    expect(await listed({ most: 2 })).toBe('ae');
    expect(await listed({ status: 'running' })).toBe('aeb');
    expect(await listed({ status: 'waiting' })).toBe('d');
    expect(await listed({ game: 'asgard' })).toBe('db');
    expect(await listed({ game: 'asgard', status: 'waiting' })).toBe('d');
    expect(await listed({ before: 30 })).toBe('b');
    expect(await listed({ before: 30, beforeMatch: 'e', most: 1 })).toBe('d');
    expect(await listed({ before: 30, beforeMatch: 'd' })).toBe('cb');
    expect(await listed({ before: 40, beforeMatch: 'a', game: 'olympus' })).toBe('ec');
    expect((await storage.list({ most: 4 }))[3]).toEqual({ match: 'c', seq: 0, updated: 30, status: 'over', card: '{"c":1}' });
    // A match can leave the list.
    await fill(storage, lineOf('a', 2, { at: 50, face: { listed: false } }));
    expect(await listed({})).toBe('edcb');
  });

  test('knows who holds a match', async () => {
    const storage = await open();
    await fill(
      storage,
      lineOf('a', 0, { at: 1, holders: ['ann', 'bob'], face: { listed: false } }),
      lineOf('b', 0, { at: 2, holders: ['ann'] }),
      lineOf('c', 0, { at: 3, holders: ['ann', 'ann'] }),
      lineOf('a', 1, { at: 4, holders: ['ann', 'cleo'], released: ['bob', 'nobody'] }),
    );
    const held = async (holder: string, query: Partial<ListQuery> = {}) =>
      (await storage.held(holder, { most: 9, ...query })).map(({ match }) => match).join('');
    expect(await held('ann')).toBe('acb');
    expect(await held('ann', { most: 1, before: 4 })).toBe('c');
    expect(await held('ann', { status: 'over' })).toBe('');
    expect([await held('bob'), await held('cleo'), await held('nobody')]).toEqual(['', 'a', '']);
    // Who is let in and out at the same time is what the later line says.
    await Promise.all([storage.append([lineOf('b', 1, { holders: ['bob'] })]), storage.append([lineOf('b', 2, { released: ['bob'] })])]);
    await Promise.all([storage.append([lineOf('c', 1, { released: ['bob'] })]), storage.append([lineOf('c', 2, { holders: ['bob'] })])]);
    expect(await held('bob')).toBe('c');
    // A refused line lets nobody in.
    expect(await storage.append([lineOf('c', 2, { holders: ['eve'] })])).toBe(false);
    expect(await held('eve')).toBe('');
  });

  test('says what is due, heads and ids', async () => {
    const storage = await open();
    const due = (at: number | null) => ({ face: { due: at } });
    await fill(storage, lineOf('a', 0, due(300)), lineOf('B', 0, due(100)), lineOf('c', 0), lineOf('d', 0, due(200)), lineOf('d', 1));
    expect(await storage.due(99, 9)).toEqual([]);
    expect(await storage.due(300, 9)).toEqual(['B', 'a']);
    expect(await storage.due(300, 1)).toEqual(['B']);
    expect(await storage.heads(['d', 'nobody', 'a'])).toEqual(
      new Map([
        ['a', 0],
        ['d', 1],
      ]),
    );
    expect(await storage.heads([])).toEqual(new Map());
    expect((await storage.heads([...numbers(2500).map((index) => `x${index}`), 'c'])).size).toBe(1);
    // By their bytes, not as a language would have it.
    expect(await storage.ids('', 9)).toEqual(['B', 'a', 'c', 'd']);
    expect(await storage.ids('a', 1)).toEqual(['c']);
  });

  test('two processes that want the same numbers: each goes to one of them, and none is left out', async () => {
    const storages = await Promise.all([open(), open(), open()]);
    const won = storages.map(() => 0);
    const matches = numbers(5).map((index) => `m${index}`);
    await Promise.all(
      storages.flatMap((storage, index) =>
        matches.map(async (match) => {
          for (let seq = 0; seq < 20; seq += 1) {
            const granted = await storage.append([lineOf(match, seq, { at: index })]);
            if (granted) won[index] = (won[index] ?? 0) + 1;
            // Sets over the same matches in the other order would make a circle of waiting, if there could be one.
            await storage.append([...matches].reverse().map((id) => lineOf(id, 20 + seq, { at: index })));
          }
        }),
      ),
    );
    const lines = await Promise.all(matches.map((match) => storages[0]?.read(match, -1) ?? []));
    for (const log of lines) expect(log.map(({ seq }) => seq)).toEqual(numbers(log.length));
    const kept = lines.flat().filter(({ seq }) => seq < 20);
    expect(kept.length).toBe(100);
    expect(won).toEqual(storages.map((_, index) => kept.filter(({ at }) => at === index).length));
  });

  test('processes that start at the same moment make the tables once; a store from the future is left alone', async () => {
    const [storage, ...others] = await Promise.all([open(), open(), open()]);
    await storage?.check();
    const secret = await storage?.secret();
    expect(secret).toMatch(/^[\w-]{32}$/);
    for (const other of others) expect(await other.secret()).toBe(secret);
    const { default: pg } = await import('pg');
    const { default: Database } = await import('libsql');
    if (home.place.databaseUrl === undefined) new Database(join(home.place.folder, 'swordtable.db')).exec('update schema set version = 99');
    else {
      const client = new pg.Client({ connectionString: home.place.databaseUrl });
      await client.connect();
      await client.query('update schema set version = 99').finally(() => client.end());
    }
    await expect(open()).rejects.toMatchObject({ code: 'storage-newer', message: expect.stringContaining('version 99') });
  });

  const over = { status: 'over', due: null } as const;
  const NEVER = { finished: undefined, abandoned: undefined, imported: undefined };

  test('removes what is old, by kind, and nothing else', async () => {
    const storage = await open();
    const orders = [{ seat: 0, text: '{}' }];
    await fill(
      storage,
      lineOf('done', 0, { at: 10, face: over, holders: ['me'] }),
      lineOf('left', 0, { at: 10, holders: ['me'], orders }),
      lineOf('fetched', 0, { at: 10, face: { ...over, card: '{"name":"Olympus","imported":true}' } }),
      lineOf('fresh', 0, { at: 30, face: over, holders: ['me'] }),
    );
    expect(await storage.old(NEVER, 10)).toEqual([]);
    expect(await storage.prune(NEVER, 10)).toEqual([]);
    const ages = { finished: 20, abandoned: 20, imported: 20 };
    expect((await storage.old(ages, 10)).map(({ match, kind }) => [match, kind])).toEqual([
      ['done', 'finished'],
      ['fetched', 'imported'],
      ['left', 'abandoned'],
    ]);
    expect(await storage.prune({ ...NEVER, abandoned: 20 }, 10)).toEqual(['left']);
    expect(await storage.prune({ ...NEVER, imported: 20 }, 10)).toEqual(['fetched']);
    expect(await storage.prune({ ...NEVER, finished: 20 }, 10)).toEqual(['done']);
    expect(await storage.prune(ages, 10)).toEqual([]);
    expect(await storage.ids('', 10)).toEqual(['fresh']);
    expect(await seqsOf(storage, 'done')).toEqual([]);
    expect((await storage.held('me', { most: 10 })).map(({ match }) => match)).toEqual(['fresh']);
    // Its name is free again.
    await fill(storage, lineOf('done', 0));
  });

  test('removes in portions, and not what has changed since it was chosen', async () => {
    const storage = await open();
    await fill(storage, ...numbers(7).map((index) => lineOf(`m${index}`, 0, { at: 10 + index })));
    await fill(storage, lineOf('m0', 1, { at: 100 }));
    const ages = { ...NEVER, abandoned: 50 };
    expect(await storage.prune(ages, 4)).toEqual(['m1', 'm2', 'm3', 'm4']);
    expect(await storage.prune(ages, 4)).toEqual(['m5', 'm6']);
    expect(await storage.ids('', 10)).toEqual(['m0']);
  });

  test('lets holders go, and says who is left', async () => {
    const storage = await open();
    await fill(storage, lineOf('a', 0, { holders: ['ann', 'ben'] }));
    expect(await storage.release('a', 'ann')).toEqual(['ben']);
    expect(await storage.held('ann', { most: 10 })).toEqual([]);
    expect(await storage.release('a', 'ben')).toEqual([]);
    expect(await storage.remove('a', 1)).toBe(false);
    expect(await storage.ids('', 10)).toEqual(['a']);
    expect(await storage.remove('a', 0)).toBe(true);
    expect(await storage.ids('', 10)).toEqual([]);
    expect(await storage.append([lineOf('a', 1)])).toBe(false);
  });

  test('waits for what is on its way before it closes; then it is away', async () => {
    const storage = await open();
    const last = storage.append([lineOf('a', 0)]);
    await storage.close();
    expect(await last).toBe(true);
    await storage.close();
    const away = { code: 'storage-away', unsure: false };
    await expect(storage.append([lineOf('a', 1)])).rejects.toMatchObject(away);
    await expect(storage.read('a', -1)).rejects.toMatchObject(away);
    await expect(storage.check()).rejects.toMatchObject(away);
    expect(await seqsOf(await open(), 'a')).toEqual([0]);
  });
});

test('a store in a folder is nobody else’s business', async () => {
  const { place, drop } = await (engines[0] as Engine).fresh();
  const inner = join(place.folder, 'deep', 'data');
  const storage = await openStorage({ folder: inner });
  await storage.append([lineOf('a', 0)]);
  const mode = (path: string) => statSync(path).mode & 0o777;
  const modes = [mode(inner), ...['', '-wal', '-shm'].map((end) => mode(join(inner, `swordtable.db${end}`)))];
  await storage.close();
  await drop();
  expect(modes).toEqual([0o700, 0o600, 0o600, 0o600]);
});
