import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoreLocation } from '@swordtable/server/storage/open';
import type { PrivatePostgres } from '../../../scripts/services.mjs';

export type StoreName = 'sqlite' | 'postgres';

/** A store of the trial's own, gone after it. */
export interface Store {
  readonly name: StoreName;
  readonly place: StoreLocation;
  readonly env: Readonly<Record<string, string>>;
  /** The database server itself, where there is one. */
  readonly cluster?: PrivatePostgres;
  drop(): Promise<void>;
}

const SERVICES = new URL('../../../scripts/services.mjs', import.meta.url).href;

const services = (): Promise<typeof import('../../../scripts/services.mjs')> => import(SERVICES);

export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'swordtable-faults-'));

const openFolder = async (): Promise<Store> => {
  const folder = temporaryFolder();
  const leave = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', leave);
  return {
    name: 'sqlite',
    place: { folder },
    env: { DATA: folder },
    drop: async () => {
      process.removeListener('exit', leave);
      leave();
    },
  };
};

/** A cluster in a temporary folder that acknowledges nothing before it is on disk. */
const openCluster = async (): Promise<Store> => {
  const { startPostgres } = await services();
  const cluster = await startPostgres();
  const { url } = cluster;
  return { name: 'postgres', place: { databaseUrl: url, folder: '' }, env: { DATABASE_URL: url }, cluster, drop: () => cluster.stop() };
};

export const openStore = (name: StoreName): Promise<Store> => (name === 'sqlite' ? openFolder() : openCluster());

/** A Redis that keeps nothing, or why there is none. */
export const openRedis = async (): Promise<{ readonly url: string; stop(): Promise<unknown> } | string> => {
  try {
    return await (await services()).startRedis();
  } catch (error) {
    return `The trial of Redis was left out: ${error instanceof Error ? error.message : error}`;
  }
};
