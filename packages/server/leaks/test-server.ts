import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game } from '@swordtable/kernel';
import { readConfig } from '../config.ts';
import { logFor } from '../log.ts';
import { openService, type Service } from '../service.ts';

/** A whole server: a store in a folder, a port, and a readable log. */
export interface TestServer {
  readonly service: Service;
  readonly port: number;
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

export const openTestServer = async (games: readonly Game[], clock: Clock): Promise<TestServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'swordtable-leaks-'));
  const read = readConfig({ DATA: folder, PORT: '0', LOG_LEVEL: 'trace', TRUST_PROXY: '1', ...LIMITS });
  if (!read.ok) throw new Error(read.refusal.sentence);
  const lines: string[] = [];
  const log = logFor(read.value, { write: (line) => void lines.push(line) });
  // No bots think here: a seat that is handed over stays silent in both worlds.
  const pool = { run: () => new Promise<never>(() => {}) };
  const service = await openService({ config: read.value, log, games, pool, now: () => clock.now, orderDelay: () => 0 });
  const address = await service.listen();
  return {
    service,
    port: Number(new URL(address).port),
    log: () => lines.join(''),
    close: async () => {
      await service.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
