import type { FastifyReply, FastifyRequest } from 'fastify';
import type { streamQuery } from '../../api/requests.ts';
import { routes } from '../../api/routes.ts';
import type { Shape } from '../../api/shape.ts';
import { tableMessage } from '../../match/projection.ts';
import type { Listener } from '../../registry/live-match.ts';
import { watcherFor } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { keyOf } from '../identity.ts';
import { clientOf, type Limiter } from '../limits.ts';
import type { App, AppParts } from '../parts.ts';
import { orRefuse } from '../refusals.ts';
import { framingOf, mediaTypeOf } from '../stream.ts';
import { openTables, type SteadyTable } from '../tables.ts';

interface Look {
  readonly match: string;
  readonly seat?: number;
}

/** The number of the client's last message, from the header that browsers send or from the address. */
const lastSeen = (request: FastifyRequest, after: number | undefined): number | undefined => {
  const header = Number(request.headers['last-event-id'] ?? Number.NaN);
  return Number.isInteger(header) && header >= -1 ? header : after;
};

/** Something was said: see the message in `api/table.ts`. */
const TALKED = JSON.stringify({ type: 'talk' });

export const watchRoutes = (app: App, parts: AppParts, limiter: Limiter): void => {
  const { registry, streams, metrics, connections, presence } = parts;
  const { missed, steady, needRoom, attach } = openTables(parts, limiter);

  const look = async (request: FastifyRequest, { match: id, seat }: Look, after: number | undefined) => {
    const live = orRefuse(await registry.look(id));
    const watcher = watcherFor(live.match, seat, keyOf(request));
    if (watcher !== null) presence.noted(id);
    return tableMessage(live.match, watcher, await missed(request, live, after));
  };

  const stream = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { match: id, seat }: Look,
    query: Shape<typeof streamQuery>,
  ): Promise<void> => {
    if (request.method === 'HEAD') return void reply.type(mediaTypeOf(framingOf(request.headers.accept))).send();
    needRoom(request);
    await steady(request, id, lastSeen(request, query.after), (table) => open(request, reply, table, seat, query));
  };

  const open = (
    request: FastifyRequest,
    reply: FastifyReply,
    table: SteadyTable,
    seat: number | undefined,
    { frames, talk }: Shape<typeof streamQuery>,
  ): void => {
    const [key, framing] = [keyOf(request), framingOf(request.headers.accept)];
    const watcher = watcherFor(table.live.match, seat, key);
    // The same client may have opened others in the meantime.
    needRoom(request);
    reply.hijack();
    // A client that disconnected in the meantime won't say so again.
    if (reply.raw.destroyed) return;
    const closed = metrics.streamOpened(framing);
    const headers = reply.getHeaders() as Record<string, string>;
    const out = streams.open(reply.raw, { framing, client: clientOf(request), headers }, () => {
      table.live.listeners.delete(listener);
      closed();
      disconnected();
    });
    const listener: Listener = {
      ...{ watcher, key, frames: frames === 'true', compact: false, take: out.take, end: out.end },
      ...(talk === 'true' ? { talked: () => out.take(table.live.match.seq, TALKED) } : {}),
    };
    const disconnected = connections.add(request, out.end);
    attach(table, listener, clientOf(request));
  };

  const described = (summary: string, description: string) => ({ summary, description, tags: ['watching'] });
  const STREAM =
    'The first message is the whole table with the current decision; each further one is a step. With "Accept: text/event-stream" ' +
    'these are server-sent events, otherwise lines of JSON. It resumes where you left off if you send `Last-Event-ID` or `after`.';

  app.route({
    ...endpoint(routes.seatTable, described('The table from your seat', 'The same as the first message of the stream.')),
    handler: (request) => look(request, request.params, request.query.after),
  });
  app.route({
    ...endpoint(routes.table, described('The table as spectators see it', 'The same as the first message of the stream.')),
    handler: (request) => look(request, request.params, request.query.after),
  });
  app.route({
    ...endpoint(routes.seatStream, described('The stream of your seat', STREAM)),
    handler: (request, reply) => stream(request, reply, request.params, request.query),
  });
  app.route({
    ...endpoint(routes.stream, described('The stream for spectators', STREAM)),
    handler: (request, reply) => stream(request, reply, request.params, request.query),
  });
};
