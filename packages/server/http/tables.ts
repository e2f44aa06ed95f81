import type { FastifyRequest } from 'fastify';
import { stepsAfter } from '../match/history.ts';
import type { Step } from '../match/match.ts';
import { compactTableMessage, tableMessage } from '../match/projection.ts';
import type { Listener, LiveMatch } from '../registry/live-match.ts';
import { clientOf, type Limiter } from './limits.ts';
import type { AppParts } from './parts.ts';
import { orRefuse, refuseWith } from './refusals.ts';

/** The table of a live match and what a watcher missed of it, at the same point in time. */
export interface SteadyTable {
  readonly live: LiveMatch;
  readonly since: readonly Step[];
}

interface TablesParts extends Pick<AppParts, 'registry' | 'streams'> {
  readonly config: Pick<AppParts['config'], 'streamsPerClient' | 'streamsMax'>;
  readonly players: Pick<AppParts['players'], 'watched'>;
}

/** How streams and sockets get to tables. Refusals are thrown. */
export interface Tables {
  /** What happened after a line; nothing if no line is given. */
  missed(request: FastifyRequest, live: LiveMatch, last: number | undefined): Promise<readonly Step[]>;
  /** Calls this with the table in the same moment: a little later, there may be another step, or the match may no longer be in memory. */
  steady(request: FastifyRequest, id: string, last: number | undefined, use: (table: SteadyTable) => void): Promise<void>;
  /** Refuses a client that has too many streams open. */
  needRoom(request: FastifyRequest): void;
  /** Tells a client's new listener the whole table, and from then on every step. */
  attach(table: SteadyTable, listener: Listener, client: string): void;
}

export const openTables = ({ registry, streams, config, players }: TablesParts, limiter: Pick<Limiter, 'retold'>): Tables => {
  const missed: Tables['missed'] = async (request, { id, match }, last) => {
    if (last === undefined) return [];
    const recent = stepsAfter(match, last);
    if (recent !== undefined) return recent;
    return limiter.retold(request, last, async () => orRefuse(await registry.history(id, match.seq)));
  };
  return {
    missed,
    steady: async (request, id, last, use) => {
      for (;;) {
        const live = orRefuse(await registry.look(id));
        const { seq } = live.match;
        const since = await missed(request, live, last);
        if (live.match.seq === seq && registry.matches.get(id) === live) return use({ live, since });
      }
    },
    needRoom: (request) => {
      if (streams.of(clientOf(request)) >= config.streamsPerClient) {
        refuseWith('too-many-streams', `You have ${config.streamsPerClient} streams open. Close one first.`, 5);
      }
      if (streams.size >= config.streamsMax) refuseWith('too-busy', 'Too many people are here right now. Try again soon.', 10);
    },
    // Nothing awaits in between, so nothing is missed.
    attach: ({ live, since }, listener, client) => {
      live.listeners.add(listener);
      const message = (listener.compact ? compactTableMessage : tableMessage)(live.match, listener.watcher, since);
      listener.take(live.match.seq, JSON.stringify(message));
      live.client ??= client;
      players.watched(registry, live);
    },
  };
};
