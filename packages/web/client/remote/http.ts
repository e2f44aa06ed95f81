import { accept, type Result, refuse } from '@swordtable/kernel';
import { addressOf, type Call, type JsonRoute } from '@swordtable/server/api/call';
import { refusal } from '@swordtable/server/api/kernel';
import type { Route } from '@swordtable/server/api/routes';

/** How a service is reached. */
export interface Reach {
  /** Where it is; empty for the one that the page came from. */
  readonly base: string;
  /** What every request carries. A browser's cookie goes by itself. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly fetch?: typeof fetch;
}

/** The service of this page. */
export const HOME: Reach = { base: '' };

const AWAY = 'The server cannot be reached at the moment.';
export const NOT_UNDERSTOOD = refuse('bad-answer', "The server's answer doesn't make sense to this page. Reload the page and try again.");

/** What may well be granted if it is only asked again later. */
const PASSING = ['no-connection', 'too-busy', 'storage-away', 'shutting-down', 'too-many-requests', 'too-many-streams'];
export const isPassing = (code: string): boolean => PASSING.includes(code);

const refusalIn = (status: number, body: unknown): Result<never> => {
  const told = refusal.safeParse(body);
  if (told.success) return { ok: false, refusal: told.data };
  // Not the service itself: something on the way to it, while it is away.
  return status >= 500 ? refuse('no-connection', AWAY) : NOT_UNDERSTOOD;
};

/** The JSON in a response; nothing where there is none. */
const jsonIn = async (response: Response): Promise<unknown> => {
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  const text = await response.text();
  return isJson && text !== '' ? JSON.parse(text) : undefined;
};

/** Asks the service, and holds what it answers against the route's own schema: a page that was kept may be older than the service. */
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

/** How long to wait before trying once more, after so many times. */
export const pauseAfter = (times: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** times)));

/** Asks again and again until there is an answer that counts. What is asked must be safe to be asked twice. */
export const insist = async <Value>(ask: () => Promise<Result<Value>>, wanted: () => boolean): Promise<Result<Value>> => {
  for (let times = 0; ; times++) {
    const result = await ask();
    if (result.ok || !isPassing(result.refusal.code) || !wanted()) return result;
    await pauseAfter(times);
    if (!wanted()) return result;
  }
};
