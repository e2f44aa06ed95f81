import { request } from 'node:http';
import { plainMessage } from '@swordtable/server/api/compact';
import { routes } from '@swordtable/server/api/routes';
import type { Followed, Following } from '../process.ts';
import { openSocket } from './socket.ts';
import type { Wire } from './wire.ts';

/** Follows a table over a connection. */
export type Follow = (
  wire: Wire,
  secret: string,
  place: Following,
  after: number | undefined,
  take: (text: string) => void,
  end: () => void,
) => Promise<Followed>;

const OUTCOMES: Readonly<Record<string, Followed>> = {
  ...{ 'may-not-watch': 'refused', 'not-your-seat': 'refused' },
  ...{ 'too-many-requests': 'limited', 'too-many-streams': 'limited' },
};
const outcomeOf = (code: string): Followed => OUTCOMES[code] ?? 'failed';

export const overSocket: Follow = (wire, secret, { match, watcher: seat, connection }, after, take, end) => {
  const socket = openSocket(wire, secret);
  return new Promise((resolve) => {
    socket.onClose((isLimited) => {
      resolve(isLimited ? 'limited' : 'failed');
      if (!isLimited) end();
    });
    socket.hear((reply) => {
      if (!connection.alive) wire.client.destroy();
      else if (reply.type === 'told') {
        resolve('ok');
        take(JSON.stringify(plainMessage(reply.message)));
      } else if (reply.type === 'refused') resolve(outcomeOf(reply.code));
      else if (reply.type === 'ended') end();
    });
    const at = { match, ...(seat === undefined ? {} : { seat }), ...(after === undefined ? {} : { after }) };
    socket.send({ do: 'watch', ...at, compact: true });
  });
};

/** The messages in a stream's text as far as it has arrived, and the rest. Anything else in it, such as a pulse, is no message. */
const messagesIn = (text: string, type: StreamType): { readonly messages: readonly string[]; readonly rest: string } => {
  const lines = text.split('\n');
  const rest = lines.pop() ?? '';
  const start = type === 'text/event-stream' ? 'data: ' : '';
  return { messages: lines.flatMap((line) => (line.startsWith(`${start}{`) ? [line.slice(start.length)] : [])), rest };
};

type StreamType = 'text/event-stream' | 'application/x-ndjson';

export const overStream =
  (type: StreamType): Follow =>
  ({ client }, secret, { match, watcher: seat, connection }, after, take, end) =>
    new Promise((resolve) => {
      const route = seat === undefined ? routes.stream : routes.seatStream;
      const path = route.path.replace(':match', encodeURIComponent(match)).replace(':seat', String(seat));
      const last = after === undefined ? {} : { 'last-event-id': String(after) };
      const headers = { authorization: `Bearer ${secret}`, accept: type, ...last };
      const asked = request({ host: 'simulated', path, headers, createConnection: () => client });
      let outcome: Followed = 'failed';
      const close = (): void => {
        resolve(outcome);
        if (outcome !== 'limited') end();
      };
      asked.on('error', close);
      asked.on('response', (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('error', () => {});
        response.on('close', close);
        response.on('end', () => {
          if (response.statusCode !== 200 && response.complete) outcome = outcomeOf(JSON.parse(text).code);
        });
        response.on('data', (part: string) => {
          text += part;
          if (response.statusCode !== 200) return;
          if (!connection.alive) return void client.destroy();
          const { messages, rest } = messagesIn(text, type);
          text = rest;
          resolve('ok');
          for (const message of messages) take(message);
        });
      });
      asked.end();
    });
