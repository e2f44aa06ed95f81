import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { type PrivatePostgres, startPostgres } from '../../../scripts/services.mjs';
import { freshDatabase } from '../testing/databases.ts';
import { lineOf } from '../testing/stores.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import { type Storage, StorageFailure } from './storage.ts';

const afterwards: (() => unknown)[] = [];
afterEach(async () => {
  for (const undo of afterwards.splice(0).reverse()) await undo();
});

const kept = (storage: Storage): Storage => {
  afterwards.push(() => storage.close());
  return storage;
};

test('a slow disk delays the acknowledgment of a line, and nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'slow-'));
  afterwards.push(() => rmSync(folder, { recursive: true, force: true }));
  const store = kept(await openSqlite(folder));
  expect(await store.append([lineOf('first', 0)])).toBe(true);
  // Every file is flushed by the same method; from here on it waits for us.
  const handle = await open(join(folder, 'swordtable.db'), 'r');
  afterwards.push(() => handle.close());
  let release = (): void => {};
  const slow = vi.spyOn(Object.getPrototypeOf(handle), 'datasync').mockImplementation(
    () =>
      new Promise<void>((resolve) => {
        release = resolve;
      }),
  );
  afterwards.push(() => slow.mockRestore());
  let isAcknowledged = false;
  const append = store.append([lineOf('first', 1)]).then(() => {
    isAcknowledged = true;
  });
  await vi.waitFor(() => expect(slow).toHaveBeenCalled());
  expect(await store.heads(['first'])).toEqual(new Map([['first', 1]]));
  expect(await store.documents.get('note', ['one'])).toEqual([]);
  expect(isAcknowledged).toBe(false);
  release();
  await append;
  expect(isAcknowledged).toBe(true);
});

test('a disk that is found full only when a line is flushed may have it anyway', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'full-'));
  afterwards.push(() => rmSync(folder, { recursive: true, force: true }));
  const store = kept(await openSqlite(folder));
  await store.append([lineOf('first', 0)]);
  const handle = await open(join(folder, 'swordtable.db'), 'r');
  afterwards.push(() => handle.close());
  const full = vi
    .spyOn(Object.getPrototypeOf(handle), 'datasync')
    .mockRejectedValueOnce(Object.assign(new Error('full'), { code: 'ENOSPC' }));
  afterwards.push(() => full.mockRestore());
  await expect(store.append([lineOf('first', 1)])).rejects.toMatchObject({ code: 'storage-full', unsure: true });
  expect(await store.heads(['first'])).toEqual(new Map([['first', 1]]));
});

test('nobody reads a document before it is on disk', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'slow-'));
  afterwards.push(() => rmSync(folder, { recursive: true, force: true }));
  const store = kept(await openSqlite(folder));
  const handle = await open(join(folder, 'swordtable.db'), 'r');
  afterwards.push(() => handle.close());
  const releases: (() => void)[] = [];
  const slow = vi.spyOn(Object.getPrototypeOf(handle), 'datasync').mockImplementation(() => new Promise<void>((go) => releases.push(go)));
  afterwards.push(() => slow.mockRestore());
  const change = store.documents.change([{ kind: 'note', id: 'one', mark: 0, text: '{}', keys: [] }]);
  await vi.waitFor(() => expect(releases.length).toBe(1));
  const read = store.documents.get('note', ['one']);
  await vi.waitFor(() => expect(releases.length).toBe(2));
  for (const release of releases) release();
  expect(await change).toBe(true);
  expect((await read).map(({ id }) => id)).toEqual(['one']);
});

let cluster: PrivatePostgres | undefined;
let why = 'this test run has no PostgreSQL';
beforeAll(async () => {
  if (inject('databaseUrl') === undefined) return;
  try {
    cluster = await startPostgres();
  } catch (error) {
    why = `a private PostgreSQL isn’t available: ${String(error)}`;
  }
});
afterAll(() => cluster?.stop());

/** What came of each of many appends, one match each. */
interface Fates {
  readonly granted: string[];
  readonly failed: string[];
  readonly unsure: string[];
  readonly codes: Set<string>;
}

const noFates = (): Fates => ({ granted: [], failed: [], unsure: [], codes: new Set() });

