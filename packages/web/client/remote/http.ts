import { accept, type Result, refuse } from '@swordtable/kernel';
import { addressOf, type Call, type JsonRoute } from '@swordtable/server/api/call';
import { refusal } from '@swordtable/server/api/kernel';
import type { Route } from '@swordtable/server/api/routes';

/** How to reach a server. */
export interface Reach {
  /** Its address; empty for the page's own server. */
  readonly base: string;
  /** Headers for every request. A browser's cookie is sent automatically. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly fetch?: typeof fetch;
}

/** This page's server. */
export const HOME: Reach = { base: '' };

export const AWAY = 'The server can’t be reached right now.';
export const NOT_UNDERSTOOD = refuse('bad-answer', 'This page didn’t understand the server’s response. Reload the page and try again.');

/** Requests that may succeed if repeated later. */
const PASSING = ['no-connection', 'too-busy', 'storage-away', 'shutting-down', 'too-many-requests', 'too-many-streams'];
export const isPassing = (code: string): boolean => PASSING.includes(code);

const refusalIn = (status: number, body: unknown): Result<never> => {
  const told = refusal.safeParse(body);
  if (told.success) return { ok: false, refusal: told.data };
  // Not from the server itself: something in between answered while it's away.
  return status >= 500 ? refuse('no-connection', AWAY) : NOT_UNDERSTOOD;
};

/** The JSON in a response; undefined if there is none. */
const jsonIn = async (response: Response): Promise<unknown> => {
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  const text = await response.text();
  return isJson && text !== '' ? JSON.parse(text) : undefined;
};

/** Sends a request, and checks the response against the route's schema: a cached page may be older than the server. */
export const askService = async <Of extends Route, Answer>(
  reach: Reach,
  route: Of & JsonRoute<Answer>,
  call: Call<Of>,
): Promise<Result<Answer>> => {
  const { body } = call;
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const headers = { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...reach.headers };
  try {
    const response = await (reach.fetch ?? fetch)(reach.base + addressOf(route, call), { method: route.method, headers, ...sent });
    const told = await jsonIn(response);
    if (!response.ok || told === undefined) return refusalIn(response.status, told);
    const answer = route.replies[response.status]?.safeParse(told);
    return answer?.success === true ? accept(answer.data) : NOT_UNDERSTOOD;
  } catch {
    return refuse('no-connection', AWAY);
  }
};

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 5_000;

/** How long to wait before trying again, after this many attempts. */
export const pauseAfter = (times: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** times)));

/** Repeats a request until there's a definite response. The request must be safe to repeat. */
export const insist = async <Value>(ask: () => Promise<Result<Value>>, wanted: () => boolean): Promise<Result<Value>> => {
  for (let times = 0; ; times++) {
    const result = await ask();
    if (result.ok || !isPassing(result.refusal.code) || !wanted()) return result;
    await pauseAfter(times);
    if (!wanted()) return result;
  }
};
