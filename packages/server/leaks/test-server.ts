import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../config.ts';
import { logFor } from '../log.ts';
import { openService, type Service } from '../service.ts';
import { copyEmptyStore } from '../testing/empty-store.ts';
import { KEYS } from './roster.ts';
import { type ScriptedBots, type Served, scriptedBots } from './scripted-bots.ts';

/** A whole server: a store in a folder, a port, and a readable log. */
export interface TestServer {
  readonly service: Service;
  readonly port: number;
  readonly bots: ScriptedBots;
  /** Everything logged so far. */
  log(): string;
  close(): Promise<void>;
}

/** One clock for both servers, so that times can be compared too. */
export interface Clock {
  now: number;
}

/** The check itself must not run into limits. */
const LIMITS = { REQUESTS_PER_MINUTE: '1000000', STREAMS_PER_CLIENT: '1000', SHUTDOWN_SECONDS: '0' };

/** The check hands seats over itself: a server does it at times that two servers don't have in common. */
const NEVER = 2 ** 31 - 1;

/** What is tried in an imagined world, such as a plan, is tried in the same one by both servers. */
const CHANCE = 'the-same-chance-in-both-worlds--';

export const openTestServer = async (served: Served, clock: Clock): Promise<TestServer> => {
  const folder = await copyEmptyStore(mkdtempSync(join(tmpdir(), 'swordtable-leaks-')));
  const read = readConfig({ DATA: folder, PORT: '0', LOG_LEVEL: 'trace', TRUST_PROXY: '1', ...LIMITS });
  if (!read.ok) throw new Error(read.refusal.sentence);
  const lines: string[] = [];
  const log = logFor(read.value, { write: (line) => void lines.push(line) });
  const bots = scriptedBots(served);
  const service = await openService({
    config: read.value,
    log,
    games: [served.rules],
    pool: bots.pool,
    keys: { ...KEYS, secret: () => CHANCE },
    now: () => clock.now,
    orderDelay: () => 0,
    attendEvery: NEVER,
  });
  const address = await service.listen();
  return {
    service,
    bots,
    port: Number(new URL(address).port),
    log: () => lines.join(''),
    close: async () => {
      await service.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
