import type { FastifyReply, FastifyRequest } from 'fastify';
import { routes } from '../../api/routes.ts';
import { stepsAfter } from '../../match/history.ts';
import type { Step } from '../../match/match.ts';
import { tableMessage } from '../../match/projection.ts';
import type { Listener, LiveMatch } from '../../registry/live-match.ts';
import { addListener, removeListener } from '../../registry/live-match.ts';
import { watcherFor } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { keyOf } from '../identity.ts';
import { clientOf } from '../limits.ts';
import type { App, AppParts } from '../parts.ts';
import { orRefuse, refuseWith } from '../refusals.ts';
import { framingOf } from '../stream.ts';

interface Look {
  readonly match: string;
  readonly seat?: number;
}

/** The number of the client's last message, from the header that browsers send or from the address. */
const lastSeen = (request: FastifyRequest, after: number | undefined): number | undefined => {
  const header = Number(request.headers['last-event-id'] ?? Number.NaN);
  return Number.isInteger(header) && header >= -1 ? header : after;
};

export const watchRoutes = (app: App, { registry, streams, config, metrics }: AppParts): void => {
  const look = async (request: FastifyRequest, { match: id, seat }: Look, after: number | undefined) => {
    const live = orRefuse(await registry.look(id));
    const watcher = watcherFor(live.match, seat, keyOf(request));
    return tableMessage(live.match, watcher, await missed(live, after));
  };

  const missed = async (live: LiveMatch, last: number | undefined): Promise<readonly Step[]> => {
    if (last === undefined) return [];
    const recent = stepsAfter(live.match, last);
    return recent ?? orRefuse(await registry.history(live.id)).filter(({ seq }) => seq > last && seq <= live.match.seq);
  };

  const needRoom = (client: string): void => {
    if (streams.of(client) >= config.streamsPerClient) {
      refuseWith('too-many-streams', `You have ${config.streamsPerClient} streams open. Close one first.`, 5);
    }
    if (streams.size >= config.streamsMax) refuseWith('too-busy', 'Too many people are here right now. Try again soon.', 10);
  };

  const stream = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { match: id, seat }: Look,
    after: number | undefined,
  ): Promise<void> => {
    const client = clientOf(request);
    needRoom(client);
    const key = keyOf(request);
    const last = lastSeen(request, after);
    const { table: live, since } = await steady(id, last);
    const watcher = watcherFor(live.match, seat, key);
    const framing = framingOf(request.headers.accept);
    // The same client may have opened others in the meantime.
    needRoom(client);
    reply.hijack();
    // A client that disconnected in the meantime won't say so again.
    if (reply.raw.destroyed) return;
    const closed = metrics.streamOpened(framing);
    const out = streams.open(reply.raw, { framing, client, headers: reply.getHeaders() as Record<string, string> }, () => {
      removeListener(live, listener);
      closed();
    });
    const listener: Listener = { watcher, key, take: out.take, end: out.end };
    // From here on nothing awaits: nothing can be missed between the whole table and the next step.
    addListener(live, listener);
    out.take(live.match.seq, JSON.stringify(tableMessage(live.match, watcher, since)));
  };

  /** The table and what was missed, at the same point in time. */
  const steady = async (id: string, last: number | undefined): Promise<{ table: LiveMatch; since: readonly Step[] }> => {
    for (;;) {
      const live = orRefuse(await registry.look(id));
      const { seq } = live.match;
      const since = await missed(live, last);
      if (live.match.seq === seq && registry.matches.get(id) === live) return { table: live, since };
    }
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
    handler: (request, reply) => stream(request, reply, request.params, request.query.after),
  });
  app.route({
    ...endpoint(routes.stream, described('The stream for spectators', STREAM)),
    handler: (request, reply) => stream(request, reply, request.params, request.query.after),
  });
};
