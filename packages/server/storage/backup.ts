import { existsSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import { type Amount, BackupRefused, damaged, nothing, plus, type Rows, readBackup, writeBackup } from './backup-file.ts';
import { insertDocuments } from './document-tables.ts';
import { told } from './failures.ts';
import { migrate } from './migrate.ts';
import type { StoreLocation } from './open.ts';
import { connectPostgres, PATIENT, postgresDialect } from './postgres.ts';
import { connectSqlite, sqliteDialect } from './sqlite.ts';
import { fileIn } from './sqlite-file.ts';
import { StorageFailure } from './storage.ts';
import type { Dialect, Store } from './tables.ts';
import { inTransaction } from './transaction.ts';

/** This many rows are in memory at the same time. */
const PAGE = 200;

/** Opens the tables separately from any server that may be using them. */
const withTables = async <R>({ databaseUrl, folder }: StoreLocation, work: (store: Store, dialect: Dialect) => Promise<R>): Promise<R> => {
  const dialect = databaseUrl === undefined ? sqliteDialect : postgresDialect;
  const { store } =
    databaseUrl === undefined ? await connectSqlite(folder) : connectPostgres(databaseUrl, { connections: 1, patience: PATIENT });
  try {
    await migrate(store, dialect);
    return await work(store, dialect);
  } finally {
    await store.destroy();
  }
};

/** Reads a table page by page; `next` returns the rows after a row, or the first ones. */
async function* paged<R>(next: (last: R | undefined) => Promise<readonly R[]>): AsyncGenerator<readonly R[]> {
  const ask = told(next);
  for (let rows = await ask(undefined); rows.length > 0; rows = await ask(rows.at(-1))) {
    yield rows;
    // The server may be this very process, with others waiting for it.
    await turn();
  }
}

/** Everything in the store. Matches come first, because the others refer to them. */
async function* pagesOf(db: Store): AsyncGenerator<Rows> {
  const matches = db.selectFrom('matches').selectAll().orderBy('id').limit(PAGE);
  for await (const rows of paged((last: { id: string } | undefined) => matches.where('id', '>', last?.id ?? '').execute())) {
    yield { table: 'matches', rows };
  }
  const entries = db.selectFrom('entries').selectAll().orderBy('match').orderBy('seq').limit(PAGE);
  for await (const rows of paged((last: { match: string; seq: number } | undefined) =>
    entries.where(({ eb, refTuple, tuple }) => eb(refTuple('match', 'seq'), '>', tuple(last?.match ?? '', last?.seq ?? -1))).execute(),
  )) {
    yield { table: 'entries', rows };
  }
  const holders = db.selectFrom('holders').selectAll().orderBy('holder').orderBy('match').limit(PAGE);
  for await (const rows of paged((last: { holder: string; match: string } | undefined) =>
    holders
      .where(({ eb, refTuple, tuple }) => eb(refTuple('holder', 'match'), '>', tuple(last?.holder ?? '', last?.match ?? '')))
      .execute(),
  )) {
    yield { table: 'holders', rows };
  }
  const orders = db.selectFrom('orders').selectAll().orderBy('match').orderBy('seat').limit(PAGE);
  for await (const rows of paged((last: { match: string; seat: number } | undefined) =>
    orders.where(({ eb, refTuple, tuple }) => eb(refTuple('match', 'seat'), '>', tuple(last?.match ?? '', last?.seat ?? -1))).execute(),
  )) {
    yield { table: 'orders', rows };
  }
  const documents = db.selectFrom('documents').selectAll().orderBy('kind').orderBy('id').limit(PAGE);
  for await (const rows of paged((last: { kind: string; id: string } | undefined) =>
    documents.where(({ eb, refTuple, tuple }) => eb(refTuple('kind', 'id'), '>', tuple(last?.kind ?? '', last?.id ?? ''))).execute(),
  )) {
    yield { table: 'documents', rows };
  }
}

/** Writes a snapshot of a store to a file; the server may keep running. */
export const backup = async (source: StoreLocation, file: string, tell: (soFar: Amount) => void = () => {}): Promise<Amount> => {
  if (source.databaseUrl === undefined && !existsSync(fileIn(source.folder))) {
    throw new BackupRefused('no-store', `There is no store in ${source.folder}.`);
  }
  let amount = nothing;
  await withTables(source, (store, { beginSnapshot }) =>
    inTransaction(store, beginSnapshot, (db) =>
      writeBackup(file, pagesOf(db), (soFar) => {
        amount = soFar;
        tell(soFar);
      }),
    ),
  );
  return amount;
};

export const insertRows = async (db: Store, { table, rows }: Rows): Promise<void> => {
  if (table === 'matches')
    await db
      .insertInto('matches')
      .values([...rows])
      .execute();
  else if (table === 'entries')
    await db
      .insertInto('entries')
      .values([...rows])
      .execute();
  else if (table === 'holders')
    await db
      .insertInto('holders')
      .values([...rows])
      .execute();
  else if (table === 'orders')
    await db
      .insertInto('orders')
      .values([...rows])
      .execute();
  else await insertDocuments(db, rows);
};

/** Joins adjacent rows of one table into pages. */
async function* joined(all: AsyncIterable<Rows>): AsyncGenerator<Rows> {
  let page: { readonly table: Rows['table']; readonly rows: unknown[] } | undefined;
  for await (const { table, rows } of all) {
    if (page !== undefined && (page.table !== table || page.rows.length >= PAGE)) {
      yield page as Rows;
      page = undefined;
    }
    page ??= { table, rows: [] };
    page.rows.push(...rows);
  }
  if (page !== undefined) yield page as Rows;
}

/** Fills an empty store from a file; if anything is wrong with the file, the store stays empty. */
export const restore = async (file: string, target: StoreLocation, tell: (soFar: Amount) => void = () => {}): Promise<Amount> =>
  withTables(target, (store, { beginAlone }) =>
    inTransaction(store, beginAlone, async (db) => {
      const found = await db.selectFrom('matches').select('id').limit(1).execute();
      if (found.length > 0)
        throw new BackupRefused('store-not-empty', 'A backup can be restored only into an empty store, and this one isn’t empty.');
      const write = told(insertRows);
      const blame = (error: unknown): never => {
        throw error instanceof StorageFailure ? error : damaged(file, 'it has a row that doesn’t fit.', error);
      };
      let amount = nothing;
      for await (const page of joined(readBackup(file))) {
        await write(db, page).catch(blame);
        amount = plus(amount, page);
        tell(amount);
      }
      return amount;
    }),
  );
