import { setImmediate as turn } from 'node:timers/promises';
import type { WebSocket } from '@fastify/websocket';
import { within } from '../within.ts';
import { openRounds } from './rounds.ts';
import { PULSE } from './stream.ts';

/** WebSocket's own code for a server that goes away. */
const GOING_AWAY = 1001;

/** A client's connection, from the server's side. */
export interface ServedSocket {
  /** Resolves when every move that has arrived is acknowledged or refused. */
  settled(): Promise<void>;
}

/** All open sockets of this process. */
export interface Sockets {
  add(socket: WebSocket, served: ServedSocket): void;
  /** Takes nothing more, waits until moves under way are acknowledged, but no longer than this, and closes all. */
  close(milliseconds: number): Promise<void>;
}

export const openSockets = (pulseEvery = PULSE): Sockets => {
  const all = new Map<WebSocket, ServedSocket>();
  /** Those that haven't answered the last ping: their other end is gone, and no one has said so. */
  const silent = new Set<WebSocket>();
  const rounds = openRounds<WebSocket>(pulseEvery, (socket) => {
    if (silent.has(socket)) return socket.terminate();
    silent.add(socket);
    socket.ping();
  });

  return {
    add: (socket, served) => {
      all.set(socket, served);
      rounds.add(socket);
      socket.on('pong', () => silent.delete(socket));
      socket.once('close', () => {
        all.delete(socket);
        rounds.remove(socket);
        silent.delete(socket);
      });
    },
    close: async (milliseconds) => {
      rounds.close();
      const settled = Promise.all([...all.values()].map((served) => served.settled()));
      await within(milliseconds, settled);
      // The last acknowledgments are sent at the end of this turn.
      await turn();
      for (const socket of all.keys()) socket.close(GOING_AWAY);
    },
  };
};
