// A private PostgreSQL and Redis for tests: in a temporary folder, on free ports, gone when the process that started them is gone.
// Directly: node scripts/services.mjs starts both, prints their addresses, and stays until Ctrl-C.
import { pathToFileURL } from 'node:url';
import { install } from './services/install.mjs';
import { postgresBinaries, startPostgres } from './services/postgres.mjs';
import { redisBinary, startRedis } from './services/redis.mjs';

export { startPostgres, startRedis };

const wanted = [
  { name: 'PostgreSQL', key: 'databaseUrl', debian: 'postgresql', found: postgresBinaries, start: startPostgres },
  { name: 'Redis', key: 'redisUrl', debian: 'redis-server', found: redisBinary, start: startRedis },
];

/**
 * Starts what is available. `said` has sentences about what isn't, and why.
 * @param {{ databaseUrl?: string, redisUrl?: string }} [given] what is there already and must not be started
 * @param {{ isSynced?: boolean }} [how] whether PostgreSQL waits for the disk, as it does unless told otherwise
 */
export const startServices = async (given = {}, how = {}) => {
  const urls = { ...given };
  const said = [];
  const running = [];
  const missing = wanted.filter(({ key, found }) => !urls[key] && !found());
  if (missing.length > 0) said.push(...install(missing));
  await Promise.all(
    wanted.map(async ({ name, key, found, start }) => {
      if (urls[key] || !found()) return;
      try {
        const service = await start(how);
        running.push(service);
        urls[key] = service.url;
      } catch (error) {
        said.push(`${name} couldn’t be started: ${error.message}`);
      }
    }),
  );
  return {
    databaseUrl: urls.databaseUrl,
    redisUrl: urls.redisUrl,
    said,
    stop: () => Promise.all(running.map((service) => service.stop())),
  };
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { databaseUrl, redisUrl, said, stop } = await startServices();
  for (const sentence of said) console.error(sentence);
  if (databaseUrl) console.log(`DATABASE_URL=${databaseUrl}`);
  if (redisUrl) console.log(`REDIS_URL=${redisUrl}`);
  if (!databaseUrl && !redisUrl) process.exit(1);
  const staying = setInterval(() => {}, 2 ** 30);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      clearInterval(staying);
      void stop();
    });
  }
}
