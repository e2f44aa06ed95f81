import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Fanout } from './fanout.ts';
import { batchMessages, type OnTrouble, readMessage, writeMessages } from './messages.ts';

/** PostgreSQL accepts notifications of less than 8000 bytes. */
const MOST_BYTES = 7999;
const LONGEST_PAUSE = 5000;
/** A connection that doesn't respond for this long is dead, even if no error was reported. */
const DEAD_AFTER = 10_000;

/** Doubles from a tenth of a second, with jitter so that many processes don't reconnect in step. */
const pauseBefore = (attempt: number): number => Math.min(LONGEST_PAUSE, 100 * 2 ** Math.min(attempt, 10)) * (0.5 + Math.random() / 2);

/**
 * Processes that share a PostgreSQL notify each other with LISTEN and NOTIFY. This uses its own connection: a pool would lend it to others
 * and forget what it listens to.
 */
export const fanoutByPostgres = (url: string, onTrouble: OnTrouble, channel = 'swordtable'): Fanout => {
  const self = randomUUID();
  const listeners: { readonly hear: (match: string) => void; readonly everything: () => void }[] = [];
  let line: pg.Client | undefined;
  let listening = false;
  let closed = false;
  let attempt = 0;
  let retry: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const client = new pg.Client({
      connectionString: url,
      application_name: `${channel} fan-out`,
      keepAlive: true,
      connectionTimeoutMillis: DEAD_AFTER,
      query_timeout: DEAD_AFTER,
    });
    line = client;
    client.on('error', (error) => lose(client, error));
    client.on('end', () => lose(client, new Error('The connection ended.')));
    client.on('notification', ({ payload = '' }) => {
      for (const match of readMessage(self, payload)) for (const { hear } of listeners) hear(match);
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
    } catch (error) {
      lose(client, error);
      return;
    }
    if (line !== client) return;
    listening = true;
    attempt = 0;
    // Anything sent before now was missed, even right after the start.
    for (const { everything } of listeners) everything();
  };

  /** A connection is lost only once, however many ways there are to notice. */
  const lose = (client: pg.Client, error: unknown): void => {
    if (line !== client) return;
    line = undefined;
    listening = false;
    // It's being closed because it failed; that closing fails too is no news.
    client.end().catch(() => {});
    if (closed) return;
    onTrouble('listening', error);
    retry = setTimeout(() => void connect(), pauseBefore(attempt));
    attempt += 1;
  };

  const gathering = batchMessages(async (matches) => {
    const client = line;
    if (client === undefined || !listening) throw new Error('There is no connection to PostgreSQL right now.');
    try {
      await client.query('SELECT pg_notify($1, word) FROM unnest($2::text[]) AS word', [channel, writeMessages(self, matches, MOST_BYTES)]);
    } catch (error) {
      lose(client, error);
      throw error;
    }
  }, onTrouble);

  void connect();
  return {
    tell: gathering.add,
    listen: (hear, everything) => {
      listeners.push({ hear, everything });
      if (listening) everything();
    },
    close: async () => {
      closed = true;
      clearTimeout(retry);
      await gathering.sent();
      const client = line;
      line = undefined;
      // If the connection breaks while it's being closed, it's closed.
      await client?.end().catch(() => {});
    },
  };
};
