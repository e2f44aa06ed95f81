import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { logFor, openService, readConfig } from '@swordtable/server';
import { openPool } from '@swordtable/server/pool/pool';
import { RULES } from '../games.ts';
import { FAILED, orStop, stop } from '../stop.ts';
import { told } from './store.ts';

/** The table in the browser, where it has been built. */
const siteFolder = (): string | undefined => {
  const folder = fileURLToPath(new URL('../../web/dist', import.meta.url));
  return existsSync(join(folder, 'index.html')) ? folder : undefined;
};

const OPENERS: Readonly<Record<string, readonly string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
  linux: ['xdg-open'],
};

/** Opens a page in the browser of whoever sits here. Where there is none, the address was printed. */
const showPage = (address: string): void => {
  const [program, ...args] = OPENERS[process.platform] ?? [];
  if (program === undefined || !process.stdout.isTTY) return;
  const child = spawn(program, [...args, address], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
};

/** Runs the service until it is told to stop. Everything about it is decided by the environment. */
export const serve = async ({ open }: { readonly open?: boolean } = {}): Promise<void> => {
  const config = orStop(readConfig(process.env));
  const log = logFor(config);
  const pool = openPool(fileURLToPath(new URL('./worker.js', import.meta.url)), config.botWorkers);
  const service = await told(openService({ config, log, games: RULES, pool, site: siteFolder() }));
  const address = await service.listen().catch(async (error: unknown) => {
    await service.close();
    const why = error instanceof Error ? error.message : String(error);
    const advice = why.includes('EADDRINUSE') ? ` Something listens there already; name another, such as PORT=${config.port + 1}.` : '';
    return stop(`Nobody can be served at HOST ${config.host} and PORT ${config.port}: ${why}.${advice}`, FAILED);
  });
  log.info({ address, store: config.databaseUrl === undefined ? config.data : 'postgresql' }, `listening on ${address}`);
  if (open === true) {
    console.log(`The table is set: ${address}   (Ctrl-C ends it)`);
    showPage(address);
  }

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
