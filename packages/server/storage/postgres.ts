import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import { Pool, type PoolClient, type PoolConfig, types } from 'pg';
import { failureOf, told } from './failures.ts';
import { migrate } from './migrate.ts';
import { type Storage, StorageFailure } from './storage.ts';
import { storageOver, type Watched } from './storage-over.ts';
import type { Dialect, HolderRow, MatchRow, Tables } from './tables.ts';
import { type Batch, matchesOf, planFor, type WritePlan } from './write-plan.ts';

/** Any number will do, as long as nobody else takes it on the same database. */
const MIGRATING = 7_203_964_118;

export const postgresDialect: Dialect = {
  text: sql`text collate "C"`,
  moment: sql`bigint`,
  keyed: sql``,
  held: sql`for share`,
  beginMigration: [sql`begin`, sql`select pg_advisory_xact_lock(${sql.lit(MIGRATING)})`],
  beginAlone: [sql`begin`, sql`lock table matches in share row exclusive mode`],
  beginSnapshot: [sql`begin isolation level repeatable read read only`],
};

export interface PostgresOptions {
  /** How many connections this process may have at once. */
  readonly connections?: number;
  /** How long the database may take for one statement before those who wait for it are told that it is away, in milliseconds. */
  readonly patience?: number;
}

/** For what is done once and by nobody who waits at a table: ten minutes for each statement. */
export const PATIENT = 600_000;

const INT8 = 20;

/** Milliseconds and counts are far below what a number of JavaScript can hold. */
const parserOf: typeof types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === INT8 && format !== 'binary' ? Number : types.getTypeParser(oid, format as 'text');

/** A database that does not answer fails those who wait after seconds; it does not keep them. */
const poolConfig = (url: string, { connections = 10, patience = 5000 }: PostgresOptions): PoolConfig => ({
  connectionString: url,
  max: connections,
  connectionTimeoutMillis: Math.min(patience, 5000),
  statement_timeout: patience,
  // For when it cannot even say that it took too long.
  query_timeout: patience + 1000,
  // Whoever stops in the middle of a transaction must not hold up the others.
  idle_in_transaction_session_timeout: 2 * patience,
  keepAlive: true,
  application_name: 'swordtable',
  // An acknowledged line is on disk, whatever the database's own setting.
  options: '-c synchronous_commit=on',
  types: { getTypeParser: parserOf },
});

/**
 * The pool as Kysely wants it. A connection on which something failed is not used again: its answer may still come, or
 * never, and then everybody after would wait for it in vain.
 */
const lent = (pool: Pool): PostgresPool => ({
  end: () => pool.end(),
  connect: async () => {
    const client = await pool.connect();
    let lost = false;
    const query = async (text: string, values: readonly unknown[]): Promise<unknown> =>
      client.query(text, [...values]).catch((error: unknown) => {
        lost ||= failureOf(error, false) instanceof StorageFailure;
        throw error;
      });
    return { query: query as PostgresPoolClient['query'], release: () => client.release(lost) };
  },
});

/** A pool and the tables over it. Destroying the tables closes the pool. */
export const connectPostgres = (url: string, options: PostgresOptions): { readonly pool: Pool; readonly store: Kysely<Tables> } => {
  const pool = new Pool(poolConfig(url, options));
  // Connections that nobody uses are lost when the database goes away; the next one who asks gets a new one.
  pool.on('error', () => {});
  // The same happens to one who is using a connection, and who hears of it when asking for the next thing.
  pool.on('connect', (client) => client.on('error', () => {}));
  return { pool, store: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: lent(pool) }) }) };
};

const BEGIN = 'begin isolation level read committed';
// Everybody locks in the same order, and no line is written without the lock of its match: so nobody waits in a circle.
const HEADS = 'select id, seq from matches where id = any($1::text[]) order by id for update';
const BEGUN = `insert into matches (id, game, status, listed, due, seq, updated, card)
  select * from unnest($1::text[], $2::text[], $3::text[], $4::int[], $5::bigint[], $6::int[], $7::bigint[], $8::text[])
  on conflict do nothing`;
