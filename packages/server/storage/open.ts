import { openPostgres, type PostgresOptions } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Storage } from './storage.ts';
import type { Watched } from './storage-over.ts';

/** Where the store is: in a database server if there is an address, or else in a folder. */
export interface StoreLocation {
  readonly databaseUrl?: string | undefined;
  readonly folder: string;
}

export type OpenOptions = PostgresOptions & Watched;

export const openStorage = async ({ databaseUrl, folder }: StoreLocation, options: OpenOptions = {}): Promise<Storage> =>
  databaseUrl === undefined ? openSqlite(folder, options) : openPostgres(databaseUrl, options);
