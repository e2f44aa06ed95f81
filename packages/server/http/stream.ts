import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { openRounds } from './rounds.ts';

/** How messages are framed: as server-sent events for browsers, as lines of JSON for programs. */
export type Framing = 'events' | 'lines';

const FRAMES: Readonly<Record<Framing, { readonly type: string; readonly pulse: string; frame(seq: number, text: string): string }>> = {
  events: { type: 'text/event-stream', pulse: ':\n\n', frame: (seq, text) => `id: ${seq}\ndata: ${text}\n\n` },
  lines: { type: 'application/x-ndjson', pulse: '\n', frame: (_, text) => `${text}\n` },
};

/** The limit of unsent data for a slow client. After that it's disconnected, and catches up when it returns. */
export const UNSENT_MAX = 1_000_000;
/** How often something is sent even if nothing happens: proxies close silent connections, and dead ones are noticed. */
export const PULSE = 15_000;

export const framingOf = (accept: string | undefined): Framing => (accept?.includes('text/event-stream') === true ? 'events' : 'lines');

export const mediaTypeOf = (framing: Framing): string => `${FRAMES[framing].type}; charset=utf-8`;

export interface Stream {
  take(seq: number, text: string): void;
  end(): void;
}

export interface Opening {
  readonly framing: Framing;
  /** The stream's client, for counting. */
  readonly client: string;
  readonly headers: OutgoingHttpHeaders;
}

export interface Streams {
  /** How many there are, sockets included. */
  readonly size: number;
  /** This client's open streams. */
  of(client: string): number;
  open(response: ServerResponse, opening: Opening, onClose: () => void): Stream;
  /** Counts what a client follows over a socket like a stream; returns a function to call once, when it no longer does. */
  enter(client: string): () => void;
  /** Ends all streams: clients reconnect automatically, to another process or later. */
  close(): void;
}

/** All open streams of this process. */
export const openStreams = (): Streams => {
  const all = new Map<ServerResponse, Framing>();
  const perClient = new Map<string, number>();
  let size = 0;
  const count = (client: string, change: number): void => {
    size += change;
    const number = (perClient.get(client) ?? 0) + change;
    if (number > 0) perClient.set(client, number);
    else perClient.delete(client);
  };
  const rounds = openRounds<ServerResponse>(PULSE, (response) => {
    const framing = all.get(response);
    if (framing !== undefined) response.write(FRAMES[framing].pulse);
  });

  return {
    get size() {
      return size;
    },
    of: (client) => perClient.get(client) ?? 0,
    open: (response, { framing, client, headers }, onClose) => {
      const { frame } = FRAMES[framing];
      // A stream ends with its connection, so it needs no chunked encoding.
      response.useChunkedEncodingByDefault = false;
      response.writeHead(200, {
        ...headers,
        'content-type': mediaTypeOf(framing),
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        // Nothing follows a stream on its connection, so its end frees the connection.
        connection: 'close',
      });
      all.set(response, framing);
      rounds.add(response);
      count(client, 1);
      response.once('close', () => {
        all.delete(response);
        rounds.remove(response);
        count(client, -1);
        onClose();
      });
      // A client that disconnects in the middle of a message is no error.
      response.on('error', () => response.destroy());
      return {
        take: (seq, text) => {
          if (response.writableLength > UNSENT_MAX) response.destroy();
          else response.write(frame(seq, text));
        },
        end: () => response.end(),
      };
    },
    enter: (client) => {
      count(client, 1);
      return () => count(client, -1);
    },
    close: () => {
      rounds.close();
      for (const response of all.keys()) response.end();
    },
  };
};
