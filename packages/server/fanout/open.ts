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
 * Redis where there is one, because a busy PostgreSQL makes commits that notify wait for each other; else PostgreSQL;
 * else the process is alone.
 */
export const openFanout = ({ databaseUrl, redisUrl, onTrouble }: Lines): Fanout => {
  if (redisUrl !== undefined) return fanoutByRedis(redisUrl, onTrouble);
  if (databaseUrl !== undefined) return fanoutByPostgres(databaseUrl, onTrouble);
  return nobodyElse;
};
