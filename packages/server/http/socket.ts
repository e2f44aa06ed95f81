import type { WebSocket } from '@fastify/websocket';
import type { Seat } from '@swordtable/kernel';
import type { FastifyRequest } from 'fastify';
import type { SocketReply, SocketRequest } from '../api/socket.ts';
import type { KeyHash } from '../match/entry.ts';
import type { Listener, LiveMatch } from '../registry/live-match.ts';
import { watcherFor } from './access.ts';
import { ticketFor } from './identity.ts';
import { clientOf, type Limiter } from './limits.ts';
import { type Outbox, outboxOf } from './outbox.ts';
import type { AppParts } from './parts.ts';
import { readRequest } from './read-request.ts';
import { orRefuse, type Refused, refuseWith, statusOf } from './refusals.ts';
import type { ServedSocket } from './sockets.ts';
import type { SteadyTable, Tables } from './tables.ts';

/** Moves of one socket that aren't acknowledged yet. Nobody plays this fast. */
const PENDING_MAX = 64;
/** How often a client may ignore that it sends too much. */
const IGNORED_MAX = 20;
/** WebSocket's own code for a client that breaks the rules. */
const POLICY_VIOLATION = 1008;

type Of<Do extends SocketRequest['do']> = Extract<SocketRequest, { do: Do }>;

/** A table, and what a client wants to hear of it. */
interface Watched {
  readonly match: string;
  readonly seat: Seat | undefined;
  readonly frames: boolean;
  readonly compact: boolean;
  readonly talk: boolean;
}

export interface SocketParts extends Pick<AppParts, 'registry' | 'streams' | 'metrics'> {
  readonly tables: Tables;
  readonly limiter: Limiter;
  /** What an unexpected error is to a client. */
  readonly refusalOf: (error: unknown) => Refused;
}

const keyOfPlace = (match: string, seat: Seat | undefined): string => `${match} ${seat ?? ''}`;

/** The parts of a text before and after a message, for everyone at a place. */
const envelopeOf = (match: string, seat: Seat | undefined): string =>
  `{"type":"told","match":${JSON.stringify(match)},"seat":${seat ?? null},"message":`;

/**
 * Serves one client's socket: its moves, their acknowledgments, and the events of all its matches. The same commands, numbers, and limits
 * as over HTTP.
 */
export const serveSocket = (socket: WebSocket, request: FastifyRequest, key: KeyHash | undefined, parts: SocketParts): ServedSocket => {
  const { registry, streams, metrics, tables, limiter, refusalOf } = parts;
  const client = clientOf(request);
  const outbox: Outbox = outboxOf(socket, request.raw.socket);
  const watched = new Map<string, () => void>();
  const pending = new Set<Promise<void>>();
  const leave = streams.enter(client);
  const closed = metrics.streamOpened('socket');
  let ignored = 0;

  const tell = (reply: SocketReply): void => outbox(JSON.stringify(reply));

  const act = async ({ id, match, seat, seq, action }: Of<'act'>): Promise<void> => {
    if (key === undefined) return refuseWith('no-key', 'This needs a key: connect with the key to your seat.');
    const began = performance.now();
    const done = await registry.perform(match, { do: 'act', seat, key, seq, action, ...ticketFor(key, id, `act ${seat}`) }, client);
    const { seq: line, again } = orRefuse(done);
    metrics.moveAcknowledged((performance.now() - began) / 1_000);
    tell({ type: 'done', id, seq: line, again });
  };

  const unwatch = ({ match, seat }: Of<'unwatch'>): void => watched.get(keyOfPlace(match, seat))?.();

  const follow = (live: LiveMatch, listener: Listener, place: string): void => {
    const left = streams.enter(client);
    watched.set(place, () => {
      watched.delete(place);
      live.listeners.delete(listener);
      left();
    });
  };

  const watch = async ({ match, seat, after, frames = false, compact = false, talk = false }: Of<'watch'>): Promise<void> => {
    await limiter.watched(request);
    const place = keyOfPlace(match, seat);
    watched.get(place)?.();
    tables.needRoom(request);
    await tables.steady(request, match, after, (table) => watchTable(table, { match, seat, frames, compact, talk }));
  };

  const watchTable = (table: SteadyTable, { match, seat, frames, compact, talk }: Watched): void => {
    const place = keyOfPlace(match, seat);
    const watcher = watcherFor(table.live.match, seat, key);
    tables.needRoom(request);
    // It may have closed, or asked for the same table twice.
    if (socket.readyState !== socket.OPEN || watched.has(place)) return;
    const envelope = envelopeOf(match, seat);
    const listener: Listener = {
      ...{ watcher, key, frames, compact },
      ...(talk ? { talked: () => tell({ type: 'talk', match, seat: seat ?? null }) } : {}),
      take: (_, text) => outbox(`${envelope}${text}}`),
      end: () => {
        watched.get(place)?.();
        tell({ type: 'ended', match, seat: seat ?? null });
      },
    };
    follow(table.live, listener, place);
    tables.attach(table, listener, client);
  };

  const read = (data: unknown, isBinary: boolean): SocketRequest => {
    if (isBinary) refuseWith('malformed', 'Send text, not bytes.');
    if (pending.size >= PENDING_MAX)
      refuseWith('too-many-requests', 'Too many of your moves are waiting. Wait for their acknowledgment.', 1);
    return readRequest(String(data));
  };

  const obey = async (data: unknown, isBinary: boolean): Promise<void> => {
    let wish: SocketRequest | undefined;
    try {
      wish = read(data, isBinary);
      if (wish.do === 'act') await act(wish);
      else if (wish.do === 'watch') await watch(wish);
      else unwatch(wish);
    } catch (error) {
      await refuse(refusalOf(error), wish);
    }
  };

  /** Refuses in the same words as over HTTP. A failing store isn't the client's fault; all else is counted. */
  const refuse = async (refused: Refused, wish: SocketRequest | undefined): Promise<void> => {
    const about = wish?.do === 'act' ? { id: wish.id } : wish === undefined ? {} : { match: wish.match, seat: wish.seat ?? null };
    const { refusal, retryAfter } = statusOf(refused.refusal) < 500 ? await counted(refused) : refused;
    const { code, sentence } = refusal;
    tell({ type: 'refused', ...about, code, sentence, ...(retryAfter === undefined ? {} : { retryAfter: Math.ceil(retryAfter) }) });
    if (code !== 'too-many-requests') return;
    ignored += 1;
    // After what was just said is sent.
    if (ignored > IGNORED_MAX) process.nextTick(() => socket.close(POLICY_VIOLATION, code));
  };

  const counted = async (refused: Refused): Promise<Refused> => {
    try {
      await limiter.refusedMove(request);
      return refused;
    } catch (error) {
      return refusalOf(error);
    }
  };

  const hear = (data: unknown, isBinary: boolean): void => {
    const work = obey(data, isBinary).finally(() => pending.delete(work));
    pending.add(work);
  };

  socket.on('message', hear);
  socket.once('close', () => {
    for (const stop of watched.values()) stop();
    leave();
    closed();
  });
  return {
    settled: async () => {
      socket.off('message', hear);
      await Promise.all(pending);
    },
  };
};
