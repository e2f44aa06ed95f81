import { chmodSync, closeSync, mkdirSync, openSync, statfsSync } from 'node:fs';
import { type FileHandle, open as openAsync } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, type SqliteDatabase, SqliteDialect, sql } from 'kysely';
import Database from 'libsql';
import { isBusy, STANDSTILL, whenFree } from './busy.ts';
import { failureOf, told } from './failures.ts';
import type { Write } from './group-commit.ts';
import { migrate } from './migrate.ts';
import { type Storage, StorageFailure } from './storage.ts';
import { storageOver, type Watched } from './storage-over.ts';
import type { Dialect, MatchRow, Tables } from './tables.ts';
import { type Batch, loneLine, matchesOf, ordersKey, ordersNeeded, planFor, rowOf, type WritePlan } from './write-plan.ts';

export const sqliteDialect: Dialect = {
  text: sql`text`,
  moment: sql`integer`,
  keyed: sql`without rowid`,
  held: sql``,
  beginMigration: [sql`begin immediate`],
  beginAlone: [sql`begin immediate`],
  beginSnapshot: [sql`begin`],
};

/** With less space than this the next line may still fit, but no one should rely on it. */
const LITTLE_ROOM = 1024 * 1024;

export const fileIn = (folder: string): string => join(folder, 'swordtable.db');

/** Opens a folder's file, and creates both if necessary. Only the owner may read it. */
const openFile = (folder: string): Database.Database => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = fileIn(folder);
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  const database = new Database(file, { timeout: STANDSTILL });
  database.pragma('journal_mode = wal');
  // A transaction is in the log when it ends, but not on disk: the log is flushed by `flushOf`, which doesn't stop the whole process.
  database.pragma('synchronous = normal');
  database.pragma('foreign_keys = on');
  // Up to 32 MB of log: pages that many moves change are then copied to the file once, and not after every few moves.
  database.pragma('wal_autocheckpoint = 8000');
  return database;
};

/**
 * The database as Kysely wants it. A prepared `begin` that finds the file busy would stay half-begun, and no transaction on this connection
 * could end until it's collected; so it runs unprepared.
 */
const lent = (database: Database.Database): SqliteDatabase => ({
  close: () => void database.close(),
  prepare: (text) => {
    if (!text.startsWith('begin')) return database.prepare(text);
    const run = () => {
      database.exec(text);
      return { changes: 0, lastInsertRowid: 0 };
    };
    return { reader: false, run, all: () => [], iterate: () => [].values() };
  },
});

/** A folder's file and the tables in it. Destroying the tables closes the file. */
export const connectSqlite = async (folder: string): Promise<{ readonly database: Database.Database; readonly store: Kysely<Tables> }> => {
  const database = await whenFree(() => openFile(folder));
  return { database, store: new Kysely<Tables>({ dialect: new SqliteDialect({ database: lent(database) }) }) };
};

interface Log {
  /** Flushes the log to disk, beside everything else that the process does. After that, all that is in it survives a power loss. */
  flush(): Promise<void>;
  /** Flushes it if the last time failed: what was written then can be read, and nobody may be told of it before it's on disk. */
  mend(): Promise<void>;
  close(): Promise<void>;
}

const logIn = (folder: string): Log => {
  let log: Promise<FileHandle> | undefined;
  let hasFailed = false;
  const flush = async (): Promise<void> => {
    hasFailed = true;
    // The first transaction creates it, and it stays until the last connection is closed.
    log ??= openAsync(`${fileIn(folder)}-wal`, 'r').catch((error) => {
      // The next line tries again.
      log = undefined;
      throw error;
    });
    await (await log).datasync();
    hasFailed = false;
  };
  return { flush, mend: async () => (hasFailed ? flush() : undefined), close: async () => (await log)?.close() };
};

