import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import type { Fanout } from './fanout.ts';
import { batchMessages, type OnTrouble, readMessage, writeMessages } from './messages.ts';

export const CHANNEL = 'swordtable';
/** Redis would accept far more; messages of this size don't hold up the others. */
const MOST_BYTES = 65_536;
/** A connection that doesn't respond for this long is dead, even if no error was reported. */
const DEAD_AFTER = 10_000;

/** Processes notify each other through Redis: one connection publishes and another subscribes, as Redis requires. */
export const fanoutByRedis = (url: string, onTrouble: OnTrouble, channel = CHANNEL): Fanout => {
  const self = randomUUID();
  const listeners: { readonly hear: (match: string) => void; readonly everything: () => void }[] = [];
  let listening = false;
  let closed = false;

  const open = (connectionName: string): Redis =>
    new Redis(url, {
      connectionName,
      commandTimeout: DEAD_AFTER,
      // A message sent while disconnected waits for one attempt to reconnect; after that it would be old news.
      maxRetriesPerRequest: 1,
      // Subscribing happens below, where its completion is known.
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
      // A connection that isn't subscribed is useless; a new one may work.
      listener.disconnect(true);
      return;
    }
    listening = true;
    // Anything sent before now was missed, even right after the start.
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
