import { accept, type Result, refuse } from '@swordtable/kernel';

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

/** What may well be granted if it is only asked again later. */
const PASSING = ['no-connection', 'too-busy', 'storage-away', 'shutting-down', 'too-many-requests', 'too-many-streams'];
export const isPassing = (code: string): boolean => PASSING.includes(code);

const refusalIn = (status: number, body: unknown): Result<never> => {
  if (typeof body === 'object' && body !== null && 'code' in body && 'sentence' in body)
    return refuse(String(body.code), String(body.sentence));
  // Not the service itself: something on the way to it, while it is away.
  return status >= 500 ? refuse('no-connection', AWAY) : refuse('bad-answer', `The server answered with ${status} and gave no reason.`);
};

/** Asks the service. Its answers are trusted to be what its description says. */
export const askService = async <Body>(reach: Reach, method: string, path: string, body?: unknown): Promise<Result<Body>> => {
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  try {
    const response = await (reach.fetch ?? fetch)(reach.base + path, { method, headers: { ...type, ...reach.headers }, ...sent });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    const told: unknown = isJson && text !== '' ? JSON.parse(text) : undefined;
    return response.ok && isJson ? accept(told as Body) : refusalIn(response.status, told);
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
