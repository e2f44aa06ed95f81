import { get } from 'node:http';
import { message } from '@swordtable/server/api/table';
import type { Connecting, Connection } from './connection.ts';
import type { Journal } from './journal.ts';
import { parsed } from './wire.ts';

const pathOf = ({ match, watcher }: Journal): string => `/api/matches/${match}${watcher === null ? '' : `/seats/${watcher}`}/stream`;

/** The message in a line of a stream, if there is one: events have other lines around it, and both have pulses. */
const messageIn = (line: string): string | undefined => {
  if (line.startsWith('{')) return line;
  return line.startsWith('data: ') ? line.slice('data: '.length) : undefined;
};

/** A stream over HTTP, asked for as browsers do or as programs do. */
export const openStream = ({ address, key, journal, told, refused }: Connecting, isBrowser: boolean): Connection => {
  const [after, framing] = isBrowser
    ? ['', { accept: 'text/event-stream', 'last-event-id': String(journal.seq) }]
    : [`?after=${journal.seq}`, {}];
  const asked = get(address + pathOf(journal) + after, { agent: false, headers: { authorization: `Bearer ${key}`, ...framing } });
  let stall: Connection['stall'] = () => {};
  const ended = new Promise<void>((resolve) => {
    asked.on('error', () => resolve());
    asked.on('close', () => resolve());
    asked.on('response', (response) => {
      let rest = '';
      response.setEncoding('utf8');
      response.on('error', () => resolve());
      response.on('close', () => resolve());
      response.on('data', (chunk: string) => {
        rest += chunk;
        if (response.statusCode !== 200) return;
        const texts = rest.split('\n');
        rest = texts.pop() ?? '';
        for (const text of texts) {
          const found = messageIn(text);
          // What was cut off is not heard, even where it had arrived.
          if (found !== undefined && !asked.destroyed) told(message.parse(JSON.parse(found)));
        }
      });
      response.on('end', () => {
        const { statusCode: status = 0 } = response;
        if (status !== 200) refused({ status, retryAfter: response.headers['retry-after'], body: parsed(rest) });
      });
      stall = (milliseconds) => {
        response.pause();
        setTimeout(() => response.resume(), milliseconds);
      };
    });
  });
  return { ended, cut: () => void asked.destroy(), stall: (milliseconds) => stall(milliseconds) };
};
