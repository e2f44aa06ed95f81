import { statfsSync } from 'node:fs';
import { Kysely, type SqliteDatabase, SqliteDialect, sql } from 'kysely';
import type Database from 'libsql';
import { whenFree } from './busy.ts';
import { failureOf, told } from './failures.ts';
import { migrate } from './migrate.ts';
import { preparedOn } from './prepared.ts';
import { openFile } from './sqlite-file.ts';
import { openLog } from './sqlite-log.ts';
import { sqliteWriter } from './sqlite-writer.ts';
import { type Storage, StorageFailure } from './storage.ts';
import { storageOver, type Watched } from './storage-over.ts';
import type { Dialect, Tables } from './tables.ts';
import { threadedWriter } from './threaded-writer.ts';

export const sqliteDialect: Dialect = {
  text: sql`text`,
  moment: sql`integer`,
  keyed: sql`without rowid`,
  held: sql``,
  locked: sql``,
  free: sql``,
  beginMigration: [sql`begin immediate`],
  beginWrite: [sql`begin immediate`],
  beginAlone: [sql`begin immediate`],
  beginSnapshot: [sql`begin`],
};

/** With less space than this the next line may still fit, but no one should rely on it. */
const LITTLE_ROOM = 1024 * 1024;

/**
 * The database as Kysely wants it. A prepared `begin` that finds the file busy would stay half-begun, and no transaction on this connection
 * could end until it's collected; so it runs unprepared.
 */
const lent = (database: Database.Database): SqliteDatabase => {
  const prepared = preparedOn(database);
  return {
    close: () => void database.close(),
    prepare: (text) => {
      if (!text.startsWith('begin')) return prepared(text);
      const run = () => {
        database.exec(text);
        return { changes: 0, lastInsertRowid: 0 };
      };
      return { reader: false, run, all: () => [], iterate: () => [].values() };
    },
  };
};

/** A folder's file and the tables in it. Destroying the tables closes the file. */
export const connectSqlite = async (folder: string): Promise<{ readonly database: Database.Database; readonly store: Kysely<Tables> }> => {
  const database = await whenFree(() => openFile(folder));
  return { database, store: new Kysely<Tables>({ dialect: new SqliteDialect({ database: lent(database) }) }) };
};

export interface SqliteOptions extends Watched {
  /** The file of a thread that writes, so that nothing else waits for it: see `serveWriter`. Without it, this thread writes. */
  readonly thread?: string | undefined;
}

/** Opens the store in a folder on this machine, for one process or a few. */
export const openSqlite = async (folder: string, { thread, ...watched }: SqliteOptions = {}): Promise<Storage> => {
  const { database, store } = await told(connectSqlite)(folder);
  try {
    await migrate(store, sqliteDialect);
    const log = openLog(folder);
    // A process that was killed may have left lines in the log that aren't on disk.
    await log.flush();
    const writing = thread === undefined ? undefined : threadedWriter(thread, folder);
    const [logged, kept] = [log.track(), log.track()];
    const write = logged.flushing(writing?.write ?? sqliteWriter(database, log.flush));
    const check = async (): Promise<void> => {
      const { bavail, bsize } = statfsSync(folder);
      if (bavail * bsize < LITTLE_ROOM) throw new StorageFailure('storage-full', false, new Error(`${bavail * bsize} bytes are free.`));
      await store.selectFrom('schema').select('version').execute();
    };
    // While one write is flushed, the next one is already being made.
    const storage = storageOver(store, sqliteDialect, { write, lanes: 2 }, check, watched);
    const { order, release, remove, prune, read, documents } = storage;
    return {
      ...storage,
      ...{ order: logged.flushed(order), release: logged.flushed(release), remove: logged.flushed(remove), prune: logged.flushed(prune) },
      read: logged.certain(read),
      documents: { get: kept.certain(documents.get), find: kept.certain(documents.find), change: kept.flushed(documents.change) },
      close: async () => {
        await storage.close();
        await writing?.close();
        await log.close();
      },
    };
  } catch (error) {
    await store.destroy();
    throw failureOf(error, false);
  }
};
