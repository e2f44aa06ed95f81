import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import { Pool, type PoolClient, type PoolConfig, types } from 'pg';
import { failureOf, told } from './failures.ts';
import { migrate } from './migrate.ts';
import { type Storage, StorageFailure } from './storage.ts';
import { storageOver, type Watched } from './storage-over.ts';
import type { Dialect, HolderRow, MatchRow, Tables } from './tables.ts';
import { type Batch, matchesOf, ordersKey, ordersNeeded, planFor, type WritePlan } from './write-plan.ts';

/** Any number, as long as nothing else in the database uses it. */
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

/**
 * The pool as Kysely wants it. A connection on which something failed isn't used again: its response may still arrive, or never, and then
 * everyone after would wait in vain.
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

/** A pool and the tables on it. Destroying the tables closes the pool. */
export const connectPostgres = (url: string, options: PostgresOptions): { readonly pool: Pool; readonly store: Kysely<Tables> } => {
  const pool = new Pool(poolConfig(url, options));
  // Idle connections are lost when the database goes away; the next caller gets a new one.
  pool.on('error', () => {});
  // A connection in use can be lost too; its user finds out with the next statement.
  pool.on('connect', (client) => client.on('error', () => {}));
  return { pool, store: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: lent(pool) }) }) };
};

const BEGIN = 'begin isolation level read committed';
// Everyone locks in the same order, and no line is written without its match's lock, so there are no deadlocks.
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

const MARK = 'select mark from orders where match = $1 and seat = $2';
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

/** Writes the plan; false if another process has created one of its matches in the meantime. */
const carryOut = async (client: PoolClient, plan: WritePlan): Promise<boolean> => {
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

/** Read after the matches are locked: until then, orders may still change. */
const marksFor = async (client: PoolClient, batches: readonly Batch[]): Promise<ReadonlyMap<string, number>> => {
  const marks = new Map<string, number>();
  for (const { match, seat } of ordersNeeded(batches)) {
    const { rows } = await client.query<{ mark: number }>(MARK, [match, seat]);
    for (const { mark } of rows) marks.set(ordersKey(match, seat), mark);
  }
  return marks;
};

const write = async (pool: Pool, batches: readonly Batch[]): Promise<readonly boolean[]> => {
  let committing = false;
  const client = await pool.connect().catch((error: unknown) => {
    throw failureOf(error, false);
  });
  try {
    for (;;) {
      await client.query(BEGIN);
      const { rows } = await client.query<{ id: string; seq: number }>(HEADS, [matchesOf(batches)]);
      const plan = planFor(batches, new Map(rows.map(({ id, seq }) => [id, seq])), await marksFor(client, batches));
      if (await carryOut(client, plan)) {
        committing = true;
        await client.query('commit');
        client.release();
        return plan.granted;
      }
      // Now that the other's match is visible, the next plan takes it into account.
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
  return storageOver(store, postgresDialect, (batches) => write(pool, batches), check, options);
};
