import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Engine, engines, lineOf } from '../testing/stores.ts';
import { backup, restore } from './backup.ts';
import { openStorage, type StoreLocation } from './open.ts';
import type { Storage } from './storage.ts';

const folder = mkdtempSync(join(tmpdir(), 'swordtable-backup-'));
const file = join(folder, 'club.backup');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const afterwards: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const undo of afterwards.splice(0).reverse()) await undo();
});

const freshPlace = async ({ fresh }: Engine): Promise<StoreLocation> => {
  const { place, drop } = await fresh();
  afterwards.push(drop);
  return place;
};

const opened = async (place: StoreLocation): Promise<Storage> => {
  const storage = await openStorage(place);
  afterwards.push(() => storage.close());
  return storage;
};

/** Everything that a store can be asked. */
const contents = async (storage: Storage): Promise<unknown> => {
  const ids = await storage.ids('', 100_000);
  const lines: unknown[] = [];
  // One after another: hundreds together wait for a connection, and on a slow machine longer than a store waits.
  for (const id of ids) lines.push([id, await storage.read(id, -1)]);
  return {
    lines,
    listed: await storage.list({ most: 100_000 }),
    held: [await storage.held('ann', { most: 100_000 }), await storage.held('bob', { most: 100_000 })],
    due: await storage.due(1e15, 100_000),
    heads: await storage.heads(ids),
    players: await storage.documents.find({ kind: 'player', name: 'all', value: '', most: 100_000 }),
  };
};

/** A store shares a transaction among those who write at the same time. */
const TOGETHER = 25;

const fill = async (place: StoreLocation, matches: number): Promise<void> => {
  const storage = await openStorage(place);
  const one = async (index: number): Promise<void> => {
    const entry = { kind: 'answered', seat: 0, action: { say: `Ω😀\u0000\ud800"\n ${'x'.repeat(index * 10)}` } } as const;
    const face = { listed: index % 3 > 0, due: index % 2 > 0 ? 1_794_723_302_405 + index : null, card: `{"name": "Ω ${index}"}` };
    for (let seq = 0; seq <= index % 5; seq += 1) {
      await storage.append([lineOf(`m${index}`, seq, { entry, face, at: index, holders: index % 4 > 0 ? ['ann', `h${index}`] : ['bob'] })]);
    }
  };
  const join = async (index: number): Promise<void> => {
    const player = { kind: 'player', id: `p${index}`, text: JSON.stringify({ name: `Ω ${index}` }) };
    await storage.documents.change([{ ...player, mark: 0, keys: [{ name: 'all', value: '', rank: -index }] }]);
  };
  const each = Array.from({ length: matches }, (_, index) => index);
  for (const work of [one, join]) for (let at = 0; at < matches; at += TOGETHER) await Promise.all(each.slice(at, at + TOGETHER).map(work));
  await storage.close();
};

const here = engines.filter((engine) => engine.here);
const moves = here.flatMap((from, at) =>
  here.map((to, other) => ({ from, to, name: `${from.name} to ${to.name}`, isNext: other === (at + 1) % here.length })),
);

const checkMove = async ({ from, to }: (typeof moves)[number]): Promise<void> => {
  const [source, target] = [await freshPlace(from), await freshPlace(to)];
  await fill(source, 250);
  const told: number[] = [];
  const amount = await backup(source, file, ({ lines }) => told.push(lines));
  expect(amount).toEqual({ matches: 250, lines: 750, holders: 63 + 2 * 187, documents: 250 });
  expect(told.at(-1)).toBe(750);
  expect(new Set(told).size).toBeGreaterThan(3);
  expect(await restore(file, target)).toEqual(amount);
  expect(await contents(await opened(target))).toEqual(await contents(await opened(source)));
  // It continues where it was.
  expect(await (await opened(target)).append([lineOf('m4', 5)])).toBe(true);
};

// In short, from each store to one other.
test.each(moves.filter(({ isNext }) => isNext))('everything can be taken from $name', checkMove);
test.each(moves.filter(({ isNext }) => !isNext))('everything can be taken from $name', { tags: ['long'] }, checkMove);

