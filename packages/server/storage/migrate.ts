import { StorageNewer } from './failures.ts';
import { type Dialect, migrations, type Store } from './tables.ts';
import { inTransaction } from './transaction.ts';

/** Migrates the tables to this program's version. Processes that start at the same time do so one after another. */
export const migrate = (store: Store, dialect: Dialect): Promise<void> =>
  inTransaction(store, dialect.beginMigration, async (db) => {
    await db.schema.createTable('schema').ifNotExists().addColumn('version', 'integer').execute();
    const found = (await db.selectFrom('schema').select('version').executeTakeFirst())?.version;
    const version = found ?? 0;
    if (version > migrations.length) throw new StorageNewer(version, migrations.length);
    for (const change of migrations.slice(version)) await change(db, dialect);
    if (found === undefined) await db.insertInto('schema').values({ version: migrations.length }).execute();
    else if (found < migrations.length) await db.updateTable('schema').set({ version: migrations.length }).execute();
  });