const tryOne = async (storage: Storage, match: string, fates: Fates, size = 10): Promise<boolean> => {
  try {
    const entry = { kind: 'answered', seat: 0, action: randomBytes(size).toString('base64') } as const;
    expect(await storage.append([lineOf(match, 0, { entry, holders: ['ann'] })])).toBe(true);
    fates.granted.push(match);
    return true;
  } catch (error) {
    if (!(error instanceof StorageFailure)) throw error;
    fates.codes.add(error.code);
    (error.unsure ? fates.unsure : fates.failed).push(match);
    return false;
  }
};

/** Everything that was promised is there, and nothing that was said to have failed. */
const checkFates = async (storage: Storage, { granted, failed }: Fates): Promise<void> => {
  const there = new Set(await storage.ids('', 1_000_000));
  expect(granted.filter((match) => !there.has(match))).toEqual([]);
  expect(failed.filter((match) => there.has(match))).toEqual([]);
  for (const match of granted) expect((await storage.read(match, -1)).length).toBe(1);
  expect((await storage.held('ann', { most: 1_000_000 })).length).toBe(there.size);
};

describe('a PostgreSQL that goes away', () => {
  test('fails those who wait, and serves again when it is back', async ({ skip }) => {
    if (cluster === undefined) return skip(why);
    const { url } = await freshDatabase(cluster.url);
    const storage = kept(await openPostgres(url, { connections: 4 }));
    const fates = noFates();
    for (let round = 0; round < 2; round += 1) {
      let going = true;
      const writers = Array.from({ length: 20 }, async (_, writer) => {
        for (let count = 0; going; count += 1) await tryOne(storage, `${round}-${writer}-${count}`, fates);
      });
      const granted = fates.granted.length;
      while (fates.granted.length < granted + 200) await new Promise(setImmediate);
      await cluster.halt();
      while (!fates.failed.some((match) => match.startsWith(`${round}-`))) await new Promise(setImmediate);
      await expect(storage.check()).rejects.toMatchObject({ code: 'storage-away', unsure: false });
      await expect(storage.read('0-0-0', -1)).rejects.toMatchObject({ code: 'storage-away', unsure: false });
      await expect(openPostgres(url)).rejects.toMatchObject({ code: 'storage-away' });
      await cluster.resume();
      const before = fates.granted.length;
      while (fates.granted.length === before) await new Promise(setImmediate);
      going = false;
      await Promise.all(writers);
    }
    expect([...fates.codes]).toEqual(['storage-away']);
    await storage.check();
    await checkFates(storage, fates);
  });

  test.for([
    ['with a transaction', 'commit', [lineOf('a', 0), lineOf('b', 0)]],
    ['with one statement', 'with begun%', [lineOf('a', 0)]],
  ] as const)('may have done what it was last asked to do, %s: then nobody claims to know', async ([, last, lines], { skip }) => {
    if (cluster === undefined) return skip(why);
    const { url } = await freshDatabase(cluster.url);
    const storage = kept(await openPostgres(url, { connections: 2 }));
    const client = new Client({ connectionString: url });
    await client.connect();
    afterwards.push(() => client.end());
    // The end of the transaction waits for a check that does not come to an end before the connection is cut.
    await client.query(`create function wait() returns trigger language plpgsql as $$ begin perform pg_sleep(60); return null; end $$`);
    await client.query(
      'create constraint trigger slow after insert on entries deferrable initially deferred for each row execute function wait()',
    );
    const fate = expect(storage.append(lines)).rejects.toMatchObject({ code: 'storage-away', unsure: true });
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like $1 and state = 'active' and wait_event = 'PgSleep'`;
    while ((await client.query(cut, [last])).rowCount === 0);
    await fate;
    await client.query('drop trigger slow on entries');
    expect(await storage.append(lines)).toBe(true);
  });

  test('or stands still keeps nobody waiting for long', async ({ skip }) => {
    if (cluster === undefined) return skip(why);
    const { url } = await freshDatabase(cluster.url);
    const storage = kept(await openPostgres(url, { patience: 500 }));
    await storage.append([lineOf('a', 0)]);
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query('begin; lock table matches in access exclusive mode');
    const away = { code: 'storage-away', unsure: false };
    await Promise.all([
      expect(storage.append([lineOf('a', 1)])).rejects.toMatchObject(away),
      expect(storage.ids('', 1)).rejects.toMatchObject(away),
    ]);
    await client.end();
    expect(await storage.append([lineOf('a', 1)])).toBe(true);
  });
});

/** A proxy between a program and a database. Once stopped, its connections get nothing more, not even an end. */
const startTunnel = async (url: string): Promise<{ readonly url: string; stop(): void }> => {
  const { hostname, port } = new URL(url);
  const ends: Socket[] = [];
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    near.pipe(far).pipe(near);
    for (const end of [near, far]) end.on('error', () => {});
    ends.push(near, far);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterwards.push(async () => {
    for (const end of ends) end.destroy();
    server.close();
  });
  const through = new URL(url);
  through.port = String((server.address() as AddressInfo).port);
  const stop = (): void => {
    for (const end of ends) end.unpipe().pause();
  };
  return { url: through.href, stop };
};

test('a connection on which nothing comes back is given up for a new one', async ({ skip }) => {
  if (cluster === undefined) return skip(why);
  const { url } = await freshDatabase(cluster.url);
  const tunnel = await startTunnel(url);
  const storage = kept(await openPostgres(tunnel.url, { connections: 1, patience: 1_000 }));
  expect(await storage.append([lineOf('a', 0)])).toBe(true);
  tunnel.stop();
  await expect(storage.read('a', -1)).rejects.toMatchObject({ code: 'storage-away', unsure: false });
  expect((await storage.read('a', -1)).length).toBe(1);
  tunnel.stop();
  // It never arrived, but no one here can know.
  await expect(storage.append([lineOf('a', 1)])).rejects.toMatchObject({ code: 'storage-away', unsure: true });
  expect(await storage.append([lineOf('a', 1)])).toBe(true);
});

/** A disk of this many megabytes, with a file on it whose removal makes room. */
const tinyDisk = (megabytes: number): { readonly folder: string; makeRoom(): void } | string => {
  const folder = mkdtempSync(join(tmpdir(), 'swordtable-tiny-'));
  const { status, stderr, error } = spawnSync('/bin/mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=777`, 'tmpfs', folder], {
    encoding: 'utf8',
  });
  afterwards.push(() => rmSync(folder, { recursive: true, force: true }));
  if (status !== 0) return `no small disk can be mounted here: ${error?.message ?? stderr.trim()}`;
  afterwards.push(() => spawnSync('/bin/umount', ['-l', folder]));
  const ballast = join(folder, 'ballast');
  writeFileSync(ballast, Buffer.alloc(1_500_000));
  return { folder, makeRoom: () => rmSync(ballast) };
};

const fillUp = async (storage: Storage, makeRoom: () => void): Promise<void> => {
  const fates = noFates();
  for (let round = 0; fates.failed.length === 0 && round < 2000; round += 1) {
    await Promise.all(Array.from({ length: 5 }, (_, index) => tryOne(storage, `${round}-${index}`, fates, 10_000)));
  }
  expect([...fates.codes]).toEqual(['storage-full']);
  expect(fates.unsure).toEqual([]);
  expect(fates.granted.length).toBeGreaterThan(20);
  await checkFates(storage, fates);
  makeRoom();
  await storage.check();
  for (const match of fates.failed) expect(await tryOne(storage, match, { ...fates, failed: [] }, 10_000)).toBe(true);
};

describe('a disk that is full', () => {
  test('is reported as full by SQLite; nothing is half-written, and it continues when there is room', async ({ skip }) => {
    const disk = tinyDisk(4);
    if (typeof disk === 'string') return skip(disk);
    const storage = kept(await openSqlite(disk.folder));
    await fillUp(storage, disk.makeRoom);
  });

  test('is said to be full by SQLite before it is', async ({ skip }) => {
    const disk = tinyDisk(2);
    if (typeof disk === 'string') return skip(disk);
    const storage = kept(await openSqlite(disk.folder));
    await expect(storage.check()).rejects.toMatchObject({ code: 'storage-full' });
    disk.makeRoom();
    await storage.check();
  });

  test('is said to be full by PostgreSQL as well', async ({ skip }) => {
    if (cluster === undefined) return skip(why);
    const disk = tinyDisk(12);
    if (typeof disk === 'string') return skip(disk);
    const folder = mkdtempSync(join(disk.folder, 'space-'));
    chmodSync(folder, 0o777);
    spawnSync('chown', ['postgres', folder]);
    const client = new Client({ connectionString: cluster.url });
    await client.connect();
    await client.query(`create tablespace tiny location '${folder}'`).finally(() => client.end());
    const { url, drop } = await freshDatabase(cluster.url, 'tablespace tiny');
    afterwards.push(drop);
    const storage = kept(await openPostgres(url));
    await fillUp(storage, disk.makeRoom);
  });
});
