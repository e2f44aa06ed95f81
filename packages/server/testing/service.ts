import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Game } from '@swordtable/kernel';
import { bids } from '@swordtable/kernel/toys/bids';
import { carts } from '@swordtable/kernel/toys/carts';
import { build } from 'esbuild';
import { programRoutes } from '../api/program-routes.ts';
import { type Config, type Environment, readConfig } from '../config.ts';
import { logFor } from '../log.ts';
import { openPool, type Pool } from '../pool/pool.ts';
import { openService, type Service } from '../service.ts';
import { afterFile } from './after-file.ts';
import { type Client, clientFor } from './client.ts';
import { freshDatabase } from './databases.ts';
import { copyEmptyStore } from './empty-store.ts';
import { WIDE } from './wide.ts';

export { type Client, pathOf } from './client.ts';
export type { OpenStream } from './open-stream.ts';

export interface ServiceWishes {
  /** The toys by default; newest versions first. */
  readonly games?: readonly Game[];
  readonly env?: Environment;
  /** A new store: by default a folder with SQLite. `DATA` or `DATABASE_URL` in `env` open an existing one. */
  readonly store?: 'sqlite' | 'postgres';
  /** Which games the bots know: the toys or the real ones. */
  readonly worker?: 'toy-worker' | 'worker';
  /** A folder with a site's files. */
  readonly site?: string;
  /** A clock for the matches, instead of the real one. */
  readonly now?: () => number;
  /** How long standing orders wait; by default they don't. */
  readonly orderDelay?: () => number;
  /** How often matches are attended to that no one asks about, in milliseconds. */
  readonly attendEvery?: number;
}

/** A real server on a free port. */
export interface TestService {
  readonly address: string;
  readonly config: Config;
  readonly service: Service;
  /** Everything logged as a warning or worse, one JSON text each. */
  readonly log: readonly string[];
  /** A client without a key. */
  readonly nobody: Client;
  /** A new client with its own key. */
  newcomer(): Promise<Client>;
  /** A client with this key. */
  as(key: string): Client;
  /** Stops it; at the end of a test file all are stopped anyway. */
  stop(): Promise<void>;
}

const folder = mkdtempSync(join(tmpdir(), 'swordtable-service-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const bundles = new Map<string, Promise<string>>();
const pools = new Map<string, Promise<Pool>>();
let stores = 0;

// Node 20 can't run TypeScript, so the worker is bundled first, once per process.
const bundled = async (name: string): Promise<string> => {
  const outfile = join(folder, `${name}.mjs`);
  await build({
    stdin: { contents: `import '../pool/${name}.ts';`, resolveDir: fileURLToPath(new URL('.', import.meta.url)) },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
  });
  return outfile;
};

const bundleOf = (name: string): Promise<string> => {
  const bundle = bundles.get(name) ?? bundled(name);
  bundles.set(name, bundle);
  return bundle;
};

const poolOf = (name: string): Promise<Pool> => {
  const pool = pools.get(name) ?? bundleOf(name).then((entry) => openPool(entry, 1));
  pools.set(name, pool);
  return pool;
};

/** A folder for a new store, removed after the tests. */
const freshFolder = (): string => join(folder, `store-${stores++}`);

const storeFor = async (store: 'sqlite' | 'postgres', env: Environment): Promise<Environment> => {
  if (env['DATA'] !== undefined || env['DATABASE_URL'] !== undefined) return { DATA: freshFolder() };
  if (store === 'sqlite') return { DATA: await copyEmptyStore(freshFolder()) };
  const { url, drop } = await freshDatabase();
  afterFile(drop);
  return { DATA: freshFolder(), DATABASE_URL: url };
};

const ALWAYS: Environment = { HOST: '127.0.0.1', PORT: '0', SHUTDOWN_SECONDS: '5', LOG_LEVEL: 'warn' };

export const startService = async ({
  games = [carts, bids],
  env = {},
  store = 'sqlite',
  worker = 'toy-worker',
  site,
  now,
  orderDelay = () => 0,
  attendEvery,
}: ServiceWishes = {}): Promise<TestService> => {
  const read = readConfig({ ...ALWAYS, ...WIDE, ...(await storeFor(store, env)), ...env });
  if (!read.ok) throw new Error(read.refusal.sentence);
  const config = read.value;
  const log: string[] = [];
  const service = await openService({
    config,
    log: logFor(config, { write: (line) => void log.push(line) }),
    games,
    pool: await poolOf(worker),
    site,
    orderDelay,
    ...(now === undefined ? {} : { now }),
    ...(attendEvery === undefined ? {} : { attendEvery }),
  });
  const stop = (): Promise<void> => service.close();
  afterFile(stop);
  const address = await service.listen();
  const nobody = clientFor(address);
  return {
    address,
    config,
    service,
    log,
    nobody,
    newcomer: async () => clientFor(address, (await nobody.call(programRoutes.createKey, {})).key),
    as: (key) => clientFor(address, key),
    stop,
  };
};
