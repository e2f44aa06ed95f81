import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../testing/databases.ts';
import { lineOf } from '../testing/stores.ts';
import { connectPostgres, openPostgres } from './postgres.ts';
import { queries } from './queries.ts';
import type { Append, Storage } from './storage.ts';

describe.skipIf(inject('databaseUrl') === undefined)('while another process is in the middle of a transaction', () => {
  let database: FreshDatabase;
  let storage: Storage;
  let other: Client;
  let watcher: Client;
  beforeEach(async () => {
    database = await freshDatabase();
    storage = await openPostgres(database.url);
    [other, watcher] = [new Client({ connectionString: database.url }), new Client({ connectionString: database.url })];
    await Promise.all([other.connect(), watcher.connect(), storage.append([lineOf('a', 0)])]);
    await other.query('begin');
  });
  afterEach(async () => {
    await Promise.all([other.end(), watcher.end(), storage.close()]);
    await database.drop();
  });

  const WAITING = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const FACE = `'olympus', 'running', 1, null`;

  /** Asks for lines while the other has not ended yet, then lets the other end. */
  const meanwhile = async (lines: readonly Append[], end: 'commit' | 'rollback'): Promise<boolean> => {
    const answer = storage.append(lines);
    while ((await watcher.query(WAITING)).rowCount === 0);
    await other.query(end);
    return answer;
  };

  test.each(['commit', 'rollback'] as const)('another writer of the same number waits for its %s', async (end) => {
    await other.query(`update matches set seq = 1 where id = 'a'`);
    await other.query(`insert into entries values ('a', 1, 77, '{}')`);
    const won = end === 'rollback';
    expect(await meanwhile([lineOf('a', 1)], end)).toBe(won);
    expect((await storage.read('a', 0)).map(({ at }) => at)).toEqual([won ? 1 : 77]);
  });

  test.each(['commit', 'rollback'] as const)('another creator of the same match waits for its %s', async (end) => {
    await other.query(`insert into matches (id, game, status, listed, due, seq, updated, card) values ('new', ${FACE}, 0, 77, '{}')`);
    await other.query(`insert into entries values ('new', 0, 77, '{}')`);
    const won = end === 'rollback';
    // A rematch that another has begun takes the last line of the old match with it.
    expect(await meanwhile([lineOf('a', 1), lineOf('new', 0)], end)).toBe(won);
    expect((await storage.read('new', -1)).map(({ at }) => at)).toEqual([won ? 0 : 77]);
    expect((await storage.heads(['a'])).get('a')).toBe(won ? 1 : 0);
  });

  test('orders that it has given vanish with the line that removes them', async () => {
    await other.query(`select from matches where id = 'a' for share`);
    await other.query(`insert into orders values ('a', 0, 1, 'given')`);
    expect(await meanwhile([lineOf('a', 1, { orders: [{ seat: 0, text: 'none' }] })], 'commit')).toBe(true);
    expect(await storage.orders('a')).toEqual([{ seat: 0, mark: 2, text: 'none' }]);
  });

  test('orders for the line before one that it is writing are refused', async () => {
    await other.query(`update matches set seq = 1 where id = 'a'`);
    await other.query(`insert into entries values ('a', 1, 77, '{}')`);
    let isAnswered = false;
    const ordered = storage.order({ match: 'a', seq: 0, seat: 0, mark: 0, text: 'late' }).finally(() => {
      isAnswered = true;
    });
    while (!isAnswered && (await watcher.query(WAITING)).rowCount === 0);
    await other.query('commit');
    expect(await ordered).toBe(false);
    expect(await storage.orders('a')).toEqual([]);
  });

  const AGES = { finished: 0, abandoned: 50, imported: 0 };

  test('removing old matches leaves out those that it is changing', async () => {
    await storage.append([lineOf('b', 0)]);
    await other.query(`select from matches where id = 'a' for update`);
    expect(await storage.prune(AGES, 10)).toEqual(['b']);
    await other.query('rollback');
    expect(await storage.prune(AGES, 10)).toEqual(['a']);
  });

  test('removing matches waits for one only while it has none that comes later', async () => {
    // On disk, b is before a: a statement that takes rows as they come would have b already.
    await other.query('rollback');
    await storage.append([lineOf('b', 0)]);
    await other.query(`update matches set seq = -2, card = repeat('moved', 100) where id = 'b'`);
    await other.query(`update matches set seq = -2 where id = 'a'`);
    await other.query('begin');
    await other.query(`select from matches where id = 'a' for update`);
    const removed = storage.prune(AGES, 10);
    while ((await watcher.query(WAITING)).rowCount === 0);
    await other.query(`select from matches where id = 'b' for update nowait`);
    await other.query('commit');
    expect(await removed).toEqual(['a', 'b']);
  });

  test('no more are removed than asked for, even if the database plans for a single match', async () => {
    await other.query('rollback');
    await other.query('analyze matches');
    await storage.append(['b', 'c', 'd', 'e'].map((match) => lineOf(match, 0)));
    expect(await storage.prune(AGES, 2)).toEqual(['a', 'b']);
    expect(Object.fromEntries(await storage.heads(['c', 'd', 'e']))).toEqual({ c: 0, d: 0, e: 0 });
  });

  test('a match that begins while its removed namesake is still being cleared away stays', async () => {
    await other.query('rollback');
    await other.query(`update matches set seq = -2 where id = 'a'`);
    await other.query(`insert into orders values ('a', 0, 1, 'given')`);
    await other.query('begin');
    await other.query(`select from orders where match = 'a' for update`);
    const removed = storage.prune(AGES, 10);
    while ((await watcher.query(WAITING)).rowCount === 0);
    for (const table of ['orders', 'entries']) await other.query(`delete from ${table} where match = 'a'`);
    await other.query(`delete from matches where id = 'a'`);
    await other.query(`insert into matches (id, game, status, listed, due, seq, updated, card) values ('a', ${FACE}, 0, 77, '{}')`);
    await other.query(`insert into entries values ('a', 0, 77, '{}')`);
    await other.query('commit');
    await removed;
    expect((await storage.read('a', -1)).map(({ at }) => at)).toEqual([77]);
    expect((await storage.heads(['a'])).get('a')).toBe(0);
  });

  test('a write that waits for it doesn’t hold up the next one', async () => {
    await storage.append([lineOf('b', 0)]);
    await other.query(`select from matches where id = 'a' for update`);
    const held = storage.append([lineOf('a', 1)]);
    while ((await watcher.query(WAITING)).rowCount === 0);
    expect(await storage.append([lineOf('b', 1)])).toBe(true);
    await other.query('rollback');
    expect(await held).toBe(true);
  });
});

test.skipIf(inject('databaseUrl') === undefined)('a connection keeps no statement for each length of a long list', async () => {
  const database = await freshDatabase();
  await (await openPostgres(database.url)).close();
  const { pool, store } = connectPostgres(database.url, { connections: 1 });
  const { heads } = queries(store);
  const namesOf = (length: number): readonly string[] => Array.from({ length }, (_, index) => `match ${index}`);
  for (const length of [1, 2, 300, 301]) for (let times = 0; times < 2; times++) await heads(namesOf(length));
  const { rows } = await pool.query<{ kept: number }>(`select cardinality(parameter_types) as kept from pg_prepared_statements`);
  expect(rows.map(({ kept }) => kept).sort()).toEqual([1, 2]);
  await store.destroy();
  await database.drop();
});
