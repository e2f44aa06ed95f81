import { type Fanout, nobodyElse } from './fanout.ts';
import type { OnTrouble } from './messages.ts';
import { fanoutByPostgres } from './postgres.ts';
import { fanoutByRedis } from './redis.ts';

interface Lines {
  readonly databaseUrl?: string | undefined;
  readonly redisUrl?: string | undefined;
  readonly onTrouble: OnTrouble;
}

/**
 * Redis if configured, because in a busy PostgreSQL, commits that notify wait for each other; otherwise PostgreSQL; otherwise the process
 * is alone.
 */
export const openFanout = ({ databaseUrl, redisUrl, onTrouble }: Lines): Fanout => {
  if (redisUrl !== undefined) return fanoutByRedis(redisUrl, onTrouble);
  if (databaseUrl !== undefined) return fanoutByPostgres(databaseUrl, onTrouble);
  return nobodyElse;
};
