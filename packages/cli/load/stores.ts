import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Services } from '../../../scripts/services.mjs';

export const STORES = ['sqlite', 'postgres'] as const;
export type Store = (typeof STORES)[number];

export const STORE_NAMES: Readonly<Record<Store, string>> = { sqlite: 'SQLite', postgres: 'PostgreSQL' };

/** The services that the stores need, and which of them aren't available. */
export interface Backing {
  readonly databaseUrl: string | undefined;
  readonly redisUrl: string | undefined;
  readonly said: readonly string[];
  stop(): Promise<unknown>;
}

const NOTHING: Backing = { databaseUrl: undefined, redisUrl: undefined, said: [], stop: async () => {} };

/** Starts a PostgreSQL of one's own, and for several processes a Redis. They are part of a checkout, not of the command. */
export const startBacking = async (stores: readonly Store[], processes: number): Promise<Backing> => {
  if (!stores.includes('postgres')) return NOTHING;
  const script = new URL('../../../scripts/services.mjs', import.meta.url);
  if (!existsSync(fileURLToPath(script)))
    return { ...NOTHING, said: ['PostgreSQL is left out: only a checkout has the script that starts it.'] };
  const { startServices } = (await import(script.href)) as {
    startServices(given: { readonly redisUrl?: string }): Promise<Services>;
  };
  // One process needs no word from others; a Redis is then not started.
  const services = await startServices(processes > 1 ? {} : { redisUrl: 'none' });
  return { ...services, redisUrl: processes > 1 ? services.redisUrl : undefined };
};
