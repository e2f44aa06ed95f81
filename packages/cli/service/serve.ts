import { fileURLToPath } from 'node:url';
import { openPool } from '@swordtable/bots/node/pool';
import { RULES } from '@swordtable/games';
import { logFor, openService, readConfig } from '@swordtable/server';
import { FAILED, orStop, stop } from '../stop.ts';
import { told } from './store.ts';

/** Runs the service until it is told to stop. Everything about it is decided by the environment. */
export const serve = async (): Promise<void> => {
  const config = orStop(readConfig(process.env));
  const log = logFor(config);
  const pool = openPool(fileURLToPath(new URL('./worker.js', import.meta.url)), config.botWorkers);
  const service = await told(openService({ config, log, games: RULES, pool }));
  const address = await service.listen().catch(async (error: unknown) => {
    await service.close();
    return stop(
      `Nobody can be served at HOST ${config.host} and PORT ${config.port}: ${error instanceof Error ? error.message : error}.`,
      FAILED,
    );
  });
  log.info({ address, store: config.databaseUrl === undefined ? config.data : 'postgresql' }, `listening on ${address}`);

  const end = async (signal: string): Promise<void> => {
    log.info(`${signal}: stopping`);
    // Whoever asks twice is in a hurry; and what hangs must not hang for ever.
    process.once(signal, () => process.exit(1));
    setTimeout(() => process.exit(1), (config.shutdownSeconds + 5) * 1_000).unref();
    await service.close();
    await pool.close();
    log.info('stopped');
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void end(signal));
};
