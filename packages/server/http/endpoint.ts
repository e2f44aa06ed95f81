import { refusal } from '../api/kernel.ts';
import type { Route } from '../api/routes.ts';

interface Description {
  readonly summary: string;
  readonly description?: string;
  readonly tags: string[];
}

/** Any route may refuse, always in the same format. */
const refusals = { '4xx': refusal, '5xx': refusal } as const;

interface Endpoint<Of extends Route> {
  readonly method: Of['method'];
  readonly url: string;
  readonly schema: Description & Omit<Of, 'method' | 'path' | 'replies'> & { readonly response: Of['replies'] & typeof refusals };
}

/** A route as the app registers it, with its description. */
export const endpoint = <Of extends Route>({ method, path, replies, ...request }: Of, description: Description): Endpoint<Of> => ({
  method,
  url: path,
  schema: { ...description, ...request, response: { ...replies, ...refusals } },
});
