import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { told } from './failures.ts';
import { connectPostgres } from './postgres.ts';
import { connectSqlite } from './sqlite.ts';
import { fileIn } from './sqlite-file.ts';
import { migrations, type Store } from './tables.ts';

/** What a store is like, found out without changing it. */
export interface StoreState {
  /** The version of its tables; undefined if it has none yet. */
  readonly version: number | undefined;
  /** The version that this program uses. */
  readonly known: number;
  readonly matches: number;
  /** When a match last changed, in milliseconds. */
  readonly lastChange: number | undefined;
}

/** A database server, as far as it matters to us. */
export interface DatabaseState extends StoreState {
  /** Such as 170002 for 17.2. */
  readonly serverVersion: number;
  readonly isReadOnly: boolean;
  /** Whether tables can be created, which only the first start and some upgrades need. */
  readonly mayCreate: boolean;
  /** Whether the existing tables can be read and written. */
  readonly mayWrite: boolean;
  readonly connectionsMax: number;
  /** The database's clock, in milliseconds. */
  readonly now: number;
}

const stateOf = async (store: Store): Promise<StoreState> => {
  const known = migrations.length;
  const version = (await store.selectFrom('schema').select('version').executeTakeFirst())?.version;
  if (version === undefined) return { version, known, matches: 0, lastChange: undefined };
  const { fn } = store;
  const { matches, last } = await store
    .selectFrom('matches')
    .select([fn.countAll<number>().as('matches'), fn.max('updated').as('last')])
    .executeTakeFirstOrThrow();
  return { version, known, matches, lastChange: last ?? undefined };
};

const empty: StoreState = { version: undefined, known: migrations.length, matches: 0, lastChange: undefined };

const inspectFile = async (folder: string): Promise<StoreState> => {
  if (!existsSync(fileIn(folder))) return empty;
  const { store } = await connectSqlite(folder);
  try {
    const { rows } = await sql<{ name: string }>`select name from sqlite_master where name = 'schema'`.execute(store);
    return rows.length === 0 ? empty : await stateOf(store);
  } finally {
    await store.destroy();
  }
};

interface ServerRow extends Omit<DatabaseState, keyof StoreState> {
  readonly isThere: boolean;
}

const inspectServer = async (url: string): Promise<DatabaseState> => {
  const { store } = connectPostgres(url, { connections: 1 });
  try {
    const { rows } = await sql<ServerRow>`select
      current_setting('server_version_num')::int as "serverVersion",
      current_setting('transaction_read_only') = 'on' as "isReadOnly",
      current_schema() is not null and has_schema_privilege(current_schema(), 'create') as "mayCreate",
      current_setting('max_connections')::int as "connectionsMax",
      (extract(epoch from clock_timestamp()) * 1000)::bigint as now,
      to_regclass('schema') is not null as "isThere",
      coalesce((select bool_and(has_table_privilege(found, 'select') and has_table_privilege(found, 'insert')
        and has_table_privilege(found, 'update') and has_table_privilege(found, 'delete'))
        from unnest(array[to_regclass('matches'), to_regclass('entries'), to_regclass('holders'), to_regclass('orders'), to_regclass('secrets')]) as found), true) as "mayWrite"`.execute(
      store,
    );
    const [row] = rows;
    if (row === undefined) throw new Error('The database gave no answer.');
    const { isThere, ...server } = row;
    return { ...(isThere && server.mayWrite ? await stateOf(store) : empty), ...server };
  } finally {
    await store.destroy();
  }
};

/** The state of the store in a folder. */
export const inspectFolder: (folder: string) => Promise<StoreState> = told(inspectFile);

/** The state of a database server and the store in it. */
export const inspectDatabase: (url: string) => Promise<DatabaseState> = told(inspectServer);
