import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { peersFolder } from '../peers.ts';
import { FAILED, stop } from '../stop.ts';
import { type Served, startServer } from './children.ts';
import { type Backing, STORE_NAMES, type Store } from './stores.ts';
import { openSwordtable, type Playing } from './swordtable.ts';
import type { Target } from './target.ts';
import { openTextSocket } from './text-socket.ts';

/** Somebody whose server is measured. */
export interface System {
  readonly name: string;
  /** Whether it is ours: then every trouble is an error of ours. */
  readonly ours: boolean;
  /** Starts servers with nothing in them, so that no measurement inherits anything from another. */
  start(): Promise<RunningSystem>;
}

export interface RunningSystem {
  readonly target: Target;
  /** The processes to look at; none where they are not known. */
  readonly pids: readonly number[];
  /** Where matches are made, if they are to be left idle. */
  readonly address?: string;
  /** Ends the servers and starts them again with what they have stored; returns the seconds until they are ready. */
  restart?(): Promise<number>;
  stop(): Promise<void>;
}

const COMMAND = fileURLToPath(new URL('./main.js', import.meta.url));

/** One client is everybody here, so what one client may do is not to be limited. */
const LIMITS = {
  ...{ HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'info', BOT_WORKERS: '1', SHUTDOWN_SECONDS: '1' },
  ...{ REQUESTS_PER_MINUTE: '1000000', MATCHES_PER_HOUR: '1000000', STREAMS_PER_CLIENT: '100000', STREAMS_MAX: '1000000' },
  TABLES_MAX: '1000000',
};

/** Sockets go without saying, and so do sides at different processes. */
const wayOf = ({ transport, together }: Playing, processes: number): string =>
  `${together && processes > 1 ? ', sides together' : ''}${transport === 'http' ? ', over HTTP' : ''}`;

const stopAll = async (servers: readonly Served[]): Promise<void> => {
  await Promise.all(servers.map((server) => server.stop()));
};

export const ourService = (store: Store, processes: number, playing: Playing, { databaseUrl, redisUrl }: Backing): System => ({
  name: `Swordtable, ${STORE_NAMES[store]}${processes > 1 ? `, ${processes} processes` : ''}${wayOf(playing, processes)}`,
  ours: true,
  start: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'swordtable-load-'));
    const shared = store === 'sqlite' ? {} : { DATABASE_URL: databaseUrl ?? '', REDIS_URL: redisUrl ?? '' };
    const servers: Served[] = [];
    const end = async (): Promise<void> => {
      await stopAll(servers);
      rmSync(folder, { recursive: true, force: true });
    };
    const startAll = async (): Promise<void> => {
      for (let at = 0; at < processes; at++) {
        servers.push(await startServer('The service', [COMMAND, 'serve'], { ...LIMITS, ...shared, DATA: folder }, folder));
      }
    };
    const restart = async (): Promise<number> => {
      await stopAll(servers.splice(0));
      const began = performance.now();
      await startAll();
      for (const { address } of servers) if (!(await fetch(`${address}/readyz`)).ok) stop(`${address} isn’t ready.`, FAILED);
      return (performance.now() - began) / 1_000;
    };
    try {
      await startAll();
    } catch (error) {
      await end();
      throw error;
    }
    const addresses = servers.map(({ address }) => address);
    const [address = ''] = addresses;
    return { target: openSwordtable(addresses, playing), pids: servers.map(({ pid }) => pid), address, restart, stop: end };
  },
});

/** Servers that somebody runs already; what they use is not known. */
export const servedAt = (addresses: readonly string[], playing: Playing): System => ({
  name: `Swordtable at ${addresses.join(', ')}${wayOf(playing, addresses.length)}`,
  ours: true,
  start: async () => ({ target: openSwordtable(addresses, playing), pids: [], stop: async () => {} }),
});

const VERSIONS = { idiomatic: 'boardgame.io', tuned: 'boardgame.io, tuned' } as const;
export const PEERS_COUNT = Object.keys(VERSIONS).length;

/** boardgame.io's own server, keeping its matches in memory. */
export const peers = (): readonly System[] => {
  const folder = peersFolder();
  return Object.entries(VERSIONS).map(([version, name]) => ({
    name,
    ours: false,
    start: async () => {
      const server = await startServer(name, [join(folder, 'load-server.js'), version], {}, folder);
      const { openTarget } = (await import(new URL('../../../peers/load-client.js', import.meta.url).href)) as {
        openTarget(served: Served, version: string, openSocket: typeof openTextSocket): Promise<Target>;
      };
      return { target: await openTarget(server, version, openTextSocket), pids: [server.pid], stop: server.stop };
    },
  }));
};
