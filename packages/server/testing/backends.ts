import { Client } from 'pg';

/** Terminates others' connections to this database, or those with a matching name, as an administrator would. Returns how many. */
export const endBackends = async (databaseUrl: string, name = '%'): Promise<number> => {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const ended = await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database() and application_name like $1',
      [name],
    );
    return ended.rowCount ?? 0;
  } finally {
    await client.end();
  }
};
