import { type RawBuilder, sql } from 'kysely';
import { whenFree } from './busy.ts';
import { told } from './failures.ts';
import type { Store } from './tables.ts';

/** Runs a transaction on its own connection. */
export const inTransaction = async <R>(store: Store, begin: readonly RawBuilder<unknown>[], work: (db: Store) => Promise<R>): Promise<R> =>
  store.connection().execute(async (db) => {
    const ask = told((statement: RawBuilder<unknown>) => whenFree(() => statement.execute(db)));
    try {
      for (const statement of begin) await ask(statement);
      const result = await work(db);
      await ask(sql`commit`);
      return result;
    } catch (error) {
      // The reason why it failed matters more than that the connection may be gone as well.
      await ask(sql`rollback`).catch(() => {});
      throw error;
    }
  });
