import WebSocket from 'ws';
import { plainMessage } from '../api/compact.ts';
import { type SocketReply, type SocketRequest, socketReplies } from '../api/socket.ts';
import type { Message } from '../api/table.ts';
import type { Client } from './client.ts';
import { strictly } from './strictly.ts';

/** A socket to a server, with everything that was received over it. */
export interface OpenSocket {
  readonly replies: readonly SocketReply[];
  /** Sends a request; anything else than an object goes out as it is. */
  send(request: SocketRequest | string | Uint8Array): void;
  /** The first reply that matches, already here or still to come. */
  until(wanted: (reply: SocketReply) => boolean): Promise<SocketReply>;
  /** Sends a move and waits for its acknowledgment or refusal. */
  act(move: Omit<Extract<SocketRequest, { do: 'act' }>, 'do'>): Promise<SocketReply>;
  /** The messages of a table so far. */
  messagesOf(match: string, seat?: number): readonly Message[];
  /** Resolves with the code and the reason when it's closed. */
  readonly closed: Promise<readonly [code: number, reason: string]>;
  close(): void;
  readonly raw: WebSocket;
}

/** Connects, or says with which status that was refused. */
export const openSocket = (
  { base, key }: Pick<Client, 'base' | 'key'>,
  headers: Readonly<Record<string, string>> = {},
  options: WebSocket.ClientOptions = {},
): Promise<OpenSocket> => {
  const own = key === undefined ? {} : { authorization: `Bearer ${key}` };
  const raw = new WebSocket(`${base.replace('http', 'ws')}/api/socket`, { ...options, headers: { ...own, ...headers } });
  const replies: SocketReply[] = [];
  const waiting = new Set<() => void>();
  const closed = new Promise<readonly [number, string]>((resolve) => {
    raw.once('close', (code, reason) => {
      resolve([code, reason.toString()]);
      for (const look of waiting) look();
    });
  });
  raw.on('message', (data) => {
    replies.push(...strictly(socketReplies, JSON.parse(String(data))));
    for (const look of waiting) look();
  });
  const until: OpenSocket['until'] = (wanted) =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const found = replies.find(wanted);
        if (found === undefined && raw.readyState !== raw.CLOSED) return;
        waiting.delete(look);
        if (found === undefined) reject(new Error(`The socket was closed after ${replies.length} replies without a match.`));
        else resolve(found);
      };
      waiting.add(look);
      look();
    });
  const send: OpenSocket['send'] = (request) =>
    raw.send(typeof request === 'string' || request instanceof Uint8Array ? request : JSON.stringify(request));
  return new Promise((resolve, reject) => {
    raw.once('unexpected-response', (_, response) => {
      raw.terminate();
      reject(new Error(`Refused with ${response.statusCode}.`));
    });
    raw.on('error', reject);
    raw.once('open', () =>
      resolve({
        ...{ raw, replies, closed, until, send },
        act: (move) => {
          send({ do: 'act', ...move });
          return until((reply) => 'id' in reply && reply.id === move.id);
        },
        messagesOf: (match, seat) =>
          replies.flatMap((reply) =>
            reply.type === 'told' && reply.match === match && reply.seat === (seat ?? null) ? [plainMessage(reply.message)] : [],
          ),
        close: () => raw.close(),
      }),
    );
  });
};
