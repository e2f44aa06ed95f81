import type { Duplex } from 'node:stream';
import { openApp } from '@swordtable/server/http/app';
import type { AppParts } from '@swordtable/server/http/parts';
import { openSockets } from '@swordtable/server/http/sockets';
import { openStreams } from '@swordtable/server/http/stream';
import { openKeys } from '@swordtable/server/keys';
import { logFor } from '@swordtable/server/log';
import type { Metrics } from '@swordtable/server/metrics';
import { SERVER_SECRET } from './keyring.ts';

/** A process's real HTTP server, without a port. */
export interface Front {
  accept(connection: Duplex): void;
  /** Stops what runs on the machine's clock. */
  stop(): void;
}

const SILENT: Metrics = {
  ...{ moveAcknowledged: () => {}, movesOrdered: () => {}, refused: () => {}, matchCreated: () => {}, matchEnded: () => {} },
  ...{ streamOpened: () => () => {}, tablesInMemory: () => {}, appended: () => {}, fannedOut: () => {}, fanoutTroubled: () => {} },
  ...{ thought: () => {}, requested: () => {}, contentType: 'text/plain', text: async () => '' },
};

/** No limits: they depend on the machine's clock. */
const CONFIG: AppParts['config'] = {
  ...{ publicUrl: undefined, trustProxy: false, operatorKey: undefined },
  ...{ streamsPerClient: 1_000_000, streamsMax: 1_000_000, requestsPerMinute: 1_000_000_000, matchesPerHour: 1_000_000_000 },
};

export const openFront = async (parts: Pick<AppParts, 'registry' | 'storage' | 'players' | 'rulesOf'>): Promise<Front> => {
  const [streams, sockets] = [openStreams(), openSockets()];
  const app = await openApp({
    ...parts,
    ...{ streams, sockets, metrics: SILENT, log: logFor({ logLevel: 'silent' }) },
    ...{ games: [], keys: openKeys(SERVER_SECRET), config: CONFIG, ready: () => true },
  });
  return {
    accept: (connection) => void app.server.emit('connection', connection),
    stop: () => {
      streams.close();
      void sockets.close(0);
    },
  };
};
