import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import { Pool, type PoolConfig, types } from 'pg';
import { failureOf, told } from './failures.ts';
import { migrate } from './migrate.ts';
import { postgresWriter } from './postgres-writer.ts';
import { type Storage, StorageFailure } from './storage.ts';
import { storageOver, type Watched } from './storage-over.ts';
import type { Dialect, Tables } from './tables.ts';

/** Any number, as long as nothing else in the database uses it. */
const MIGRATING = 7_203_964_118;

export const postgresDialect: Dialect = {
  text: sql`text collate "C"`,
  moment: sql`bigint`,
  keyed: sql``,
  held: sql`for share`,
  locked: sql`for update`,
  free: sql`for update skip locked`,
  beginMigration: [sql`begin`, sql`select pg_advisory_xact_lock(${sql.lit(MIGRATING)})`],
  beginWrite: [sql`begin`],
  beginAlone: [sql`begin`, sql`lock table matches in share row exclusive mode`],
  beginSnapshot: [sql`begin isolation level repeatable read read only`],
};

export interface PostgresOptions {
  /** How many connections this process may open. */
  readonly connections?: number;
  /** How long the database may take for one statement before callers are told it's unavailable, in milliseconds. */
  readonly patience?: number;
}

/** For maintenance that no player waits for: ten minutes per statement. */
export const PATIENT = 600_000;

const INT8 = 20;

/** Milliseconds and counts are far below JavaScript's safe limit. */
const parserOf: typeof types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === INT8 && format !== 'binary' ? Number : types.getTypeParser(oid, format as 'text');

/** If the database doesn't respond, callers fail within seconds instead of hanging. */
const poolConfig = (url: string, { connections = 10, patience = 5000 }: PostgresOptions): PoolConfig => ({
  connectionString: url,
  max: connections,
  connectionTimeoutMillis: Math.min(patience, 5000),
  statement_timeout: patience,
  // For when it can't even report a timeout.
  query_timeout: patience + 1000,
  // A client that stops in the middle of a transaction must not block the others.
  idle_in_transaction_session_timeout: 2 * patience,
  keepAlive: true,
  application_name: 'swordtable',
  // An acknowledged line is on disk, whatever the database's own setting.
  options: '-c synchronous_commit=on',
  types: { getTypeParser: parserOf },
});

/** More than there are, apart from those with longer lists. */
const MOST_NAMED = 200;
/** Longer lists come in too many lengths: each connection would keep hundreds of kilobytes for each. */
const MOST_VALUES = 50;

/** Names for statements: one with a name is read and planned once for each connection, which takes longer than carrying it out. */
const statementNames = (): ((text: string, values: readonly unknown[]) => string | undefined) => {
  const names = new Map<string, string>();
  return (text, values) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST_NAMED || values.length > MOST_VALUES) return known;
    const name = `statement ${names.size}`;
    names.set(text, name);
    return name;
  };
};

/**
 * The pool as Kysely wants it. A connection on which something failed isn't used again: its response may still arrive, or never, and then
 * everyone after would wait in vain.
 */
const lent = (pool: Pool): PostgresPool => {
  const nameOf = statementNames();
  return {
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      let lost = false;
      const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
        const name = nameOf(text, values);
        return client.query({ text, values: [...values], ...(name === undefined ? {} : { name }) }).catch((error: unknown) => {
          lost ||= failureOf(error, false) instanceof StorageFailure;
          throw error;
        });
      };
      return { query: query as PostgresPoolClient['query'], release: () => client.release(lost) };
    },
  };
};

/** A pool and the tables on it. Destroying the tables closes the pool. */
export const connectPostgres = (url: string, options: PostgresOptions): { readonly pool: Pool; readonly store: Kysely<Tables> } => {
  const pool = new Pool(poolConfig(url, options));
  // Idle connections are lost when the database goes away; the next caller gets a new one.
  pool.on('error', () => {});
  // A connection in use can be lost too; its user finds out with the next statement.
  pool.on('connect', (client) => client.on('error', () => {}));
  return { pool, store: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: lent(pool) }) }) };
};

/** Some migrations take longer than any player would wait. */
const migratePostgres = async (url: string): Promise<void> => {
  const { store } = connectPostgres(url, { connections: 1, patience: PATIENT });
  await migrate(store, postgresDialect).finally(() => store.destroy());
};

/** Opens the store in a PostgreSQL database, for any number of processes. */
export const openPostgres = async (url: string, options: PostgresOptions & Watched = {}): Promise<Storage> => {
  await told(migratePostgres)(url);
  const { pool, store } = connectPostgres(url, options);
  const check = async (): Promise<void> => {
    const { rows } = await sql<{ frozen: string }>`select current_setting('transaction_read_only') as frozen from schema`.execute(store);
    if (rows[0]?.frozen !== 'off') throw new StorageFailure('storage-away', false, new Error('The database is read-only.'));
  };
  return storageOver(store, postgresDialect, postgresWriter(pool), check, options);
};
