import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The test run's PostgreSQL; undefined if there is none. */
    readonly databaseUrl: string | undefined;
    /** The test run's Redis; undefined if there is none. */
    readonly redisUrl: string | undefined;
  }
}

export interface FreshDatabase {
  readonly url: string;
  /** Drops it, even if it's still in use. */
  drop(): Promise<void>;
}

const ask = async (url: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/** A new, empty database in the test run's PostgreSQL, or in the cluster at this address. */
export const freshDatabase = async (cluster = inject('databaseUrl'), options = ''): Promise<FreshDatabase> => {
  if (cluster === undefined) throw new Error('There is no PostgreSQL in this test run. Skip tests that need it.');
  const name = `test_${randomBytes(8).toString('hex')}`;
  // A copy of the empty database's files: logging each of their pages would take longer.
  await ask(cluster, `create database ${name} strategy file_copy ${options}`);
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => ask(cluster, `drop database if exists ${name} with (force)`) };
};
