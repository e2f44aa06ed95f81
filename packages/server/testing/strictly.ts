import { AssertionError, deepStrictEqual } from 'node:assert';
import * as z from 'zod/mini';
import { allRoutes } from '../api/all-routes.ts';
import { refusal } from '../api/kernel.ts';
import type { Route } from '../api/routes.ts';

/** Parses a value with a schema, and fails if it has anything the schema doesn't mention, which parsing would drop. */
export const strictly = <Data>(schema: z.ZodMiniType<Data>, value: unknown): Data => {
  const read = schema.parse(value);
  deepStrictEqual(read, value, 'It has something that its schema doesn’t mention.');
  return read;
};

export const isMisshapen = (error: unknown): boolean => error instanceof AssertionError || error instanceof z.core.$ZodError;

const all: readonly Route[] = Object.values(allRoutes);
const patterns = new Map(all.map((route) => [route, new RegExp(`^${route.path.replaceAll(/:\w+/g, '[^/]+')}$`)]));

/** The route at an address. */
const routeAt = (method: string, address: string): Route | undefined => {
  const [path = ''] = address.split('?');
  return all.find((route) => route.method === method && patterns.get(route)?.test(path) === true);
};

/** Fails unless the JSON response is exactly what the route promises. */
export const checkReply = (method: string, address: string, status: number, body: unknown): void => {
  if (status >= 400) return void strictly(refusal, body);
  const route = routeAt(method, address);
  if (route === undefined) return;
  const reply = route.replies[status];
  if (reply === undefined || !('safeParse' in reply)) throw new Error(`${method} ${route.path} doesn’t declare the status ${status}.`);
  strictly(reply, body);
};
