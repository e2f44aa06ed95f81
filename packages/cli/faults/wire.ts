import { Agent, request } from 'node:http';
import type { Route } from '@swordtable/server/api/routes';
import { naps } from './awake.ts';

export interface Call {
  /** Where the server is, such as `http://127.0.0.1:8080`. */
  readonly base: string;
  readonly method: Route['method'];
  readonly path: string;
  readonly key?: string | undefined;
  readonly body?: unknown;
  /** Sends it over a connection of the client’s instead of a new request. */
  readonly over?: ((call: Call, mishap?: Mishap) => Promise<Reply>) | undefined;
}

export interface Reply {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly body: unknown;
}

/** The line broke: nobody on this side knows whether the other side got anything. */
export class LineLost extends Error {}

/** `hung-up`: all was sent, and nobody waits for the answer. `torn`: only half of it was sent. */
export type Mishap = 'hung-up' | 'torn';

const TOO_SLOW = 408;

/** Whether a request came too slowly only because everyone was stopped while it was under way. */
export const wasStopped = (status: number, napsBefore: number): boolean => status === TOO_SLOW && naps() > napsBefore;

export const PATIENCE = 20_000;
const agent = new Agent({ keepAlive: true, maxSockets: 500 });

const headersOf = ({ key, body }: Call, text: string): Record<string, string | number> => ({
  ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
  ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
});

export const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** One request and its answer, or `LineLost`. */
export const exchange = (call: Call, mishap?: Mishap): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const text = call.body === undefined ? '' : JSON.stringify(call.body);
    const before = naps();
    const lost = (why: string): void => reject(new LineLost(why));
    // A connection that is broken on purpose is never one that others still use.
    const asked = request(call.base + call.path, {
      method: call.method,
      headers: headersOf(call, text),
      agent: mishap === undefined ? agent : false,
    });
    asked.setTimeout(PATIENCE, () => asked.destroy(new Error('no answer')));
    asked.on('error', (error) => lost(error.message));
    asked.on('response', (response) => {
      let answer = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        answer += chunk;
      });
      response.on('error', (error) => lost(error.message));
      response.on('close', () => lost('cut off'));
      response.on('end', () => {
        if (!response.complete) return lost('cut off');
        const { statusCode: status = 0 } = response;
        if (wasStopped(status, before)) return lost('stopped');
        resolve({ status, retryAfter: response.headers['retry-after'], body: parsed(answer) });
      });
    });
    if (mishap === 'torn') {
      asked.write(text.slice(0, text.length / 2), () => asked.destroy(new Error('torn')));
      return;
    }
    asked.end(text, () => {
      if (mishap === 'hung-up') asked.destroy(new Error('hung up'));
    });
  });

/** The answer to a request over whichever way it takes, or `LineLost`. */
export const deliver = (call: Call, mishap?: Mishap): Promise<Reply> => (call.over ?? exchange)(call, mishap);