const MOVED = `update matches set game = n.game, status = n.status, listed = n.listed, due = n.due, seq = n.seq,
  updated = n.updated, card = n.card
  from unnest($1::text[], $2::text[], $3::text[], $4::int[], $5::bigint[], $6::int[], $7::bigint[], $8::text[])
  as n (id, game, status, listed, due, seq, updated, card) where matches.id = n.id`;
const ENTRIES = `insert into entries (match, seq, at, entry)
  select * from unnest($1::text[], $2::int[], $3::bigint[], $4::text[])`;
const HELD = 'insert into holders (holder, match) select * from unnest($1::text[], $2::text[]) on conflict do nothing';
const RELEASED = `delete from holders using unnest($1::text[], $2::text[]) as n (holder, match)
  where holders.holder = n.holder and holders.match = n.match`;

const REORDERED = 'update orders set mark = mark + 1, text = $1 where match = $2 and seat = $3 and mark = coalesce($4::int, mark)';

/** Rows as the database takes them: a list for each column. */
const columns = <R>(rows: readonly R[], ...names: readonly (keyof R)[]): unknown[] => names.map((name) => rows.map((row) => row[name]));

const matchColumns = (rows: readonly MatchRow[]): unknown[] =>
  columns(
    rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    'id',
    'game',
    'status',
    'listed',
    'due',
    'seq',
    'updated',
    'card',
  );

const holderColumns = (rows: readonly HolderRow[]): unknown[] => columns(rows, 'holder', 'match');

/** Writes the plan; false if another process has begun one of its matches meanwhile. */
const fulfil = async (client: PoolClient, plan: WritePlan): Promise<boolean> => {
  if (plan.begun.length > 0) {
    const { rowCount } = await client.query(BEGUN, matchColumns(plan.begun));
    if (rowCount !== plan.begun.length) return false;
  }
  if (plan.moved.length > 0) await client.query(MOVED, matchColumns(plan.moved));
  if (plan.entries.length > 0) await client.query(ENTRIES, columns(plan.entries, 'match', 'seq', 'at', 'entry'));
  if (plan.holders.length > 0) await client.query(HELD, holderColumns(plan.holders));
  if (plan.released.length > 0) await client.query(RELEASED, holderColumns(plan.released));
  for (const { match, seat, mark, text } of plan.orders) await client.query(REORDERED, [text, match, seat, mark ?? null]);
  return true;
};

const write = async (pool: Pool, batches: readonly Batch[]): Promise<WritePlan> => {
  let committing = false;
  const client = await pool.connect().catch((error: unknown) => {
    throw failureOf(error, false);
  });
  try {
    for (;;) {
      await client.query(BEGIN);
      const { rows } = await client.query<{ id: string; seq: number }>(HEADS, [matchesOf(batches)]);
      const plan = planFor(batches, new Map(rows.map(({ id, seq }) => [id, seq])));
      if (await fulfil(client, plan)) {
        committing = true;
        await client.query('commit');
        client.release();
        return plan;
      }
      // Now that the other's beginning is there to be seen, the next plan takes it into account.
      await client.query('rollback');
    }
  } catch (error) {
    const failure = failureOf(error, committing);
    if (failure instanceof StorageFailure) {
      client.release(true);
      throw failure;
    }
    const rolledBack = await client.query('rollback').catch(() => undefined);
    client.release(rolledBack === undefined);
    throw failure;
  }
};

/** Some changes of the tables take longer than anybody would wait for an answer. */
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
    if (rows[0]?.frozen !== 'off') throw new StorageFailure('storage-away', false, new Error('The database can only be read.'));
  };
  return storageOver(store, postgresDialect, (batches) => write(pool, batches), check, options);
};