describe.each(here)('a backup of $name', (engine) => {
  test('is a snapshot, though the server keeps running', async () => {
    const [source, target] = [await freshPlace(engine), await freshPlace(engine)];
    await fill(source, 300);
    const storage = await opened(source);
    let going = true;
    let seq = 0;
    const writer = (async () => {
      for (; going; seq += 1) {
        await storage.append([lineOf('m0', seq + 1), lineOf('zzz', seq), lineOf(`new${seq}`, 0, { holders: ['ann'] })]);
      }
    })();
    while (seq < 3) await new Promise(setImmediate);
    let during = 0;
    await backup(source, file, () => {
      during = seq;
    });
    const before = seq;
    while (seq === before) await new Promise(setImmediate);
    going = false;
    await writer;
    expect(during).toBeGreaterThan(3);
    await restore(file, target);
    const copy = await opened(target);
    const heads = await copy.heads(['m0', 'zzz']);
    const last = heads.get('zzz') ?? -1;
    expect(heads.get('m0')).toBe(last + 1);
    for (const match of ['m0', 'zzz']) {
      const lines = await copy.read(match, -1);
      expect(lines.map((line) => line.seq)).toEqual(Array.from({ length: (heads.get(match) ?? -1) + 1 }, (_, index) => index));
    }
    const begun = (await copy.ids('new', 1e6)).filter((id) => id.startsWith('new'));
    expect(begun.length).toBe(last + 1);
    const held = await copy.held('ann', { most: 1e6 });
    expect(held.filter(({ match }) => match.startsWith('new')).length).toBe(last + 1);
  });
});

describe.each(here)('restoring into $name', (engine) => {
  let target: StoreLocation;
  let good: Buffer;
  const bad = join(folder, 'bad.backup');
  beforeAll(async () => {
    const { place, drop } = await (here[0] as Engine).fresh();
    await fill(place, 30);
    await backup(place, file);
    await drop();
    good = readFileSync(file);
  });
  beforeEach(async () => {
    target = await freshPlace(engine);
  });
  const lines = (): string[] =>
    gunzipSync(good)
      .toString()
      .split(/(?<=\n)/);
  const refused = async (contents: Buffer | string[], code: string): Promise<void> => {
    writeFileSync(bad, Array.isArray(contents) ? gzipSync(contents.join('')) : contents);
    await expect(restore(bad, target)).rejects.toMatchObject({ name: 'Error', code, message: expect.stringMatching(/^[A-Z/].*\.$/) });
    const storage = await openStorage(target);
    expect(await storage.ids('', 1)).toEqual([]);
    await storage.close();
  };

  test('refuses what is not whole, and leaves the store empty', async () => {
    for (const part of [0, 0.1, 0.5, 0.99]) await refused(good.subarray(0, good.length * part), 'backup-damaged');
    const flipped = Buffer.from(good);
    flipped[good.length >> 1] = (flipped[good.length >> 1] ?? 0) ^ 4;
    await refused(flipped, 'backup-damaged');
    await refused(lines().slice(0, -1), 'backup-damaged');
    await refused([...lines().slice(0, -2), ...lines().slice(-1)], 'backup-damaged');
    await refused(
      lines().map((line) => line.replace('"seat":0', '"seat":1')),
      'backup-damaged',
    );
    await refused([...lines(), ...lines().slice(1)], 'backup-damaged');
    await refused([...lines(), 'and so on'], 'backup-damaged');
    await refused(['{"format":"swordtable-backup","version":1}\n', '{"matches":{"id":"a"}}\n', '{"end":{}}\n'], 'backup-damaged');
    await refused(['{"format":"swordtable-backup","version":1}\n', '{"cats":{"id":"a"}}\n'], 'backup-damaged');
    // After all that the store is as good as new.
    expect((await restore(file, target)).matches).toBe(30);
  });

  test('refuses what is not a backup, or one from the future', async () => {
    await refused(Buffer.from('Dear diary,\n'), 'not-a-backup');
    await refused(['{"hello":1}\n'], 'not-a-backup');
    await refused([], 'not-a-backup');
    await refused(['{"format":"swordtable-backup","version":2}\n'], 'backup-newer');
    await expect(restore(join(folder, 'nowhere'), target)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  test('refuses a store that is not empty', async () => {
    const storage = await opened(target);
    await storage.append([lineOf('mine', 0)]);
    await expect(restore(file, target)).rejects.toMatchObject({ code: 'store-not-empty' });
    expect(await storage.ids('', 9)).toEqual(['mine']);
  });
});

test('a backup can be read by its owner only, and appears only when it is whole', async () => {
  const [engine] = here as [Engine];
  const source = await freshPlace(engine);
  await fill(source, 3);
  await backup(source, file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const before = readFileSync(file);
  const stop = new Error('Stop.');
  const stopping = backup(source, file, () => {
    throw stop;
  });
  await expect(stopping).rejects.toBe(stop);
  expect(readFileSync(file)).toEqual(before);
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  await expect(backup({ folder: join(folder, 'nothing') }, file)).rejects.toMatchObject({ code: 'no-store' });
  expect(readdirSync(folder)).not.toContain('nothing');
});
