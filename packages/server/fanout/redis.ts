import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import type { Fanout } from './fanout.ts';
import { batchMessages, type OnTrouble, readMessage, writeMessages } from './messages.ts';

/** Redis would take far more; a message of this size does not hold up the others behind it. */
const MOST_BYTES = 65_536;
/** A line that is silent for so long while it is spoken to is dead, even if nobody said so. */
const DEAD_AFTER = 10_000;

/** Processes tell each other through a Redis: one connection speaks and another listens, as Redis wants it. */
export const fanoutByRedis = (url: string, onTrouble: OnTrouble, channel = 'swordtable'): Fanout => {
  const self = randomUUID();
  const listeners: { readonly hear: (match: string) => void; readonly everything: () => void }[] = [];
  let listening = false;
  let closed = false;

  const open = (connectionName: string): Redis =>
    new Redis(url, {
      connectionName,
      commandTimeout: DEAD_AFTER,
      // What is told while the line is down waits for one attempt to restore it; later it would be old news.
      maxRetriesPerRequest: 1,
      // Subscribing is done below, where it is also known when it is done.
      autoResubscribe: false,
    });
  const speaker = open(`${channel}-tells`);
  const listener = open(`${channel}-listens`);

  const subscribe = async (): Promise<void> => {
    try {
      await listener.subscribe(channel);
    } catch (error) {
      if (closed) return;
      onTrouble('listening', error);
      // A connection that does not listen is of no use; a new one may.
      listener.disconnect(true);
      return;
    }
    listening = true;
    // What was told before this moment was not heard, even at the very beginning.
    for (const { everything } of listeners) everything();
  };

  listener.on('ready', () => void subscribe());
  listener.on('close', () => {
    if (listening && !closed) onTrouble('listening', new Error('The connection was closed.'));
    listening = false;
  });
  listener.on('message', (_, text: string) => {
    for (const match of readMessage(self, text)) for (const { hear } of listeners) hear(match);
  });
  listener.on('error', (error) => onTrouble('listening', error));
  speaker.on('error', (error) => onTrouble('telling', error));

  const gathering = batchMessages(
    (matches) => Promise.all(writeMessages(self, matches, MOST_BYTES).map((word) => speaker.publish(channel, word))),
    onTrouble,
  );

  return {
    tell: gathering.add,
    listen: (hear, everything) => {
      listeners.push({ hear, everything });
      if (listening) everything();
    },
    close: async () => {
      closed = true;
      await gathering.sent();
      speaker.disconnect();
      listener.disconnect();
    },
  };
};
