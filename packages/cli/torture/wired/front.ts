import type { Duplex } from 'node:stream';
import { openApp } from '@swordtable/server/http/app';
import { openConnections } from '@swordtable/server/http/connections';
import type { AppParts } from '@swordtable/server/http/parts';
import { openSockets } from '@swordtable/server/http/sockets';
import { openStreams } from '@swordtable/server/http/stream';
import { logFor } from '@swordtable/server/log';
import type { Metrics } from '@swordtable/server/metrics';
import { signedOut } from '@swordtable/server/people/devices';
import { openPresence } from '@swordtable/server/registry/presence';
import type { Plant } from '../plants/plant.ts';
import type { Limits } from './limits.ts';
import { OPERATOR_KEY } from './wired-operator.ts';

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

type Simulated = Pick<
  AppParts,
  'registry' | 'storage' | 'players' | 'games' | 'rulesOf' | 'keys' | 'people' | 'vacations' | 'seeks' | 'tournaments' | 'now'
>;

export const openFront = async (simulated: Simulated, limits: Limits, plant: Plant | undefined): Promise<Front> => {
  const [streams, sockets] = [openStreams(), openSockets()];
  const connections = openConnections(
    (devices) => signedOut(simulated.storage.documents, devices),
    () => undefined,
  );
  // Time is simulated as well, so nothing is looked for by the machine's clock.
  connections.close();
  const presence = openPresence({ documents: simulated.storage.documents, registry: simulated.registry, now: simulated.now });
  const parts: AppParts = {
    ...simulated,
    presence,
    ...{ streams, sockets, connections, metrics: SILENT, log: logFor({ logLevel: 'silent' }) },
    config: { ...limits, publicUrl: undefined, trustProxy: false, operatorKey: OPERATOR_KEY },
    ...{ ready: () => true, slices: () => () => undefined },
  };
  const bug = plant?.front?.(parts);
  const app = await openApp({ ...parts, ...bug?.parts });
  const misread = bug?.headers;
  if (misread !== undefined)
    for (const event of ['request', 'upgrade']) app.server.prependListener(event, ({ headers, url }) => misread(headers, url ?? ''));
  return {
    accept: (connection) => {
      bug?.wire?.(connection);
      app.server.emit('connection', connection);
    },
    stop: () => {
      streams.close();
      void sockets.close(0);
    },
  };
};
