import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { logFor, openService, readConfig } from '@swordtable/server';
import { openPool } from '@swordtable/server/pool/pool';
import { GAMES, rulesOf } from '../games.ts';
import { FAILED, orStop, stop } from '../stop.ts';
import { told } from './opening.ts';

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

/** Opens a page in the local browser. If there is none, the address has been printed. */
const showPage = (address: string): void => {
  const [program, ...args] = OPENERS[process.platform] ?? [];
  if (program === undefined || !process.stdout.isTTY) return;
  const child = spawn(program, [...args, address], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
};

/** Runs the server until stopped. All settings come from the environment. */
export const serve = async ({ open }: { readonly open?: boolean } = {}): Promise<void> => {
  const config = orStop(readConfig(process.env));
  const log = logFor(config);
  const pool = openPool(fileURLToPath(new URL('./worker.js', import.meta.url)), config.botWorkers);
  const storeThread = fileURLToPath(new URL('./store-thread.js', import.meta.url));
  const service = await told(openService({ config, log, games: GAMES, rulesOf, pool, storeThread, site: siteFolder() }));
  const address = await service.listen().catch(async (error: unknown) => {
    await service.close();
    const why = error instanceof Error ? error.message : String(error);
    const advice = why.includes('EADDRINUSE') ? ` The port is in use; try PORT=${config.port + 1}.` : '';
    return stop(`Can’t listen on HOST ${config.host} and PORT ${config.port}: ${why}.${advice}`, FAILED);
  });
  log.info({ address, store: config.databaseUrl === undefined ? config.data : 'postgresql' }, `listening on ${address}`);
  if (open === true) {
    console.log(`The table is ready: ${address}   (Ctrl-C to stop)`);
    showPage(address);
  }

  const end = async (signal: string): Promise<void> => {
    log.info(`${signal}: stopping`);
    // A second signal stops immediately, and so does a shutdown that hangs.
    process.once(signal, () => process.exit(1));
    setTimeout(() => process.exit(1), (config.shutdownSeconds + 5) * 1_000).unref();
    await service.close();
    await pool.close();
    log.info('stopped');
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void end(signal));
};