const writerOf = (database: Database.Database, flush: () => Promise<void>): Write => {
  const head = database.prepare('select seq from matches where id = ?');
  const mark = database.prepare('select mark from orders where match = ? and seat = ?');
  const entry = database.prepare('insert into entries (match, seq, at, entry) values (?, ?, ?, ?)');
  const begun = database.prepare('insert into matches (game, status, listed, due, seq, updated, card, id) values (?, ?, ?, ?, ?, ?, ?, ?)');
  const moved = database.prepare(
    'update matches set game = ?, status = ?, listed = ?, due = ?, seq = ?, updated = ?, card = ? where id = ?',
  );
  const continued = database.prepare(
    'update matches set game = ?, status = ?, listed = ?, due = ?, seq = ?, updated = ?, card = ? where id = ? and seq = ?',
  );
  const held = database.prepare('insert into holders (holder, match) values (?, ?) on conflict do nothing');
  const released = database.prepare('delete from holders where holder = ? and match = ?');
  const reordered = database.prepare(
    'update orders set mark = mark + 1, text = ? where match = ? and seat = ? and mark = coalesce(?, mark)',
  );
  const valuesOf = ({ game, status, listed, due, seq, updated, card, id }: MatchRow) => [game, status, listed, due, seq, updated, card, id];

  const carryOut = (plan: WritePlan): void => {
    for (const row of plan.begun) begun.run(valuesOf(row));
    for (const row of plan.moved) moved.run(valuesOf(row));
    for (const { match, seq, at, entry: text } of plan.entries) entry.run([match, seq, at, text]);
    for (const { holder, match } of plan.holders) held.run([holder, match]);
    for (const { holder, match } of plan.released) released.run([holder, match]);
    for (const { match, seat, mark, text } of plan.orders) reordered.run([text, match, seat, mark ?? null]);
  };

  /** Writes an append with everything that it may change. */
  const writeWhole = (batch: Batch): boolean => {
    const heads = new Map<string, number>();
    for (const match of matchesOf([batch])) {
      const row = head.get([match]) as { seq: number } | undefined;
      if (row !== undefined) heads.set(match, row.seq);
    }
    const marks = new Map<string, number>();
    for (const { match, seat } of ordersNeeded([batch])) {
      const row = mark.get([match, seat]) as { mark: number } | undefined;
      if (row !== undefined) marks.set(ordersKey(match, seat), row.mark);
    }
    const plan = planFor([batch], heads, marks);
    carryOut(plan);
    return plan.granted[0] === true;
  };

  /** Writes a line that only continues its match, if it's the next one. */
  const writeLine = (line: Batch[number]): boolean => {
    const { match, seq, at, text } = line;
    if (continued.run([...valuesOf(rowOf(line)), seq - 1]).changes === 0) return false;
    entry.run([match, seq, at, text]);
    return true;
  };

  /** Synchronous from start to end, so nothing in this process reads a half-written state. */
  const transact = (batches: readonly Batch[]): readonly boolean[] => {
    let committing = false;
    try {
      database.exec('begin immediate');
      const granted = batches.map((batch) => {
        const line = loneLine(batch);
        return line === undefined ? writeWhole(batch) : writeLine(line);
      });
      committing = true;
      database.exec('commit');
      return granted;
    } catch (error) {
      if (database.inTransaction) database.exec('rollback');
      throw isBusy(error) ? error : failureOf(error, committing);
    }
  };

  return async (batches) => {
    const granted = await whenFree(() => transact(batches));
    await flush().catch((error) => {
      throw failureOf(error, true);
    });
    return granted;
  };
};

/** Opens the store in a folder on this machine, for one process or a few. */
export const openSqlite = async (folder: string, watched: Watched = {}): Promise<Storage> => {
  const { database, store } = await told(connectSqlite)(folder);
  try {
    await migrate(store, sqliteDialect);
    const { flush, mend, close } = logIn(folder);
    // A process that was killed may have left lines in the log that aren't on disk.
    await flush();
    const write = told(writerOf(database, flush));
    const check = async (): Promise<void> => {
      const { bavail, bsize } = statfsSync(folder);
      if (bavail * bsize < LITTLE_ROOM) throw new StorageFailure('storage-full', false, new Error(`${bavail * bsize} bytes are free.`));
      await store.selectFrom('schema').select('version').execute();
    };
    const storage = storageOver(store, sqliteDialect, { write }, check, watched);
    const flushed =
      <A extends readonly unknown[], R>(work: (...args: A) => Promise<R>) =>
      async (...args: A): Promise<R> => {
        const result = await work(...args);
        await flush().catch((error) => {
          throw failureOf(error, true);
        });
        return result;
      };
    const { order, release, remove, prune, read } = storage;
    return {
      ...storage,
      ...{ order: flushed(order), release: flushed(release), remove: flushed(remove), prune: flushed(prune) },
      read: async (match, after) => {
        await mend().catch((error) => {
          throw failureOf(error, false);
        });
        return read(match, after);
      },
      close: () => storage.close().then(close),
    };
  } catch (error) {
    await store.destroy();
    throw failureOf(error, false);
  }
};
