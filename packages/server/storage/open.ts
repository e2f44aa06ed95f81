import type { PostgresOptions } from './postgres.ts';
import type { Storage } from './storage.ts';
import type { Watched } from './storage-over.ts';

/** Where the store is: in a database server if there is an address, or else in a folder. */
export interface StoreLocation {
  readonly databaseUrl?: string | undefined;
  readonly folder: string;
  /** The file of the thread that writes to the folder; without it, the calling thread does. */
  readonly thread?: string | undefined;
}

export type OpenOptions = PostgresOptions & Watched;

export const openStorage = async ({ databaseUrl, folder, thread }: StoreLocation, options: OpenOptions = {}): Promise<Storage> => {
  // The libraries of the store that isn't used would take time to load.
  if (databaseUrl === undefined) return (await import('./sqlite.ts')).openSqlite(folder, { ...options, thread });
  return (await import('./postgres.ts')).openPostgres(databaseUrl, options);
};
