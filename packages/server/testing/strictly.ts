import { AssertionError, deepStrictEqual } from 'node:assert';
import * as z from 'zod/mini';
import { refusal } from '../api/kernel.ts';
import { type Route, routes } from '../api/routes.ts';

/** Reads a value by a schema, and fails if it has anything that the schema doesn't mention: reading leaves that out. */
export const strictly = <Data>(schema: z.ZodMiniType<Data>, value: unknown): Data => {
  const read = schema.parse(value);
  deepStrictEqual(read, value, 'There is something in it that its schema does not mention.');
  return read;
};

export const isMisshapen = (error: unknown): boolean => error instanceof AssertionError || error instanceof z.core.$ZodError;

const all: readonly Route[] = Object.values(routes);
const patterns = new Map(all.map((route) => [route, new RegExp(`^${route.path.replaceAll(/:\w+/g, '[^/]+')}$`)]));

/** The route at an address. */
const routeAt = (method: string, address: string): Route | undefined => {
  const [path = ''] = address.split('?');
  return all.find((route) => route.method === method && patterns.get(route)?.test(path) === true);
};

/** Fails unless the JSON that came back is what the route promises, to the last key. */
export const checkReply = (method: string, address: string, status: number, body: unknown): void => {
  if (status >= 400) return void strictly(refusal, body);
  const route = routeAt(method, address);
  if (route === undefined) return;
  const reply = route.replies[status];
  if (reply === undefined || !('safeParse' in reply)) throw new Error(`${method} ${route.path} does not say that it answers ${status}.`);
  strictly(reply, body);
};
