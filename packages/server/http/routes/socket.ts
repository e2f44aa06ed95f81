import type { FastifyRequest } from 'fastify';
import { refusalOf } from '../errors.ts';
import { keyOf } from '../identity.ts';
import type { Limiter } from '../limits.ts';
import type { App, AppParts } from '../parts.ts';
import { refuseWith } from '../refusals.ts';
import { serveSocket } from '../socket.ts';
import { openTables } from '../tables.ts';

/** Browsers let any site open a socket and send our cookie along, but they say which site it is. */
const needOwnSite = ({ headers: { origin }, host }: FastifyRequest, publicUrl: string | undefined): void => {
  if (origin === undefined) return;
  const from = URL.canParse(origin) ? new URL(origin).host : '';
  const ours = publicUrl === undefined ? [host] : [host, new URL(publicUrl).host];
  if (!ours.includes(from)) refuseWith('cross-site', 'The request came from another site. Nothing was done.');
};

/** WebSocket's own code for a client that may not be here. */
const SIGNED_OUT = 1008;

/** One connection for all of a client's matches. */
export const socketRoutes = (app: App, parts: AppParts, limiter: Limiter): void => {
  const { registry, streams, metrics, sockets, connections, config, log } = parts;
  const tables = openTables(parts, limiter);
  const served = {
    ...{ registry, streams, metrics, tables, limiter },
    refusalOf: (error: unknown) => {
      const refused = refusalOf(error);
      if (refused.refusal.code === 'internal') log.error({ err: error }, 'a message failed');
      return refused;
    },
  };

  app.route({
    method: 'GET',
    url: '/api/socket',
    // OpenAPI has no way to describe a socket's messages; /api does it in words.
    schema: { hide: true },
    preHandler: async (request) => {
      if (!request.ws) return;
      needOwnSite(request, config.publicUrl);
      tables.needRoom(request);
      // Refused while the reason can still be said.
      keyOf(request);
    },
    handler: async () => refuseWith('no-socket', 'This address is for WebSockets: connect with one, or use the other addresses.'),
    wsHandler: (socket, request) => {
      sockets.add(socket, serveSocket(socket, request, keyOf(request), served));
      socket.once(
        'close',
        connections.add(request, () => socket.close(SIGNED_OUT)),
      );
    },
  });
};
