import { insertRows } from '../storage/backup.ts';
import type { Rows } from '../storage/backup-file.ts';
import type { StoreLocation } from '../storage/open.ts';
import { connectPostgres, postgresDialect } from '../storage/postgres.ts';
import { connectSqlite, sqliteDialect } from '../storage/sqlite.ts';
import { migrations } from '../storage/tables.ts';
import { inTransaction } from '../storage/transaction.ts';

/** A store as an older program left it: with the first migrations alone, and rows from then. */
export const writeOldStore = async ({ databaseUrl, folder }: StoreLocation, version: number, pages: readonly Rows[]): Promise<void> => {
  const dialect = databaseUrl === undefined ? sqliteDialect : postgresDialect;
  const { store } = databaseUrl === undefined ? await connectSqlite(folder) : connectPostgres(databaseUrl, { connections: 1 });
  try {
    await inTransaction(store, dialect.beginMigration, async (db) => {
      await db.schema.createTable('schema').addColumn('version', 'integer').execute();
      for (const change of migrations.slice(0, version)) await change(db, dialect);
      await db.insertInto('schema').values({ version }).execute();
      for (const page of pages) await insertRows(db, page);
    });
  } finally {
    await store.destroy();
  }
};
