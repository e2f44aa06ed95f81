import { accept, type Result } from '@swordtable/kernel';
import type { SocketReply, SocketRequest } from '@swordtable/server/api/socket';
import WebSocket from 'ws';
import type { Wire } from './wire.ts';

/** A client's WebSocket over a simulated connection. */
export interface ClientSocket {
  readonly isOpen: boolean;
  send(request: SocketRequest): void;
  /** Called with every reply. */
  hear(listener: (reply: SocketReply) => void): void;
  /** Called when it's closed, or wasn't opened because there are too many. */
  onClose(listener: (isLimited: boolean) => void): void;
}

export const openSocket = ({ client }: Wire, secret: string): ClientSocket => {
  const options = { createConnection: () => client, headers: { authorization: `Bearer ${secret}` }, perMessageDeflate: false };
  const socket = new WebSocket('ws://simulated/api/socket', options);
  const listeners: ((reply: SocketReply) => void)[] = [];
  const waiting: string[] = [];
  let isOpen = true;
  let isLimited = false;
  socket.on('error', () => {});
  socket.on('unexpected-response', (_, { statusCode }) => {
    isLimited = statusCode === 429;
    socket.terminate();
  });
  socket.on('open', () => {
    for (const text of waiting) socket.send(text);
  });
  socket.on('close', () => {
    isOpen = false;
  });
  socket.on('message', (data) => {
    for (const reply of JSON.parse(String(data)) as readonly SocketReply[]) for (const listener of listeners) listener(reply);
  });
  return {
    get isOpen() {
      return isOpen;
    },
    send: (request) => {
      const text = JSON.stringify(request);
      if (socket.readyState === socket.OPEN) socket.send(text);
      else waiting.push(text);
    },
    hear: (listener) => void listeners.push(listener),
    onClose: (listener) => void socket.on('close', () => listener(isLimited)),
  };
};

/** A move over a socket. If the socket is cut, there's no answer. */
export const actOver = (socket: ClientSocket, request: Extract<SocketRequest, { do: 'act' }>): Promise<Result<{ readonly seq: number }>> =>
  new Promise((resolve) => {
    socket.hear((reply) => {
      if (reply.type === 'done' && reply.id === request.id) resolve(accept({ seq: reply.seq }));
      if (reply.type === 'refused' && reply.id === request.id)
        resolve({ ok: false, refusal: { code: reply.code, sentence: reply.sentence } });
    });
    socket.send(request);
  });
