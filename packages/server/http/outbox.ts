import type { Writable } from 'node:stream';
import type { WebSocket } from '@fastify/websocket';
import { UNSENT_MAX } from './stream.ts';
import { sendText } from './text-frame.ts';

/** What is to be sent over a socket: texts of JSON values. */
export type Outbox = (text: string) => void;

/**
 * Sends texts as lists: all that a client is told at one time, such as a step and the acknowledgment of the move that caused it, costs one
 * write. A client that doesn't read is disconnected, and catches up when it returns.
 *
 * @param wire The connection under the socket. Nothing is compressed, so frames can be written to it at any time.
 */
export const outboxOf = (socket: WebSocket, wire: Writable): Outbox => {
  const texts: string[] = [];
  const flush = (): void => {
    const all = texts.join(',');
    // A new list in its place would soon be among V8's old objects, which keep alive what they hold until all garbage is collected.
    texts.length = 0;
    if (socket.readyState !== socket.OPEN) return;
    if (wire.writableLength > UNSENT_MAX) socket.terminate();
    else sendText(wire, `[${all}]`);
  };
  return (text) => {
    // After this turn's promises, so that what they lead to is sent along.
    if (texts.push(text) === 1) process.nextTick(flush);
  };
};
