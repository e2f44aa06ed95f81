import { type Fanout, nobodyElse } from './fanout.ts';
import type { OnTrouble } from './messages.ts';

interface Lines {
  readonly databaseUrl?: string | undefined;
  readonly redisUrl?: string | undefined;
  readonly onTrouble: OnTrouble;
}

/**
 * Redis if configured, because in a busy PostgreSQL, commits that notify wait for each other; otherwise PostgreSQL; otherwise the process
 * is alone.
 */
export const openFanout = async ({ databaseUrl, redisUrl, onTrouble }: Lines): Promise<Fanout> => {
  if (redisUrl !== undefined) return (await import('./redis.ts')).fanoutByRedis(redisUrl, onTrouble);
  if (databaseUrl !== undefined) return (await import('./postgres.ts')).fanoutByPostgres(databaseUrl, onTrouble);
  return nobodyElse;
};
