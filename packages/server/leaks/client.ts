import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import WebSocket from 'ws';
import type { SocketReply, SocketRequest } from '../api/socket.ts';
import type { TestServer } from './test-server.ts';

/** One request as a client sends it. */
export interface ClientRequest {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly key?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The address it comes from, by which refused moves are counted. */
  readonly from: string;
}

const agent = new Agent({ keepAlive: true });

/** These headers' values come from the wall clock. Their names are compared, and so is everything else. */
const BY_CLOCK = new Set(['date', 'x-ratelimit-reset', 'retry-after']);

const headOf = ({ statusCode, rawHeaders }: IncomingMessage): string => {
  const headers = rawHeaders.flatMap((name, index) =>
    index % 2 === 1 ? [] : [`${name}: ${BY_CLOCK.has(name.toLowerCase()) ? '…' : rawHeaders[index + 1]}`],
  );
  return [`${statusCode}`, ...headers, ''].join('\n');
};

const openRequest = (server: TestServer, asked: ClientRequest, keepAlive: boolean): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { method, path, key, body, headers, from } = asked;
    const text = body === undefined ? undefined : JSON.stringify(body);
    const outgoing = request(
      {
        host: '127.0.0.1',
        port: server.port,
        method,
        path,
        agent: keepAlive ? agent : false,
        headers: {
          'x-forwarded-for': from,
          ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
          ...(text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
          ...headers,
        },
      },
      resolve,
    );
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      // After a pause, the server closes connections that were idle, and a request that was just written to one is never read.
      const isUnread = outgoing.reusedSocket && error.code === 'ECONNRESET';
      if (isUnread) resolve(openRequest(server, asked, false));
      else reject(error);
    });
    outgoing.end(text);
  });

const PULSES = { 'text/event-stream': /^:\n\n/gm, 'application/x-ndjson': /^\n/gm } as const;
export type Framing = keyof typeof PULSES;
const framings = Object.keys(PULSES);

/** The whole response: the body first, then status and headers, because differences are easier to read at the start. */
export const send = async (server: TestServer, request: ClientRequest): Promise<string> => {
  const answer = await openRequest(server, request, true);
  answer.setEncoding('utf8');
  let text = '';
  // A stream that should have been refused would never end.
  const endless = framings.some((framing) => answer.headers['content-type']?.startsWith(framing));
  for await (const chunk of answer) {
    text += chunk;
    if (endless) break;
  }
  return `${text}\n${headOf(answer)}`;
};

/** The same request without a connection: the server reads and answers it as always. */
export const inject = async ({ service }: TestServer, { method, path, key, body, headers, from }: ClientRequest): Promise<string> => {
  const answer = await service.app.inject({
    method,
    url: path,
    headers: {
      'x-forwarded-for': from,
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  const told = Object.entries(answer.headers).map(([name, value]) => `${name}: ${BY_CLOCK.has(name) ? '…' : value}`);
  return [answer.payload, `${answer.statusCode}`, ...told, ''].join('\n');
};

/** An open stream, and what it has received. */
export interface TappedStream {
  /** The messages since this was last called, framing included. Leaves out pulses, which depend on the clock. */
  take(): readonly string[];
  /** Resolves when the message with this number has arrived since the last call of `take`; `false` if it doesn't. */
  until(seq: number): Promise<boolean>;
  close(): void;
}

/** Far longer than a message takes between two sockets on one machine, however busy; anything not received by then wasn't sent. */
const PATIENCE = 20_000;

/** The messages of a stream as they arrive, and waiting for their numbers. */
const arrivals = () => {
  let newest = -1;
  let messages: string[] = [];
  let waiting: (() => void) | undefined;
  return {
    came: (message: string): void => {
      messages.push(message);
      newest = Math.max(newest, Number(/\{"type":"(?:table|step)","seq":(\d+)/.exec(message)?.[1] ?? -1));
      waiting?.();
    },
    take: (): readonly string[] => {
      const taken = messages;
      messages = [];
      newest = -1;
      return taken;
    },
    until: (seq: number): Promise<boolean> =>
      new Promise((resolve) => {
        const settle = (came: boolean): void => {
          clearTimeout(timer);
          waiting = undefined;
          resolve(came);
        };
        // A process that was delayed itself gets what has arrived only after its timers.
        const timer = setTimeout(() => setImmediate(() => settle(newest >= seq)), PATIENCE);
        waiting = () => {
          if (newest >= seq) settle(true);
        };
        waiting();
      }),
  };
};

export const listen = async (server: TestServer, request: Omit<ClientRequest, 'method'>, framing: Framing): Promise<TappedStream> => {
  const answer = await openRequest(server, { ...request, method: 'GET', headers: { ...request.headers, accept: framing } }, false);
  answer.setEncoding('utf8');
  const head = headOf(answer);
  const end = framing === 'text/event-stream' ? '\n\n' : '\n';
  const { came, take, until } = arrivals();
  came(head);
  let text = '';
  answer.on('data', (chunk: string) => {
    const parts = (text + chunk).split(end);
    text = parts.pop() ?? '';
    for (const part of parts) {
      // Before a pulse, nothing is pending.
      const message = `${part}${end}`.replace(PULSES[framing], '');
      if (message !== '') came(message);
    }
  });
  answer.on('error', () => {});
  return { take, until, close: () => answer.destroy() };
};

/** A table that is followed over a socket. */
export interface WatchedTable {
  readonly match: string;
  readonly seat?: number;
}

export type SocketMove = Extract<SocketRequest, { do: 'act' }>;

/** A socket that follows a table and carries moves. */
export interface TappedSocket extends TappedStream {
  /** The reply to a move, as it was sent. */
  act(move: SocketMove): Promise<string>;
}

/** Follows a table over a socket, event by event and in short messages. */
export const tapSocket = async (
  server: TestServer,
  { key, from }: Pick<ClientRequest, 'key' | 'from'>,
  table: WatchedTable,
): Promise<TappedSocket> => {
  const headers = { 'x-forwarded-for': from, ...(key === undefined ? {} : { authorization: `Bearer ${key}` }) };
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/api/socket`, { headers });
  const { came, take, until } = arrivals();
  const replies = new Map<string, (reply: string) => void>();
  socket.on('message', (data) => {
    // How many messages travel together depends on the machine.
    for (const message of JSON.parse(String(data)) as readonly SocketReply[]) {
      const sent = JSON.stringify(message);
      if ('id' in message && message.id !== undefined) replies.get(message.id)?.(sent);
      else came(sent);
    }
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ do: 'watch', ...table, frames: true, compact: true }));
  const act = (move: SocketMove): Promise<string> =>
    new Promise((resolve) => {
      replies.set(move.id, resolve);
      socket.send(JSON.stringify(move));
    });
  return { take, until, act, close: () => socket.terminate() };
};
